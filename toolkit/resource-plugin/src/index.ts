/**
 * Nx generators for Softkit applications: a whole application, a library, or a resource with its entity,
 * repository, service, and controller. Run them with commands such as
 * `nx generate @softkit/resource-plugin:resource`, or call the functions from your own generator. The
 * `boilerplate-generator` command of {@link BoilerplateGeneratorCommand} copies a starter workspace.
 *
 * Install it in an Nx 17 workspace with its peer packages:
 *
 * ```bash
 * npm install --save-dev @softkit/resource-plugin nx@17 @nx/devkit@17 @nx/js@17 @nx/nest@17
 * ```
 *
 * @uk Генератори Nx для застосунків на Softkit: створюють увесь застосунок, бібліотеку або ресурс із сутністю,
 * репозиторієм, сервісом і контролером. Запускайте їх командами на зразок
 * `nx generate @softkit/resource-plugin:resource` або викликайте функції з власного генератора. Команда
 * `boilerplate-generator` класу {@link BoilerplateGeneratorCommand} копіює стартовий робочий простір.
 *
 * Встановіть пакет у робочому просторі Nx 17 разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm install --save-dev @softkit/resource-plugin nx@17 @nx/devkit@17 @nx/js@17 @nx/nest@17
 * ```
 *
 * @packageDocumentation
 */

import type { Tree } from '@nx/devkit';
import type { Arguments, Argv, CommandModule } from 'yargs';

// Replaces the `@nx/nest` type with the same name: application generator options.
interface ApplicationGeneratorOptions {
  name: string;
  directory?: string;
  frontendProject?: string;
  linter?: 'eslint' | 'none';
  skipFormat?: boolean;
  skipPackageJson?: boolean;
  tags?: string;
  unitTestRunner?: 'jest' | 'none';
  e2eTestRunner?: 'jest' | 'none';
  setParserOptionsProject?: boolean;
  strict?: boolean;
}

// Replaces the `@nx/js` type with the same name: library generator options.
interface LibraryGeneratorSchema {
  name: string;
  directory?: string;
  linter?: 'eslint' | 'none';
  skipFormat?: boolean;
  skipPackageJson?: boolean;
  skipTsConfig?: boolean;
  tags?: string;
  unitTestRunner?: 'jest' | 'none';
  publishable?: boolean;
  buildable?: boolean;
  importPath?: string;
  testEnvironment?: 'jsdom' | 'node';
  setParserOptionsProject?: boolean;
  strict?: boolean;
}

interface AppGeneratorSchema extends ApplicationGeneratorOptions {
  name: string;
  title: string;
  description: string;
  i18n: boolean;
  configureJestConfig: boolean;
  health: boolean;
  languages: string[];
  auth: boolean;
  db: boolean;
  dbType?: string;
  dbName?: string;
  appPort: number;
  contactName: string;
  contactEmail: string;
  contactUrl: string;
  testsFolderName: string;
  lintCommandName?: string;
}

interface LibGeneratorSchema extends LibraryGeneratorSchema {
  name: string;
  config: boolean;
  languages: string[];
  i18n: boolean;
  configureJestConfig: boolean;
  lintCommandName?: string;
  unitTestRunner: 'jest' | 'none';
}

interface ControllerGeneratorSchema {
  projectName: string;
  controllerName: string;
  basePath: string;
  serviceName: string;
  entityName: string;
  tenantBaseEntity: boolean;
  entityIncludesIdField?: boolean;
  entityIncludesVersionField?: boolean;
  groupName: string;
  lintCommandName?: string;
}

interface RepositoryGeneratorSchema {
  projectName: string;
  repositoryName: string;
  entityName: string;
  groupName: string;
  tenantBaseRepository: boolean;
  lintCommandName?: string;
}

interface ResourceGeneratorSchema {
  projectName: string;
  entityName: string;
  basePath: string;
  groupName: string;
  tenantBaseEntity: boolean;
  generateRepository: boolean;
  generateService: boolean;
  generateController: boolean;
  entityIncludesIdField?: boolean;
  entityIncludesVersionField?: boolean;
  lintCommandName?: string;
}

interface ServiceGeneratorSchema {
  projectName: string;
  serviceName: string;
  repositoryName: string;
  entityName: string;
  groupName: string;
  tenantBaseService: boolean;
  lintCommandName?: string;
}

interface GenerateBoilerplateArguments {
  appFolder: string;
  companyName: string;
  tag: string;
  repository: string;
}

