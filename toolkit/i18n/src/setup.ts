import type {
  DynamicModule,
  MiddlewareConsumer,
  ModuleMetadata,
  NestModule,
  OnModuleInit,
  Type,
} from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { ValidatorOptions } from 'class-validator';
import type { I18nLoader } from './loaders';
import type { I18nOptionResolver } from './resolvers';
import type { I18nService } from './translation';

/**
 * Application config section that tells {@link setupI18NModule} where to find translation files.
 *
 * @uk Частина конфігурації застосунку, яка визначає для {@link setupI18NModule}, де шукати файли перекладу.
 *
 * @example
 * ```ts
 * import { I18Config } from '@softkit/i18n';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: I18Config })
 *   public readonly i18n!: I18Config;
 * }
 * ```
 */
export declare class I18Config {
  /**
   * Translation folders, relative to the base directory passed to {@link setupI18NModule}. At least one is
   * required; a JSON loader is created for each folder.
   *
   * @uk Папки з перекладами відносно базової папки, переданої в {@link setupI18NModule}. Укажіть щонайменше
   * одну: для кожної пакет створює завантажувач JSON.
   */
  paths: string[];
}

/**
 * Creates the i18n module from {@link I18Config}, with one JSON loader for each folder in `paths`. The config
 * class must be available globally, for example, through `@softkit/config`.
 *
 * The module uses `HeaderResolver` without header names, so no header is read, and every request gets the
 * fallback language. To choose the language for each request, call {@link I18nModule.forRootAsync} with your
 * own resolvers.
 *
 * @uk Створює модуль i18n на основі {@link I18Config}: по одному завантажувачу JSON на кожну папку з `paths`.
 * Зробіть клас конфігурації доступним глобально, наприклад через `@softkit/config`.
 *
 * Модуль використовує `HeaderResolver` без назв заголовків. Такий резолвер не читає жодного заголовка, і кожен
 * запит отримує запасну мову. Щоб вибирати мову за запитом, викличте {@link I18nModule.forRootAsync} з власними
 * резолверами мови.
 *
 * @param baseDir - Base directory for the configured paths, usually `__dirname`.
 * @ukParam baseDir - Папка, відносно якої задано шляхи в конфігурації. Зазвичай це `__dirname`.
 * @param options - `fallbackLanguage` is the language for requests without a detected language, `'en'` by
 * default; for `fallbacks`, see {@link I18nOptions.fallbacks}. The default, `{ 'en-*': 'en' }`, matches no
 * language.
 * @ukParam options - `fallbackLanguage` — мова для запитів, у яких мови не визначено, за замовчуванням `'en'`; про
 * `fallbacks` див. {@link I18nOptions.fallbacks}. Його типове значення, `{ 'en-*': 'en' }`, не підходить до
 * жодної мови.
 * @returns The dynamic module for the root module's `imports`.
 * @ukReturns Динамічний модуль для списку `imports` кореневого модуля.
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { setupYamlBaseConfigModule } from '@softkit/config';
 * import { I18Config, setupI18NModule } from '@softkit/i18n';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * class RootConfig {
 *   @ValidateNestedProperty({ classType: I18Config })
 *   public readonly i18n!: I18Config;
 * }
 *
 * @Module({
 *   imports: [
 *     setupYamlBaseConfigModule(__dirname, RootConfig),
 *     setupI18NModule(__dirname, { fallbackLanguage: 'uk' }),
 *   ],
 * })
 * export class AppModule {}
 * ```
 */
export declare function setupI18NModule(
  baseDir: string,
  options?: { fallbacks?: Record<string, string>; fallbackLanguage?: string },
): DynamicModule;

/**
 * Global module that loads translations, registers language resolvers, and opens an `I18nContext` for each
 * request, in middleware for HTTP and in an interceptor for other transports.
 *
 * @uk Глобальний модуль, який завантажує переклади, реєструє резолвери мови та відкриває `I18nContext` для
 * кожного запиту: для HTTP — у проміжному обробнику (middleware), для інших транспортів — у перехоплювачі.
 *
 * @example
 * ```ts
 * import { join } from 'node:path';
 * import { Module } from '@nestjs/common';
 * import { AcceptLanguageResolver, HeaderResolver, I18nJsonLoader, I18nModule } from '@softkit/i18n';
 *
 * @Module({
 *   imports: [
 *     I18nModule.forRoot({
 *       fallbackLanguage: 'en',
 *       loaders: [new I18nJsonLoader({ path: join(__dirname, 'i18n') })],
 *       resolvers: [
 *         { use: HeaderResolver, options: ['x-lang'] },
 *         AcceptLanguageResolver,
 *       ],
 *     }),
 *   ],
 * })
 * export class AppModule {}
 * ```
 */
