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
 * Part of the application configuration that tells {@link setupI18NModule} where the translation files are.
 *
 * @uk Частина конфігурації застосунку, яка повідомляє {@link setupI18NModule}, де лежать файли перекладу.
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
   * Folders with translations, relative to the base directory given to {@link setupI18NModule}. At least one
   * is required; a JSON loader is created for each.
   *
   * @uk Папки з перекладами відносно базового каталогу, переданого в {@link setupI18NModule}. Потрібна
   * щонайменше одна; для кожної створюється завантажувач JSON.
   */
  paths: string[];
}

/**
 * Builds the i18n module from {@link I18Config}: one JSON loader for each folder of `paths`. The
 * configuration class must be available globally, for example through `@softkit/config`.
 *
 * The module gets `HeaderResolver` without header names, so it reads no header and each request has the
 * fallback language. To choose the language by request, call {@link I18nModule.forRootAsync} with your own
 * resolvers.
 *
 * @uk Створює модуль i18n на основі {@link I18Config}: по одному завантажувачу JSON на кожну папку з `paths`.
 * Клас конфігурації має бути доступний глобально, наприклад через `@softkit/config`.
 *
 * Модуль отримує `HeaderResolver` без назв заголовків, тому жодного заголовка він не читає, і для кожного запиту
 * діє запасна мова. Щоб вибирати мову за запитом, викличте {@link I18nModule.forRootAsync} з власними визначниками
 * мови.
 *
 * @param baseDir - Directory to which the configured paths are relative, usually `__dirname`.
 * @ukParam baseDir - Каталог, відносно якого задано шляхи в конфігурації; зазвичай `__dirname`.
 * @param options - `fallbackLanguage` is the language for requests without one, `'en'` by default;
 * `fallbacks` is described in {@link I18nOptions.fallbacks}, `{ 'en-*': 'en' }` by default.
 * @ukParam options - `fallbackLanguage` — мова для запитів, у яких мови не визначено, типово `'en'`;
 * `fallbacks` описано в {@link I18nOptions.fallbacks}, типове значення — `{ 'en-*': 'en' }`.
 * @returns The dynamic module to list in `imports` of the root module.
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
 * Global module that loads translations, registers the language resolvers and opens an `I18nContext` for each
 * request, in a middleware for HTTP and in an interceptor for other transports.
 *
 * @uk Глобальний модуль, який завантажує переклади, реєструє визначники мови та відкриває `I18nContext` для
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
   * Nest creates the module; {@link I18nModule.forRoot} and {@link I18nModule.forRootAsync} are what you
   * call.
   *
   * @uk Екземпляр модуля створює сам Nest; ви викликаєте {@link I18nModule.forRoot} або {@link I18nModule.forRootAsync}.
   *
   * @param i18n - Service that holds the translations.
   * @ukParam i18n - Сервіс, який зберігає переклади.
   * @param i18nOptions - Options of the module.
   * @ukParam i18nOptions - Параметри модуля.
   * @param adapter - Host of the HTTP adapter, used to give the `t` function to view templates.
   * @ukParam adapter - Доступ до HTTP-адаптера, через який шаблони сторінок отримують функцію `t`.
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
   * Makes sure that translations are loaded before the application starts, and adds the `t` function to the
   * view engine chosen in {@link I18nOptions.viewEngine}.
   *
   * @uk Гарантує, що переклади завантажено до запуску застосунку, і додає функцію `t` до рушія шаблонів,
   * вибраного в {@link I18nOptions.viewEngine}.
   */
  onModuleInit(): Promise<void>;

  /**
   * Builds the module from options known at once. Missing options get these values: `resolvers` is empty,
   * `formatter` comes from the `string-format` package, `logging` is on, `throwOnMissingKey` is off.
   *
   * Without resolvers the module writes an error to the log, and each request gets the fallback language.
   *
   * @uk Створює модуль із параметрів, відомих одразу. Типові значення: `resolvers` — порожній список,
   * `formatter` — функція пакета `string-format`, `logging` увімкнено, `throwOnMissingKey` вимкнено.
   *
   * Без визначників мови модуль записує помилку в журнал, і кожен запит отримує запасну мову.
   *
   * @param options - Loaders, resolvers and other options.
   * @ukParam options - Завантажувачі, визначники мови та інші параметри.
   * @returns The dynamic module to list in `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRoot(options: I18nOptions): DynamicModule;

  /**
   * Builds the module when the options need other providers, such as a configuration class. Resolvers are
   * given next to the factory and not by it, because Nest registers them before the factory runs.
   *
   * @uk Створює модуль, коли для параметрів потрібні інші провайдери, наприклад клас конфігурації. Визначники
   * мови вказуйте поруч із фабрикою, а не в її результаті, бо Nest реєструє їх до виклику фабрики.
   *
   * @param options - Factory or class that makes the options, its dependencies, and the resolvers.
   * @ukParam options - Фабрика або клас, що створює параметри, їхні залежності та визначники мови.
   * @returns The dynamic module to list in `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   * @throws `Error` when none of `useFactory`, `useClass` and `useExisting` is given.
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
 * Options of {@link I18nModule.forRoot}.
 *
 * @uk Параметри для {@link I18nModule.forRoot}.
 */