/**
 * `yargs` command that copies a starter workspace from a git repository to a folder and names it after your
 * company.
 *
 * The package lists a `boilerplate` program that runs the command, but its file has no shebang line, so a
 * shell can't start it. Run
 * `node node_modules/@softkit/resource-plugin/src/generators/boilerplate/utils/cli.js boilerplate-generator`,
 * or register the command in your own command-line tool.
 *
 * @uk Команда для `yargs`, яка копіює стартовий робочий простір із репозиторію git у папку й називає його за
 * вашою компанією.
 *
 * Пакет оголошує програму `boilerplate`, яка запускає команду, але файл програми не має рядка shebang, і
 * оболонка не може його виконати. Виконайте
 * `node node_modules/@softkit/resource-plugin/src/generators/boilerplate/utils/cli.js boilerplate-generator`
 * або зареєструйте команду у власному інструменті командного рядка.
 *
 * @example
 * ```ts
 * import yargs from 'yargs';
 * import { BoilerplateGeneratorCommand } from '@softkit/resource-plugin';
 *
 * void yargs(process.argv.slice(2))
 *   .command(new BoilerplateGeneratorCommand())
 *   .strict()
 *   .parse();
 * ```
 */
export declare class BoilerplateGeneratorCommand
  implements CommandModule<object, GenerateBoilerplateArguments>
{
  /**
   * Word that runs the command on the command line.
   *
   * @uk Слово, яким команду викликають у командному рядку.
   *
   * @defaultValue `'boilerplate-generator'`
   */
  command: string;
  /**
   * Text shown next to the command in the `--help` output.
   *
   * @uk Текст біля команди у виводі `--help`.
   *
   * @defaultValue `'Generate a new boilerplate project.'`
   */
  describe: string;
  /**
   * Declares the options: `appFolder` (`-f`) and `companyName` (`-c`) are required, `tag` (`-t`) defaults to
   * `latest`, and `repository` (`-r`) defaults to the Softkit boilerplate on GitHub.
   *
   * @uk Оголошує параметри: `appFolder` (`-f`) і `companyName` (`-c`) обов’язкові, `tag` (`-t`) за замовчуванням має
   * значення `latest`, а `repository` (`-r`) вказує на стартовий робочий простір Softkit на GitHub.
   *
   * @param args - `yargs` parser to add the options to.
   * @ukParam args - Парсер `yargs`, до якого треба додати параметри.
   * @returns The same parser with the options.
   * @ukReturns Той самий парсер із параметрами.
   */
  builder(args: Argv<object>): Argv<GenerateBoilerplateArguments>;
  /**
   * Clones the given repository tag into the folder, deletes its git history, and sets the package name to
   * `@<company>/source`.
   *
   * Requires `git`. The company name is trimmed and converted to lowercase.
   *
   * @uk Клонує вказаний тег репозиторію в папку, видаляє історію git і задає пакету назву `@<company>/source`.
   *
   * Потрібен `git`. Команда переводить назву компанії в нижній регістр і обрізає пробіли на її кінцях.
   *
   * @param argv - Values of the options that {@link builder} declares.
   * @ukParam argv - Значення параметрів, які оголошує {@link builder}.
   * @throws `git` exit code, a number, if cloning fails, for example because the tag is missing or the folder
   * isn't empty.
   * @ukThrows Код завершення `git` (число), якщо клонувати не вдалося: наприклад, тегу немає або папка не
   * порожня.
   */
  handler(argv: Arguments<GenerateBoilerplateArguments>): Promise<void>;
}

/**
 * Generates a NestJS application that uses Softkit: the entry point, root module, configuration, environment
 * files, and, optionally, authentication, a database, health checks, and translations.
 *
 * It runs the `@nx/nest` application generator, replaces its sources, and adds a `generate-client` target
 * that builds an HTTP client from the OpenAPI document.
 *
 * The workspace needs `@nx/webpack` and `prettier`, even for `--dry-run`. The `index.ts` files for
 * controllers, services, repositories, and entities are empty until you generate the first class, so
 * TypeScript doesn't treat them as modules.
 *
 * @uk Генерує застосунок NestJS на Softkit: точку входу, кореневий модуль і конфігурацію, файли середовищ і, на ваш вибір,
 * автентифікацію, базу даних, перевірки стану та переклади.
 *
 * Запускає генератор застосунків із `@nx/nest`, замінює створені ним файли й додає ціль `generate-client`, яка створює HTTP-клієнт
 * за документом OpenAPI.
 *
 * Навіть для `--dry-run` у робочому просторі мають бути `@nx/webpack` і `prettier`. Доки ви не згенеруєте
 * першого класу, файли `index.ts` контролерів, сервісів, репозиторіїв і сутностей порожні, і TypeScript не
 * вважає їх модулями.
 *
 * @param tree - Workspace files that Nx passes to the generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - Application name, title, description, and contacts; `auth`, `db`, `health`, and `i18n`
 * enable the corresponding parts, `languages` lists the translations, and `appPort` is the HTTP port. The
 * name is converted to kebab case.
 * @ukParam options - Назва, заголовок, опис і контакти застосунку; `auth`, `db`, `health` та `i18n` вмикають
 * відповідні частини, `languages` — мови перекладів, `appPort` — порт HTTP. Генератор переводить назву в
 * kebab-case.
 * @returns A callback that lints and fixes the new files with `yarn nx run`, or nothing if `lintCommandName`
 * is empty.
 * @ukReturns Функція зворотного виклику, яка командою `yarn nx run` перевіряє й виправляє лінтером нові файли.
 * Якщо `lintCommandName` порожній, генератор не повертає нічого.
 */
