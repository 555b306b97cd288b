/**
 * Nx generators for Softkit applications: a whole application, a library, or a resource with its entity, repository, service,
 * and controller. Run them with `nx generate @softkit/resource-plugin:resource` and the like, or call the functions from a
 * generator of your own. The command `boilerplate-generator` of {@link BoilerplateGeneratorCommand} copies a ready workspace.
 *
 * Install it in an Nx 17 workspace with its peer packages:
 *
 * ```bash
 * npm install --save-dev @softkit/resource-plugin nx@17 @nx/devkit@17 @nx/js@17 @nx/nest@17
 * ```
 *
 * @uk Генератори Nx для застосунків на Softkit: застосунок цілком, бібліотека або ресурс із сутністю, репозиторієм, сервісом
 * і контролером. Запускайте їх командами на зразок `nx generate @softkit/resource-plugin:resource` або викликайте функції з
 * власного генератора. Команда `boilerplate-generator` класу {@link BoilerplateGeneratorCommand} копіює готовий робочий простір.
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

// Stands in for the type of the same name in `@nx/nest`: the options of its application generator.
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

// Stands in for the type of the same name in `@nx/js`: the options of its library generator.
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
 * Command for `yargs` that copies a boilerplate workspace from a git repository into a folder and names it after your company.
 *
 * The package lists a program `boilerplate` that runs it, but its file has no shebang line, so a shell cannot start it. Run
 * `node node_modules/@softkit/resource-plugin/src/generators/boilerplate/utils/cli.js boilerplate-generator`, or register the command
 * in your own command line tool.
 *
 * @uk Команда для `yargs`, яка копіює заготовку робочого простору з репозиторію git у папку й називає його за вашою компанією.
 *
 * У пакеті вказано програму `boilerplate`, яка її запускає, але у її файлі немає рядка shebang, тож оболонка не може її виконати.
 * Виконайте `node node_modules/@softkit/resource-plugin/src/generators/boilerplate/utils/cli.js boilerplate-generator` або
 * зареєструйте команду у власному інструменті командного рядка.
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
   * Name of the command on the command line.
   *
   * @uk Назва команди в командному рядку.
   *
   * @defaultValue `'boilerplate-generator'`
   */
  command: string;
  /**
   * Description of the command in the help text.
   *
   * @uk Опис команди в довідці.
   *
   * @defaultValue `'Generate a new boilerplate project.'`
   */
  describe: string;
  /**
   * Declares the options: `appFolder` (`-f`) and `companyName` (`-c`) are required, `tag` (`-t`) is `latest` by default, and
   * `repository` (`-r`) is the Softkit boilerplate on GitHub.
   *
   * @uk Оголошує параметри: `appFolder` (`-f`) і `companyName` (`-c`) обов’язкові, `tag` (`-t`) типово `latest`, а `repository`
   * (`-r`) — заготовка Softkit на GitHub.
   *
   * @param args - Parser to add the options to.
   * @ukParam args - Парсер, до якого додаються параметри.
   * @returns The same parser with the options.
   * @ukReturns Той самий парсер із параметрами.
   */
  builder(args: Argv<object>): Argv<GenerateBoilerplateArguments>;
  /**
   * Clones the tag of the repository into the folder, deletes its git history, and sets the package name to
   * `@<company>/source`.
   *
   * It needs `git` on the machine. The company name is trimmed and converted to lower case.
   *
   * @uk Клонує тег репозиторію в папку, видаляє історію git і задає пакету назву `@<company>/source`.
   *
   * На машині має бути `git`. Назва компанії переводиться в нижній регістр, пробіли на кінцях обрізаються.
   *
   * @param argv - Parsed options.
   * @ukParam argv - Розібрані параметри.
   * @throws Exit code of `git`, a number, when cloning fails, for example when the tag is missing or the folder is not empty.
   * @ukThrows Код завершення `git` (число), якщо клонувати не вдалося, наприклад тегу немає або папка не порожня.
   */
  handler(argv: Arguments<GenerateBoilerplateArguments>): Promise<void>;
}