export interface I18nOptions {
  /**
   * Language used when no resolver finds one, and when a key is absent in the requested language.
   *
   * @uk Мова на випадок, коли жоден визначник не знайшов мови або коли в потрібній мові немає ключа.
   */
  fallbackLanguage: string;

  /**
   * Replacements for languages without translations: `{ ua: 'uk' }` sends `ua` to `uk`. A key is compared with
   * the whole language code. Do not send a language to its own region, such as `pt` to `pt-BR`: for a missing
   * key the search then turns in a circle.
   *
   * A region is dropped without this option: when `en-US` has no translation, `en` is tried next.
   *
   * @uk Заміни для мов без перекладів: `{ ua: 'uk' }` спрямовує `ua` до `uk`. Ключ порівнюється з повним кодом
   * мови. Не спрямовуйте мову до її ж регіону, наприклад `pt` до `pt-BR`: пошук відсутнього ключа піде по колу.
   *
   * Регіон відкидається і без цього параметра: якщо для `en-US` перекладу немає, пошук триває в `en`.
   */
  fallbacks?: { [key: string]: string };

  /**
   * Language resolvers in the order of priority: the first one that returns a value decides.
   *
   * @uk Визначники мови в порядку пріоритету: вирішує перший, що повернув значення.
   */
  resolvers?: I18nOptionResolver[];

  /**
   * Sources of translations. When several loaders give the same key, the later loader wins.
   *
   * @uk Джерела перекладів. Якщо кілька завантажувачів мають однаковий ключ, діє значення останнього з них.
   */
  loaders: I18nLoader<unknown>[];

  /**
   * Function that puts arguments into a text. By default the one of the `string-format` package, with
   * placeholders such as `{name}`.
   *
   * @uk Функція, яка підставляє аргументи в текст. Типово це функція пакета `string-format` із заповнювачами
   * на зразок `{name}`.
   */
  formatter?: Formatter;

  /**
   * Has an effect only together with {@link I18nOptions.throwOnMissingKey}: `false` turns its exceptions off.
   * `true` by default.
   *
   * @uk Діє лише разом із {@link I18nOptions.throwOnMissingKey}: `false` вимикає винятки. Типово `true`.
   */
  logging?: boolean;

  /**
   * View engine that gets the `t` function: a helper in Handlebars, a local variable of the application in
   * Pug and EJS.
   *
   * @uk Рушій шаблонів, який отримує функцію `t`: у Handlebars це допоміжна функція (helper), у Pug та EJS —
   * локальна змінна застосунку.
   */
  viewEngine?: 'hbs' | 'pug' | 'ejs';

  /**
   * Leaves language detection to the interceptor alone: the HTTP middleware is not applied. Guards, which run
   * before interceptors, then have no i18n context.
   *
   * @uk Залишає визначення мови лише перехоплювачу: проміжний обробник HTTP не застосовується. Тоді guard,
   * який виконується до перехоплювачів, не має контексту i18n.
   */
  disableMiddleware?: boolean;

  /**
   * Keeps the context out of `AsyncLocalStorage`. `I18nContext.current()` then needs the execution context as
   * an argument.
   *
   * @uk Не зберігає контекст в `AsyncLocalStorage`. Тоді `I18nContext.current()` потребує контексту виконання
   * як аргументу.
   */
  skipAsyncHook?: boolean;

  /**
   * Options of `class-validator` for the `validate` method of `I18nService` and `I18nContext`.
   *
   * @uk Параметри `class-validator` для методу `validate` класів `I18nService` та `I18nContext`.
   */
  validatorOptions?: I18nValidatorOptions;