export declare function appGenerator(
  tree: Tree,
  options: AppGeneratorSchema,
): Promise<(() => Promise<void>) | undefined>;

/**
 * Generates a REST controller for an entity with its DTOs, a test, and test data, and exports it from the
 * application's `src/app/controllers/index.ts`.
 *
 * It also adds create, read, update, and delete permissions for the `SUPER_ADMIN` and `ADMIN` roles to
 * `src/app/assets/migrations/permissions.json`.
 *
 * @uk Генерує REST-контролер для сутності разом із DTO, тестом і тестовими даними й експортує його з
 * `src/app/controllers/index.ts` застосунку.
 *
 * Крім того, додає дозволи на створення, читання, оновлення й видалення для ролей `SUPER_ADMIN` та `ADMIN` у
 * `src/app/assets/migrations/permissions.json`.
 *
 * @param tree - Workspace files that Nx passes to the generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - `projectName` is the application; `controllerName`, `serviceName`, and `entityName`
 * usually match; `groupName` is the folder; `basePath` is the route prefix, used only in the generated test.
 * @ukParam options - `projectName` — застосунок; `controllerName`, `serviceName` та `entityName` зазвичай
 * збігаються; `groupName` — папка; `basePath` — префікс маршрутів, потрібний лише згенерованому тесту.
 * @returns A callback that lints and fixes the application with `yarn nx run`, or nothing if
 * `lintCommandName` is empty.
 * @ukReturns Функція зворотного виклику, яка командою `yarn nx run` перевіряє й виправляє лінтером застосунок.
 * Якщо `lintCommandName` порожній, генератор не повертає нічого.
 */
export declare function controllerGenerator(
  tree: Tree,
  options: ControllerGeneratorSchema,
): Promise<(() => Promise<void>) | undefined>;

/**
 * Generates a NestJS library and, optionally, a configuration class and translations for it.
 *
 * It runs the `@nx/nest` library generator. A publishable library also gets a lint rule that checks the
 * dependencies in its `package.json`.
 *
 * @uk Генерує бібліотеку NestJS і, на ваш вибір, клас конфігурації та переклади для неї.
 *
 * Запускає генератор бібліотек із `@nx/nest`. Якщо бібліотеку призначено для публікації, додає також правило
 * лінтера, яке перевіряє залежності в її `package.json`.
 *
 * @param tree - Workspace files that Nx passes to the generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - `@nx/nest` generator options, plus `config`, `i18n`, `languages`, and
 * `configureJestConfig` (adds `jest-extended`). The name is converted to kebab case.
 * @ukParam options - Параметри генератора з `@nx/nest`, а також `config`, `i18n`, `languages`,
 * `configureJestConfig` (додає `jest-extended`). Генератор переводить назву в kebab-case.
 * @returns A callback that lints and fixes the new files with `yarn nx run`, or nothing if `lintCommandName`
 * is empty.
 * @ukReturns Функція зворотного виклику, яка командою `yarn nx run` перевіряє й виправляє лінтером нові файли.
 * Якщо `lintCommandName` порожній, генератор не повертає нічого.
 */
export declare function libGenerator(
  tree: Tree,
  options: LibGeneratorSchema,
): Promise<(() => Promise<void>) | undefined>;

/**
 * Generates an entity repository that extends the `@softkit/typeorm` base class and exports it from
 * the application's `src/app/repositories/index.ts`.
 *
 * @uk Генерує репозиторій сутності на базовому класі з `@softkit/typeorm` й експортує його з
 * `src/app/repositories/index.ts` застосунку.
 * @remarks The template imports `BaseRepository`, `BaseTenantRepository`, and `TenantClsStore`,
 * which the package no longer exports. Replace them with `BaseTypeormEntityRepository`,
 * `BaseTypeormTenantedEntityRepository`, and `TenantClsStore` from `@softkit/persistence-api`.
 * @ukRemarks Шаблон імпортує `BaseRepository`, `BaseTenantRepository` і `TenantClsStore`, яких
 * пакет більше не експортує. Замініть їх на `BaseTypeormEntityRepository`,
 * `BaseTypeormTenantedEntityRepository` і `TenantClsStore` із `@softkit/persistence-api`.
 *
 * @param tree - Workspace files that Nx passes to the generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - `projectName` is the application, and `groupName` is the folder; `tenantBaseRepository`
 * selects the base class that limits queries to the current tenant.
 * @ukParam options - `projectName` — застосунок, `groupName` — папка; `tenantBaseRepository` вибирає базовий
 * клас, який обмежує запити поточним тенантом.
 * @returns A callback that lints and fixes the application with `yarn nx run`, or nothing if
 * `lintCommandName` is empty.
 * @ukReturns Функція зворотного виклику, яка командою `yarn nx run` перевіряє й виправляє лінтером застосунок.
 * Якщо `lintCommandName` порожній, генератор не повертає нічого.
 */