export declare class I18nModule implements OnModuleInit, NestModule {
  /**
   * Creates the module. Nest calls this constructor; call {@link I18nModule.forRoot} or
   * {@link I18nModule.forRootAsync} instead.
   *
   * @uk Екземпляр модуля створює сам Nest. Викликайте натомість {@link I18nModule.forRoot} або
   * {@link I18nModule.forRootAsync}.
   *
   * @param i18n - Service that stores the translations.
   * @ukParam i18n - Сервіс, який зберігає переклади.
   * @param i18nOptions - Options that the application passed to `I18nModule`.
   * @ukParam i18nOptions - Параметри, які застосунок передав у `I18nModule`.
   * @param adapter - HTTP adapter host, used to add the `t` function to view templates.
   * @ukParam adapter - Екземпляр `HttpAdapterHost`, через який модуль додає функцію `t` до шаблонів сторінок.
   */
  constructor(i18n: I18nService, i18nOptions: I18nOptions, adapter: HttpAdapterHost);

  /**
   * Applies the language middleware to all routes, unless {@link I18nOptions.disableMiddleware} is set.
   *
   * @uk Застосовує проміжний обробник мови до всіх маршрутів, якщо не задано
   * {@link I18nOptions.disableMiddleware}.
   *
   * @param consumer - Nest object that binds middleware to routes.
   * @ukParam consumer - Об’єкт Nest, який прив’язує проміжні обробники до маршрутів.
   */
  configure(consumer: MiddlewareConsumer): void;

  /**
   * Ensures that translations are loaded before the application starts, and adds the `t` function to the view
   * engine set in {@link I18nOptions.viewEngine}.
   *
   * @uk Завантажує переклади ще до запуску застосунку й додає функцію `t` до рушія шаблонів, вибраного в
   * {@link I18nOptions.viewEngine}.
   */
  onModuleInit(): Promise<void>;

  /**
   * Creates the module from static options. The defaults are an empty `resolvers` list, the `formatter` from
   * the `string-format` package, `logging` on, and `throwOnMissingKey` off.
   *
   * Without resolvers, the module logs an error, and every request gets the fallback language.
   *
   * @uk Створює модуль зі сталих параметрів. Типові значення: `resolvers` — порожній список, `formatter` —
   * функція пакета `string-format`, `logging` увімкнено, `throwOnMissingKey` вимкнено.
   *
   * Без резолверів мови модуль записує помилку в журнал, і кожен запит отримує запасну мову.
   *
   * @param options - Loaders, resolvers, and other options.
   * @ukParam options - Завантажувачі, резолвери мови та інші параметри.
   * @returns The dynamic module for `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRoot(options: I18nOptions): DynamicModule;

  /**
   * Creates the module when the options depend on other providers, such as a config class. Specify resolvers
   * next to the factory, not in its result, because Nest registers them before the factory runs.
   *
   * @uk Створює модуль, параметри якого залежать від інших провайдерів, наприклад від класу конфігурації.
   * Резолвери мови вказуйте поруч із фабрикою, а не в її результаті: Nest реєструє їх ще до виклику фабрики.
   *
   * @param options - Factory or class that creates the options, its dependencies, and the resolvers.
   * @ukParam options - Фабрика або клас, що створює параметри, залежності фабрики та резолвери мови.
   * @returns The dynamic module for `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   * @throws `Error` if none of `useFactory`, `useClass`, and `useExisting` is set.
   * @ukThrows `Error`, якщо не задано жодного з `useFactory`, `useClass` та `useExisting`.
   * @example
   * ```ts
   * import { join } from 'node:path';
   * import { Module } from '@nestjs/common';
   * import { I18Config, I18nModule, I18nYamlLoader, QueryResolver } from '@softkit/i18n';
   *
   * @Module({
   *   imports: [
   *     I18nModule.forRootAsync({
   *       inject: [I18Config],
   *       useFactory: (config: I18Config) => ({
   *         fallbackLanguage: 'en',
   *         loaders: config.paths.map((path) => new I18nYamlLoader({ path: join(__dirname, path) })),
   *       }),
   *       resolvers: [{ use: QueryResolver, options: ['lang'] }],
   *     }),
   *   ],
   * })
   * export class AppModule {}
   * ```
   */
  static forRootAsync(options: I18nAsyncOptions): DynamicModule;
}