  /**
   * Throws instead of falling back when a key is absent in a language other than the fallback one. `false` by
   * default.
   *
   * @uk Замість переходу до запасної мови кидає виняток, коли ключа немає в мові, що не є запасною. Типово
   * `false`.
   */
  throwOnMissingKey?: boolean;

  /**
   * File for the generated types of keys. The module itself does not use it.
   *
   * @uk Файл для згенерованих типів ключів. Сам модуль його не використовує.
   */
  typesOutputPath?: string;
}

/**
 * Class that makes the module options, for {@link I18nAsyncOptions.useClass} and
 * {@link I18nAsyncOptions.useExisting}.
 *
 * @uk Клас, який створює параметри модуля; для {@link I18nAsyncOptions.useClass} та
 * {@link I18nAsyncOptions.useExisting}.
 */
export interface I18nOptionsFactory {
  /**
   * Makes the options; called once, when the application starts.
   *
   * @uk Створює параметри; викликається один раз, під час запуску застосунку.
   *
   * @returns The options or a promise of them.
   * @ukReturns Параметри або проміс із ними.
   */
  createI18nOptions(): Promise<I18nOptionsWithoutResolvers> | I18nOptionsWithoutResolvers;
}

/**
 * Options of {@link I18nModule.forRootAsync}. One of `useFactory`, `useClass` and `useExisting` is required;
 * if there are several, the first in this order is used.
 *
 * @uk Параметри для {@link I18nModule.forRootAsync}. Потрібен один із `useFactory`, `useClass` та
 * `useExisting`; якщо їх кілька, діє перший у цьому порядку.
 */
export interface I18nAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  /**
   * Free name of the registration. The module does not read it.
   *
   * @uk Довільна назва реєстрації. Модуль її не читає.
   */
  name?: string;

  /**
   * Provider, available through `imports`, that makes the options.
   *
   * @uk Провайдер, доступний через `imports`, який створює параметри.
   */
  useExisting?: Type<I18nOptionsFactory>;

  /**
   * Class that makes the options. The module does not register it: it must be available through `imports`.
   *
   * @uk Клас, який створює параметри. Модуль його не реєструє: клас має бути доступний через `imports`.
   */
  useClass?: Type<I18nOptionsFactory>;

  /**
   * Function that makes the options from the providers listed in `inject`.
   *
   * @uk Функція, яка створює параметри з провайдерів, перелічених в `inject`.
   */
  useFactory?: (...args: any[]) => Promise<I18nOptionsWithoutResolvers> | I18nOptionsWithoutResolvers;

  /**
   * Language resolvers in the order of priority.
   *
   * @uk Визначники мови в порядку пріоритету.
   */
  resolvers?: I18nOptionResolver[];

  /**
   * Not used: the module takes loaders from the options that the factory makes.
   *
   * @uk Не використовується: модуль бере завантажувачі з параметрів, створених фабрикою.
   */
  loaders?: I18nLoader<unknown>[];

  /**
   * Tokens of the providers that become arguments of `useFactory`.
   *
   * @uk Токени провайдерів, які стають аргументами `useFactory`.
   */
  inject?: any[];

  /**
   * Not used: the module takes `logging` from the options that the factory makes.
   *
   * @uk Не використовується: модуль бере `logging` із параметрів, створених фабрикою.
   */
  logging?: boolean;
}

/**
 * Module options as a factory returns them: {@link I18nOptions} without `resolvers`, which are given to
 * {@link I18nModule.forRootAsync} itself.
 *
 * @uk Параметри модуля, які повертає фабрика: {@link I18nOptions} без `resolvers`, що їх передають
 * безпосередньо в {@link I18nModule.forRootAsync}.
 */
export type I18nOptionsWithoutResolvers = Omit<I18nOptions, 'resolvers' | 'loader'>;

/**
 * Options of `class-validator` for the validation methods of this package.
 *
 * @uk Параметри `class-validator` для методів валідації цього пакета.
 */
export type I18nValidatorOptions = ValidatorOptions;

/**
 * Function that builds the final text from a template and arguments. It is called only for translations
 * requested with `args`; an array of arguments is spread, an object is passed as the only one.
 *
 * @uk Функція, яка складає кінцевий текст із шаблону й аргументів. Викликається лише для перекладів,
 * запитаних з `args`: масив розгортається в окремі аргументи, а об’єкт передається як єдиний аргумент.
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