/**
 * Generates a NestJS application on Softkit: the entry point, the root module and configuration, environment files, and, as you
 * choose, authentication, a database, health checks, and translations.
 *
 * It runs the application generator of `@nx/nest`, replaces its sources, and adds a `generate-client` target that builds an HTTP
 * client from the OpenAPI document.
 *
 * The workspace needs `@nx/webpack` and `prettier`, even for `--dry-run`. The `index.ts` files of controllers,
 * services, repositories and entities are empty until the first class is generated, so TypeScript does not take
 * them for modules.
 *
 * @uk Генерує застосунок NestJS на Softkit: точку входу, кореневий модуль і конфігурацію, файли середовищ і, на ваш вибір,
 * автентифікацію, базу даних, перевірки стану та переклади.
 *
 * Запускає генератор застосунків із `@nx/nest`, замінює створені ним файли й додає ціль `generate-client`, яка створює HTTP-клієнт
 * за документом OpenAPI.
 *
 * У робочому просторі мають бути `@nx/webpack` і `prettier`, навіть для `--dry-run`. Файли `index.ts`
 * контролерів, сервісів, репозиторіїв і сутностей порожні, доки не згенеровано перший клас, тож TypeScript не
 * вважає їх модулями.
 *
 * @param tree - Files of the workspace, as Nx hands them to a generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - Name and texts of the application; `auth`, `db`, `health`, and `i18n` switch the parts on, `languages` lists the
 * translations, `appPort` is the HTTP port. The name is converted to kebab case.
 * @ukParam options - Назва й тексти застосунку; `auth`, `db`, `health` та `i18n` вмикають відповідні частини, `languages` — мови
 * перекладів, `appPort` — порт HTTP. Назва переводиться в kebab-case.
 * @returns Callback that lints and fixes the new files with `yarn nx run`; nothing when `lintCommandName` is empty.
 * @ukReturns Функція зворотного виклику, яка перевіряє й виправляє нові файли лінтером через `yarn nx run`; нічого, якщо
 * `lintCommandName` порожній.
 */
export declare function appGenerator(
  tree: Tree,
  options: AppGeneratorSchema,
): Promise<(() => Promise<void>) | undefined>;

/**
 * Generates a REST controller for an entity with its DTOs, a test, and test data, and exports it from
 * `src/app/controllers/index.ts` of the application.
 *
 * It also adds the permissions to create, read, update, and delete, with the roles `SUPER_ADMIN` and `ADMIN`, to
 * `src/app/assets/migrations/permissions.json`.
 *
 * @uk Генерує REST-контролер для сутності разом із DTO, тестом і тестовими даними й експортує його з
 * `src/app/controllers/index.ts` застосунку.
 *
 * Крім того, додає дозволи на створення, читання, оновлення й видалення для ролей `SUPER_ADMIN` та `ADMIN` у
 * `src/app/assets/migrations/permissions.json`.
 *
 * @param tree - Files of the workspace, as Nx hands them to a generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - `projectName` is the application; `controllerName`, `serviceName`, and `entityName` usually match; `groupName` is
 * the folder, `basePath` the start of the routes in the generated test only.
 * @ukParam options - `projectName` — застосунок; `controllerName`, `serviceName` та `entityName` зазвичай збігаються; `groupName` —
 * папка, `basePath` — початок маршрутів лише в згенерованому тесті.
 * @returns Callback that lints and fixes the application with `yarn nx run`; nothing when `lintCommandName` is empty.
 * @ukReturns Функція зворотного виклику, яка перевіряє й виправляє застосунок лінтером через `yarn nx run`; нічого, якщо
 * `lintCommandName` порожній.
 */
export declare function controllerGenerator(
  tree: Tree,
  options: ControllerGeneratorSchema,
): Promise<(() => Promise<void>) | undefined>;

/**
 * Generates a NestJS library and, as you choose, a configuration class and translations for it.
 *
 * It runs the library generator of `@nx/nest`. A publishable library also gets a lint rule that checks the dependencies in its
 * `package.json`.
 *
 * @uk Генерує бібліотеку NestJS і, на ваш вибір, клас конфігурації та переклади для неї.
 *
 * Запускає генератор бібліотек із `@nx/nest`. Бібліотека для публікації отримує ще й правило лінтера, яке перевіряє залежності в
 * її `package.json`.
 *
 * @param tree - Files of the workspace, as Nx hands them to a generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - Options of the `@nx/nest` generator, and `config`, `i18n`, `languages`, `configureJestConfig` (adds
 * `jest-extended`). The name is converted to kebab case.
 * @ukParam options - Параметри генератора з `@nx/nest`, а також `config`, `i18n`, `languages`, `configureJestConfig` (додає
 * `jest-extended`). Назва переводиться в kebab-case.
 * @returns Callback that lints and fixes the new files with `yarn nx run`; nothing when `lintCommandName` is empty.
 * @ukReturns Функція зворотного виклику, яка перевіряє й виправляє нові файли лінтером через `yarn nx run`; нічого, якщо
 * `lintCommandName` порожній.
 */
export declare function libGenerator(
  tree: Tree,
  options: LibGeneratorSchema,
): Promise<(() => Promise<void>) | undefined>;