/**
 * Configures {@link I18nModule.forRoot}: the fallback language, loaders, and resolvers.
 *
 * @uk Налаштовує {@link I18nModule.forRoot}: запасну мову, завантажувачі та резолвери мови.
 */
export interface I18nOptions {
  /**
   * Language to use when no resolver detects one or when a key is missing in the requested language.
   *
   * @uk Мова на випадок, якщо жоден резолвер не знайшов мови або запитаною мовою немає перекладу ключа.
   */
  fallbackLanguage: string;

  /**
   * Replacements for languages without translations: `{ ua: 'uk' }` replaces `ua` with `uk`. A key must match
   * the whole language code. Don't replace a language with its own region, such as `pt` with `pt-BR`: a missing
   * key is then never looked up in the fallback language.
   *
   * Regions are dropped even without this option: if `en-US` has no translation, `en` is tried next.
   *
   * @uk Заміни для мов без перекладів: `{ ua: 'uk' }` заміняє `ua` на `uk`. Ключ має збігатися з кодом мови
   * повністю. Не заміняйте мову її ж регіоном, наприклад `pt` на `pt-BR`: тоді відсутній ключ сервіс ніколи не
   * шукатиме в запасній мові.
   *
   * Сервіс відкидає регіон і без цього параметра: якщо немає перекладу для `en-US`, далі він пробує `en`.
   */
  fallbacks?: { [key: string]: string };

  /**
   * Language resolvers in priority order. The first returned value is used.
   *
   * @uk Резолвери мови в порядку пріоритету: діє перше повернене значення.
   */
  resolvers?: I18nOptionResolver[];

  /**
   * Translation loaders. If several loaders have the same key, the last one takes precedence.
   *
   * @uk Завантажувачі перекладів. Якщо кілька з них мають той самий ключ, пріоритет має останній.
   */
  loaders: I18nLoader<unknown>[];

  /**
   * Function that inserts arguments into a text. By default, the `string-format` function, with placeholders
   * such as `{name}`.
   *
   * @uk Функція, яка підставляє аргументи в текст. За замовчуванням це функція пакета `string-format` із
   * заповнювачами на зразок `{name}`.
   */
  formatter?: Formatter;

  /**
   * Whether {@link I18nOptions.throwOnMissingKey} throws exceptions. It has no other effect. `true` by default.
   *
   * @uk Чи кидати винятки, увімкнені в {@link I18nOptions.throwOnMissingKey}. Ні на що інше параметр не
   * впливає. За замовчуванням — `true`.
   */
  logging?: boolean;

  /**
   * View engine to add the `t` function to: as a helper in Handlebars, or as an application local variable in
   * Pug and EJS.
   *
   * @uk Рушій шаблонів, який отримує функцію `t`: у Handlebars це допоміжна функція (helper), у Pug та EJS —
   * локальна змінна застосунку.
   */
  viewEngine?: 'hbs' | 'pug' | 'ejs';

  /**
   * Whether to disable the HTTP middleware, so that only the interceptor detects the language. Guards, which
   * run before interceptors, then have no i18n context.
   *
   * @uk Чи вимкнути проміжний обробник HTTP, щоб мову визначав лише перехоплювач. Guard-класи працюють до
   * перехоплювачів, тому контексту i18n тоді не мають.
   */
  disableMiddleware?: boolean;

  /**
   * Whether to skip storing the context in `AsyncLocalStorage`. `I18nContext.current()` then requires the
   * execution context as an argument.
   *
   * @uk Чи не зберігати контекст в `AsyncLocalStorage`. Якщо `true`, передавайте в `I18nContext.current()`
   * контекст виконання.
   */
  skipAsyncHook?: boolean;

  /**
   * `class-validator` options for the `validate` method in `I18nService` and `I18nContext`.
   *
   * @uk Параметри `class-validator` для методу `validate` класів `I18nService` та `I18nContext`.
   */
  validatorOptions?: I18nValidatorOptions;

  /**
   * Whether to throw an exception instead of falling back if a key is missing in a language other than the
   * fallback language. `false` by default.
   *
   * @uk Чи кидати виняток замість переходу до запасної мови, якщо ключа немає в мові, відмінній від запасної. За
   * замовчуванням — `false`.
   */
  throwOnMissingKey?: boolean;

  /**
   * File for the generated key types. The module itself doesn't use it.
   *
   * @uk Файл для згенерованих типів ключів. Сам модуль його не використовує.
   */
  typesOutputPath?: string;
}