export declare function repositoryGenerator(
  tree: Tree,
  options: RepositoryGeneratorSchema,
): Promise<(() => Promise<void>) | undefined>;

/**
 * Generates an entity and, optionally, its repository, service, and controller. Some generated imports need
 * to be changed: see {@link repositoryGenerator} and {@link serviceGenerator}.
 *
 * @uk Генерує сутність і, на ваш вибір, її репозиторій, сервіс та контролер. Деякі згенеровані імпорти треба
 * виправити: див. {@link repositoryGenerator} і {@link serviceGenerator}.
 *
 * @param tree - Workspace files that Nx passes to the generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - `entityName` is written with hyphens; `tenantBaseEntity` selects tenant base classes;
 * `generateRepository`, `generateService`, and `generateController` enable the corresponding parts;
 * `entityIncludesIdField` and `entityIncludesVersionField` add those fields.
 * @ukParam options - `entityName` пишіть через дефіси; `tenantBaseEntity` вибирає базові класи для
 * тенантів; `generateRepository`, `generateService` та `generateController` вмикають відповідні
 * частини; `entityIncludesIdField` та `entityIncludesVersionField` додають ці поля.
 * @returns A callback that lints and fixes the application with `yarn nx run`, or nothing if
 * `lintCommandName` is empty.
 * @ukReturns Функція зворотного виклику, яка командою `yarn nx run` перевіряє й виправляє лінтером застосунок.
 * Якщо `lintCommandName` порожній, генератор не повертає нічого.
 * @example
 * ```ts
 * import { formatFiles, Tree } from '@nx/devkit';
 * import { resourceGenerator } from '@softkit/resource-plugin';
 *
 * export default async function catalogGenerator(
 *   tree: Tree,
 *   options: { projectName: string },
 * ): Promise<void> {
 *   for (const entityName of ['product', 'product-category']) {
 *     await resourceGenerator(tree, {
 *       projectName: options.projectName,
 *       entityName,
 *       basePath: 'api/catalog',
 *       groupName: 'catalog',
 *       tenantBaseEntity: true,
 *       generateRepository: true,
 *       generateService: true,
 *       generateController: true,
 *       entityIncludesIdField: true,
 *       entityIncludesVersionField: true,
 *     });
 *   }
 *
 *   await formatFiles(tree);
 * }
 * ```
 */
export declare function resourceGenerator(
  tree: Tree,
  options: ResourceGeneratorSchema,
): Promise<(() => Promise<void>) | undefined>;

/**
 * Generates an entity service that extends the `@softkit/service-api` base class and exports it
 * from the application's `src/app/services/index.ts`.
 *
 * @uk Генерує сервіс сутності на базовому класі з `@softkit/service-api` й експортує його з
 * `src/app/services/index.ts` застосунку.
 * @remarks For tenants, the template imports `BaseTenantEntityService`, which the package no longer
 * exports. Extend `BaseTrackedEntityService` instead.
 * @ukRemarks Для тенантів шаблон імпортує `BaseTenantEntityService`, якого пакет більше не
 * експортує. Натомість успадкуйте `BaseTrackedEntityService`.
 *
 * @param tree - Workspace files that Nx passes to the generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - `projectName` is the application, `groupName` is the folder, and `repositoryName` is the
 * repository to inject; `tenantBaseService` selects the tenant base class.
 * @ukParam options - `projectName` — застосунок, `groupName` — папка, `repositoryName` — репозиторій для впровадження;
 * `tenantBaseService` вибирає базовий клас для тенантів.
 * @returns A callback that lints and fixes the application with `yarn nx run`, or nothing if
 * `lintCommandName` is empty.
 * @ukReturns Функція зворотного виклику, яка командою `yarn nx run` перевіряє й виправляє лінтером застосунок.
 * Якщо `lintCommandName` порожній, генератор не повертає нічого.
 */
export declare function serviceGenerator(
  tree: Tree,
  options: ServiceGeneratorSchema,
): Promise<(() => Promise<void>) | undefined>;