/**
 * Generates a repository of an entity on the base class from `@softkit/typeorm` and exports it from
 * `src/app/repositories/index.ts` of the application. The template imports `BaseRepository`, `BaseTenantRepository` and
 * `TenantClsStore`, which the package no longer exports: change them to `BaseTypeormEntityRepository`,
 * `BaseTypeormTenantedEntityRepository` and `TenantClsStore` of `@softkit/persistence-api`.
 *
 * @uk Генерує репозиторій сутності на базовому класі з `@softkit/typeorm` й експортує його з
 * `src/app/repositories/index.ts` застосунку. Шаблон імпортує `BaseRepository`, `BaseTenantRepository` і `TenantClsStore`, яких
 * пакет більше не експортує: замініть їх на `BaseTypeormEntityRepository`, `BaseTypeormTenantedEntityRepository` і
 * `TenantClsStore` із `@softkit/persistence-api`.
 *
 * @param tree - Files of the workspace, as Nx hands them to a generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - `projectName` is the application, `groupName` the folder; `tenantBaseRepository` chooses the base class whose queries
 * are limited to the current tenant.
 * @ukParam options - `projectName` — застосунок, `groupName` — папка; `tenantBaseRepository` вибирає базовий клас, запити якого
 * обмежені поточним тенантом.
 * @returns Callback that lints and fixes the application with `yarn nx run`; nothing when `lintCommandName` is empty.
 * @ukReturns Функція зворотного виклику, яка перевіряє й виправляє застосунок лінтером через `yarn nx run`; нічого, якщо
 * `lintCommandName` порожній.
 */
export declare function repositoryGenerator(
  tree: Tree,
  options: RepositoryGeneratorSchema,
): Promise<(() => Promise<void>) | undefined>;

/**
 * Generates an entity and, as you choose, its repository, service, and controller in one run. Some imports of the result have to
 * be changed: see {@link repositoryGenerator} and {@link serviceGenerator}.
 *
 * @uk Генерує сутність і, на ваш вибір, її репозиторій, сервіс та контролер за один запуск. Деякі імпорти в результаті треба
 * виправити: див. {@link repositoryGenerator} і {@link serviceGenerator}.
 *
 * @param tree - Files of the workspace, as Nx hands them to a generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - `entityName` is written with dashes; `tenantBaseEntity` chooses tenant base classes; `generateRepository`,
 * `generateService`, and `generateController` switch the parts on; `entityIncludesIdField` and `entityIncludesVersionField` add those fields.
 * @ukParam options - `entityName` пишеться через дефіси; `tenantBaseEntity` вибирає базові класи для тенантів; `generateRepository`,
 * `generateService` та `generateController` вмикають відповідні частини; `entityIncludesIdField` та `entityIncludesVersionField` додають
 * ці поля.
 * @returns Callback that lints and fixes the application with `yarn nx run`; nothing when `lintCommandName` is empty.
 * @ukReturns Функція зворотного виклику, яка перевіряє й виправляє застосунок лінтером через `yarn nx run`; нічого, якщо
 * `lintCommandName` порожній.
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
 * Generates a service of an entity on the base class from `@softkit/service-api` and exports it from `src/app/services/index.ts`
 * of the application. For tenants the template imports `BaseTenantEntityService`, which the package no longer exports: extend
 * `BaseTrackedEntityService` instead.
 *
 * @uk Генерує сервіс сутності на базовому класі з `@softkit/service-api` й експортує його з `src/app/services/index.ts`
 * застосунку. Для тенантів шаблон імпортує `BaseTenantEntityService`, якого пакет більше не експортує: успадкуйте натомість
 * `BaseTrackedEntityService`.
 *
 * @param tree - Files of the workspace, as Nx hands them to a generator.
 * @ukParam tree - Файли робочого простору, які Nx передає генератору.
 * @param options - `projectName` is the application, `groupName` the folder, `repositoryName` the repository to inject;
 * `tenantBaseService` chooses the base class for tenants.
 * @ukParam options - `projectName` — застосунок, `groupName` — папка, `repositoryName` — репозиторій для впровадження;
 * `tenantBaseService` вибирає базовий клас для тенантів.
 * @returns Callback that lints and fixes the application with `yarn nx run`; nothing when `lintCommandName` is empty.
 * @ukReturns Функція зворотного виклику, яка перевіряє й виправляє застосунок лінтером через `yarn nx run`; нічого, якщо
 * `lintCommandName` порожній.
 */
export declare function serviceGenerator(
  tree: Tree,
  options: ServiceGeneratorSchema,
): Promise<(() => Promise<void>) | undefined>;