/**
 * Factory class that creates the module options, for {@link I18nAsyncOptions.useClass} and
 * {@link I18nAsyncOptions.useExisting}.
 *
 * @uk Клас, який створює параметри модуля, — для {@link I18nAsyncOptions.useClass} та
 * {@link I18nAsyncOptions.useExisting}.
 */
export interface I18nOptionsFactory {
  /**
   * Creates the options; called once at application startup.
   *
   * @uk Створює параметри. Модуль викликає цю функцію один раз — під час запуску застосунку.
   *
   * @returns The options or a promise that resolves with them.
   * @ukReturns Параметри або проміс із ними.
   */
  createI18nOptions(): Promise<I18nOptionsWithoutResolvers> | I18nOptionsWithoutResolvers;
}

/**
 * Options for {@link I18nModule.forRootAsync}. One of `useFactory`, `useClass`, and `useExisting` is required;
 * if several are set, the first one in this order is used.
 *
 * @uk Параметри для {@link I18nModule.forRootAsync}. Задайте `useFactory`, `useClass` або `useExisting`. Якщо
 * задано кілька, модуль бере перший у цьому порядку.
 */
export interface I18nAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  /**
   * Arbitrary registration name. The module doesn't use it.
   *
   * @uk Довільна назва реєстрації. Модуль її не використовує.
   */
  name?: string;

  /**
   * Provider that creates the options, available through `imports`.
   *
   * @uk Провайдер, доступний через `imports`, який створює параметри.
   */
  useExisting?: Type<I18nOptionsFactory>;

  /**
   * Class that creates the options. The module doesn't register it: it must be available through `imports`.
   *
   * @uk Клас, який створює параметри. Модуль його не реєструє: зробіть клас доступним через `imports`.
   */
  useClass?: Type<I18nOptionsFactory>;

  /**
   * Function that creates the options from the providers listed in `inject`.
   *
   * @uk Функція, яка створює параметри з провайдерів, перелічених в `inject`.
   */
  useFactory?: (...args: any[]) => Promise<I18nOptionsWithoutResolvers> | I18nOptionsWithoutResolvers;

  /**
   * Language resolvers in priority order.
   *
   * @uk Резолвери мови в порядку пріоритету.
   */
  resolvers?: I18nOptionResolver[];

  /**
   * Not used: the module gets the loaders from the options that the factory creates.
   *
   * @uk Цього параметра модуль не використовує: він бере завантажувачі з параметрів, створених
   * фабрикою.
   */
  loaders?: I18nLoader<unknown>[];

  /**
   * Provider tokens to pass to `useFactory` as arguments.
   *
   * @uk Токени впровадження провайдерів, які стають аргументами `useFactory`.
   */
  inject?: any[];

  /**
   * Not used: the module gets `logging` from the options that the factory creates.
   *
   * @uk Цього параметра модуль не використовує: він бере `logging` із параметрів, створених
   * фабрикою.
   */
  logging?: boolean;
}

/**
 * Module options returned by a factory: {@link I18nOptions} without `resolvers`, which are passed directly to
 * {@link I18nModule.forRootAsync}.
 *
 * @uk Параметри модуля, які повертає фабрика: {@link I18nOptions} без `resolvers`. Резолвери передавайте прямо
 * в {@link I18nModule.forRootAsync}.
 */
export type I18nOptionsWithoutResolvers = Omit<I18nOptions, 'resolvers' | 'loader'>;

/**
 * `class-validator` options for this package's validation methods.
 *
 * @uk Параметри `class-validator` для методів валідації цього пакета.
 */
export type I18nValidatorOptions = ValidatorOptions;

/**
 * Function that builds the final text from a template and arguments. It is called only for translations
 * requested with `args`; an array is spread into separate arguments, and an object is passed as a single
 * argument.
 *
 * @uk Функція, яка складає кінцевий текст із шаблону й аргументів. Сервіс викликає її лише для перекладів,
 * запитаних з `args`. Масив він розгортає в окремі аргументи, а об’єкт передає як один.
 *
 * @example
 * ```ts
 * import type { Formatter } from '@softkit/i18n';
 *
 * export const doubleBraces: Formatter = (template, ...args) => {
 *   const [values] = args;
 *   return typeof values === 'object'
 *     ? template.replace(/\{\{(\w+)\}\}/g, (text, name: string) => values[name] ?? text)
 *     : template;
 * };
 * ```
 */
export type Formatter = (template: string, ...args: (string | Record<string, string>)[]) => string;
