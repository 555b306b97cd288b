import type { ArgumentsHost, Logger } from '@nestjs/common';
import type { I18nLoader } from './loaders';
import type { I18nOptions } from './setup';
import type { I18nValidationError } from './validation';

type IsAny<T> = unknown extends T ? ([keyof T] extends [never] ? false : true) : false;

type PathImpl<T, Key extends keyof T> = Key extends string
  ? IsAny<T[Key]> extends true
    ? never
    : T[Key] extends Record<string, any>
      ?
          | `${Key}.${PathImpl<T[Key], Exclude<keyof T[Key], keyof any[]>> & string}`
          | `${Key}.${Exclude<keyof T[Key], keyof any[]> & string}`
      : never
  : never;

type PathImpl2<T> = PathImpl<T, keyof T> | keyof T;

type IfAnyOrNever<T, Y, N> = 0 extends 1 & T ? Y : [T] extends [never] ? Y : N;

/**
 * All keys of a translations type joined with dots, as a union of string literals. With it the compiler
 * rejects a key that is not in the translation files.
 *
 * @uk Усі ключі типу перекладів, з’єднані крапками, як об’єднання рядкових літералів. З ним компілятор
 * відхиляє ключ, якого немає у файлах перекладу.
 *
 * @typeParam T - Type of the translations, for example one written by `i18n generate-types`.
 * @ukTypeParam T - Тип перекладів, наприклад записаний командою `i18n generate-types`.
 * @example
 * ```ts
 * import type { Path } from '@softkit/i18n';
 *
 * interface Translations {
 *   mail: { subject: string; body: { greeting: string } };
 * }
 *
 * export const key: Path<Translations> = 'mail.body.greeting';
 * ```
 */
export type Path<T> = keyof T extends string
  ? PathImpl2<T> extends infer P
    ? P extends string | keyof T
      ? P
      : keyof T
    : keyof T
  : never;

/**
 * Type of the value that stands under a dotted key of a translations type; `never` when there is no such key.
 *
 * @uk Тип значення, яке стоїть за ключем із крапками в типі перекладів; `never`, якщо такого ключа немає.
 *
 * @typeParam T - Type of the translations.
 * @ukTypeParam T - Тип перекладів.
 * @typeParam P - Dotted key, one of `Path<T>`.
 * @ukTypeParam P - Ключ із крапками, один із `Path<T>`.
 */
export type PathValue<T, P extends Path<T>> = P extends `${infer Key}.${infer Rest}`
  ? Key extends keyof T
    ? Rest extends Path<T[Key]>
      ? PathValue<T[Key], Rest>
      : never
    : never
  : P extends keyof T
    ? T[P]
    : never;

/**
 * Tree of texts as a loader returns it: language at the top, then nested keys, with strings in the leaves.
 *
 * @uk Дерево текстів у тому вигляді, в якому його повертає завантажувач: нагорі мови, далі вкладені ключі, а
 * в листках — рядки.
 */
export interface I18nTranslation {
  [key: string]: { [key: string]: I18nTranslation | string } | string;
}

/**
 * Forms of one text for different numbers. When a translation is such an object and the arguments contain
 * `count`, the form is chosen by the plural rules of the language (`Intl.PluralRules`); for the number 0 the
 * form `zero` goes first in any language.
 *
 * @uk Форми одного тексту для різних чисел. Якщо переклад є таким об’єктом, а серед аргументів є `count`,
 * форму вибирають правила множини мови (`Intl.PluralRules`); для числа 0 форма `zero` має пріоритет в будь-якій
 * мові.
 */
export interface I18nPluralObject {
  /**
   * Text for the number 0.
   *
   * @uk Текст для числа 0.
   */
  zero?: string;

  /**
   * Text for the category `one`; in English the number 1, in Ukrainian 1, 21, 31 and so on.
   *
   * @uk Текст для категорії `one`: в англійській це число 1, в українській — 1, 21, 31 тощо.
   */
  one?: string;

  /**
   * Text for the category `two`, which languages with a dual number have.
   *
   * @uk Текст для категорії `two`, яку мають мови з двоїною.
   */
  two?: string;

  /**
   * Text for the category `few`; in Ukrainian 2, 3, 4, 22 and so on.
   *
   * @uk Текст для категорії `few`: в українській це 2, 3, 4, 22 тощо.
   */
  few?: string;

  /**
   * Text for the category `many`; in Ukrainian 5–20, 25–30 and so on.
   *
   * @uk Текст для категорії `many`: в українській це 5–20, 25–30 тощо.
   */
  many?: string;

  /**
   * Text for the category `other`: in English all numbers except 1, in Ukrainian fractions.
   *
   * @uk Текст для категорії `other`: в англійській це всі числа, крім 1, в українській — дроби.
   */
  other?: string;
}

/**
 * Settings of one call of `translate`, `t` or `validate`.
 *
 * @uk Налаштування одного виклику `translate`, `t` або `validate`.
 */
export type TranslateOptions = {
  /**
   * Language of the result. By default the language of the context for {@link I18nContext} and the fallback
   * language for {@link I18nService}. The value `'debug'` makes `translate` return the key itself.
   *
   * @uk Мова результату. Типово це мова контексту для {@link I18nContext} і запасна мова для
   * {@link I18nService}. Зі значенням `'debug'` метод `translate` повертає сам ключ.
   */
  lang?: string;

  /**
   * Values for the placeholders of the text. `count` also chooses the plural form.
   *
   * @uk Значення для заповнювачів тексту. `count` також вибирає форму множини.
   */
  args?: ({ [k: string]: any } | string)[] | { [k: string]: any };

  /**
   * Text to use when the key is absent.
   *
   * @uk Текст на випадок, коли ключа немає.
   */
  defaultValue?: string;

  /**
   * Not used by this package.
   *
   * @uk Цей пакет не використовує цього параметра.
   */
  debug?: boolean;
};

/**
 * What {@link I18nService} and {@link I18nContext} have in common. Depend on it where either of them fits.
 *
 * @uk Спільне для {@link I18nService} та {@link I18nContext}. Оголошуйте залежність від нього там, де
 * підходить будь-який із них.
 *
 * @typeParam K - Type of the translations, which makes keys and results typed. By default any key is
 * accepted.
 * @ukTypeParam K - Тип перекладів, який типізує ключі та результати. Типово приймається будь-який ключ.
 */
export interface I18nTranslator<K = Record<string, unknown>> {
  /**
   * Finds the text for a key and puts the arguments into it.
   *
   * @uk Знаходить текст за ключем і підставляє в нього аргументи.
   *
   * @typeParam P - Type of the key.
   * @ukTypeParam P - Тип ключа.
   * @typeParam R - Type of the value under the key.
   * @ukTypeParam R - Тип значення за ключем.
   * @param key - Key with dots between levels.
   * @ukParam key - Ключ із крапками між рівнями.
   * @param options - Language, arguments and other settings of the call.
   * @ukParam options - Мова, аргументи та інші налаштування виклику.
   * @returns The text; for a key of a whole object, an object of texts.
   * @ukReturns Текст; для ключа цілого об’єкта — об’єкт із текстами.
   */
  translate<P extends Path<K> = any, R = PathValue<K, P>>(
    key: P,
    options?: TranslateOptions,
  ): IfAnyOrNever<R, string, R>;

  /**
   * Short name of {@link I18nTranslator.translate}.
   *
   * @uk Коротка назва {@link I18nTranslator.translate}.
   *
   * @typeParam P - Type of the key.
   * @ukTypeParam P - Тип ключа.
   * @typeParam R - Type of the value under the key.
   * @ukTypeParam R - Тип значення за ключем.
   * @param key - Key with dots between levels.
   * @ukParam key - Ключ із крапками між рівнями.
   * @param options - Language, arguments and other settings of the call.
   * @ukParam options - Мова, аргументи та інші налаштування виклику.
   * @returns The same as `translate`.
   * @ukReturns Те саме, що й `translate`.
   */
  t<P extends Path<K> = any, R = PathValue<K, P>>(
    key: P,
    options?: TranslateOptions,
  ): IfAnyOrNever<R, string, R>;

  /**
   * Checks an object with `class-validator` and translates the messages of the errors.
   *
   * @uk Перевіряє об’єкт через `class-validator` і перекладає повідомлення помилок.
   *
   * @param value - Instance of a class with validation decorators.
   * @ukParam value - Екземпляр класу з декораторами валідації.
   * @param options - Language and other settings of the translation.
   * @ukParam options - Мова та інші налаштування перекладу.
   * @returns The errors; an empty array when the object is valid.
   * @ukReturns Помилки; порожній масив, якщо об’єкт коректний.
   */
  validate(value: any, options?: TranslateOptions): Promise<I18nValidationError[]>;
}

/**
 * Translates keys outside a request too: in queues, scheduled tasks and when the application starts. The
 * language is an argument; inside a request {@link I18nContext} knows it.
 *
 * @uk Перекладає ключі й поза запитом: у чергах, запланованих завданнях і під час запуску застосунку. Мову
 * задає аргумент; усередині запиту її знає {@link I18nContext}.
 *
 * @typeParam K - Type of the translations, which makes keys and results typed. By default any key is
 * accepted.
 * @ukTypeParam K - Тип перекладів, який типізує ключі та результати. Типово приймається будь-який ключ.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { I18nService } from '@softkit/i18n';
 *
 * @Injectable()
 * export class ReminderService {
 *   constructor(private readonly i18n: I18nService) {}
 *
 *   subject(lang: string, count: number): string {
 *     return this.i18n.translate('mail.reminder.subject', { lang, args: { count } });
 *   }
 * }
 * ```
 */
export declare class I18nService<K = Record<string, unknown>> implements I18nTranslator<K> {
  /**
   * Options of the module.
   *
   * @uk Параметри модуля.
   */
  protected readonly i18nOptions: I18nOptions;

  /**
   * Translations by language.
   *
   * @uk Переклади за мовами.
   */
  protected translations: I18nTranslation;

  /**
   * Languages reported by the loaders.
   *
   * @uk Мови, про які повідомили завантажувачі.
   */
  protected supportedLanguages: string[];

  /**
   * `I18nModule` creates the service and makes it available for injection.
   *
   * @uk Сервіс створюється в `I18nModule`, де й надається для впровадження.
   *
   * @param i18nOptions - Options of the module.
   * @ukParam i18nOptions - Параметри модуля.
   * @param translations - Translations by language.
   * @ukParam translations - Переклади за мовами.
   * @param supportedLanguages - Languages reported by the loaders.
   * @ukParam supportedLanguages - Мови, про які повідомили завантажувачі.
   * @param logger - Logger for absent keys.
   * @ukParam logger - Логер, який записує відсутні ключі.
   * @param loaders - Loaders to ask again when nothing has been loaded.
   * @ukParam loaders - Завантажувачі, до яких сервіс звертається знову, якщо нічого не завантажено.
   */
  constructor(
    i18nOptions: I18nOptions,
    translations: I18nTranslation,
    supportedLanguages: string[],
    logger: Logger,
    loaders: I18nLoader<unknown>[],
  );

  /**
   * Finds the text for a key and puts the arguments into it. A text may refer to another one as
   * `$t(other.key)` or `$t(other.key, {"name": "value"})`; such references are resolved when `args` are
   * given.
   *
   * When the key is absent, the language without its region is tried, then the fallback language. If there is
   * nothing either, the service writes an error to the log and returns the key.
   *
   * @uk Знаходить текст за ключем і підставляє в нього аргументи. Текст може посилатися на інший у вигляді
   * `$t(other.key)` або `$t(other.key, {"name": "value"})`; такі посилання розкриваються, якщо передано
   * `args`.
   *
   * Якщо ключа немає, пошук триває в мові без регіону, а потім у запасній мові. Якщо тексту немає й там,
   * сервіс записує помилку в журнал і повертає ключ.
   *
   * @typeParam P - Type of the key.
   * @ukTypeParam P - Тип ключа.
   * @typeParam R - Type of the value under the key.
   * @ukTypeParam R - Тип значення за ключем.
   * @param key - Key with dots between levels; with the file loaders it starts with the name of the file.
   * @ukParam key - Ключ із крапками між рівнями; для файлових завантажувачів він починається з назви файлу.
   * @param options - Language, arguments and other settings of the call.
   * @ukParam options - Мова, аргументи та інші налаштування виклику.
   * @returns The text; for a key of a whole object, an object of texts.
   * @ukReturns Текст; для ключа цілого об’єкта — об’єкт із текстами.
   * @throws `I18nError` when the key is absent in a language other than the fallback one and the module has
   * `throwOnMissingKey`.
   * @ukThrows `I18nError`, якщо ключа немає в мові, що не є запасною, а в модулі задано `throwOnMissingKey`.
   */
  translate<P extends Path<K> = any, R = PathValue<K, P>>(
    key: P,
    options?: TranslateOptions,
  ): IfAnyOrNever<R, string, R>;

  /**
   * Short name of {@link I18nService.translate}.
   *
   * @uk Коротка назва {@link I18nService.translate}.
   *
   * @typeParam P - Type of the key.
   * @ukTypeParam P - Тип ключа.
   * @typeParam R - Type of the value under the key.
   * @ukTypeParam R - Тип значення за ключем.
   * @param key - Key with dots between levels.
   * @ukParam key - Ключ із крапками між рівнями.
   * @param options - Language, arguments and other settings of the call.
   * @ukParam options - Мова, аргументи та інші налаштування виклику.
   * @returns The same as `translate`.
   * @ukReturns Те саме, що й `translate`.
   * @throws `I18nError` in the same case as `translate`.
   * @ukThrows `I18nError` у тому самому випадку, що й `translate`.
   */
  t<P extends Path<K> = any, R = PathValue<K, P>>(
    key: P,
    options?: TranslateOptions,
  ): IfAnyOrNever<R, string, R>;

  /**
   * Lists the languages for which translations are loaded.
   *
   * @uk Перелічує мови, для яких завантажено переклади.
   *
   * @returns Names of languages, such as `en` or `pt-BR`.
   * @ukReturns Назви мов, наприклад `en` або `pt-BR`.
   */
  getSupportedLanguages(): string[];

  /**
   * Gives all loaded texts.
   *
   * @uk Повертає всі завантажені тексти.
   *
   * @returns The tree of translations by language.
   * @ukReturns Дерево перекладів за мовами.
   */
  getTranslations(): I18nTranslation;

  /**
   * Loads translations and the list of languages if they are still empty. What has been loaded is not read
   * again.
   *
   * @uk Завантажує переклади та список мов, якщо вони досі порожні. Уже завантажене вдруге не читається.
   */
  refresh(): Promise<void>;

  /**
   * Helper `t` for Handlebars: translates a key into the language of the request. The module registers it
   * when `viewEngine` is `'hbs'`.
   *
   * @uk Допоміжна функція `t` для Handlebars: перекладає ключ мовою запиту. Модуль реєструє її, коли
   * `viewEngine` має значення `'hbs'`.
   *
   * @typeParam P - Type of the key.
   * @ukTypeParam P - Тип ключа.
   * @param key - Key of the translation.
   * @ukParam key - Ключ перекладу.
   * @param args - Arguments of the text; when left out in a template, Handlebars passes its options here.
   * @ukParam args - Аргументи тексту; якщо в шаблоні їх немає, Handlebars передає сюди свої параметри.
   * @param options - Options passed by Handlebars, from which the language is read.
   * @ukParam options - Параметри, передані Handlebars; з них читається мова.
   * @returns The translated text.
   * @ukReturns Перекладений текст.
   */
  hbsHelper<P extends Path<K> = any>(
    key: P,
    args: any,
    options: any,
  ): IfAnyOrNever<PathValue<K, P>, string, PathValue<K, P>>;

  /**
   * Replaces a language that has no translations with the one given for it in the `fallbacks` option.
   *
   * @uk Замінює мову без перекладів на мову, задану для неї в параметрі `fallbacks`.
   *
   * @param lang - Requested language.
   * @ukParam lang - Запитана мова.
   * @returns The replacement, or the same language when it is supported or has no replacement.
   * @ukReturns Заміна або та сама мова, якщо вона підтримується чи заміни для неї немає.
   */
  resolveLanguage(lang: string): string;

  /**
   * Checks an object with `class-validator`, using the `validatorOptions` of the module, and translates the
   * messages of the errors.
   *
   * @uk Перевіряє об’єкт через `class-validator` із `validatorOptions` модуля та перекладає повідомлення
   * помилок.
   *
   * @param value - Instance of a class with validation decorators.
   * @ukParam value - Екземпляр класу з декораторами валідації.
   * @param options - Language and other settings of the translation; the fallback language by default.
   * @ukParam options - Мова та інші налаштування перекладу; типово запасна мова.
   * @returns The errors; an empty array when the object is valid.
   * @ukReturns Помилки; порожній масив, якщо об’єкт коректний.
   */
  validate(value: any, options?: TranslateOptions): Promise<I18nValidationError[]>;
}

/**
 * Translator bound to the language of the current request. Get it with the `I18n` decorator in a controller
 * or with {@link I18nContext.current} anywhere in the call stack.
 *
 * @uk Перекладач, прив’язаний до мови поточного запиту. У контролері отримайте його декоратором `I18n`, а в
 * будь-якому іншому місці стека викликів — через {@link I18nContext.current}.
 *
 * @typeParam K - Type of the translations, which makes keys and results typed. By default any key is
 * accepted.
 * @ukTypeParam K - Тип перекладів, який типізує ключі та результати. Типово приймається будь-який ключ.
 * @example
 * ```ts
 * import { I18nContext } from '@softkit/i18n';
 *
 * export function greeting(name: string): string {
 *   const i18n = I18nContext.current();
 *   return i18n?.t('common.greeting', { args: { name } }) ?? `Hello, ${name}`;
 * }
 * ```
 */
export declare class I18nContext<K = Record<string, unknown>> implements I18nTranslator<K> {
  /**
   * Number of the context in this process; the first one has 1.
   *
   * @uk Номер контексту в цьому процесі; перший має номер 1.
   */
  readonly id: number;

  /**
   * Language of the request.
   *
   * @uk Мова запиту.
   */
  readonly lang: string;

  /**
   * Service that does the translations.
   *
   * @uk Сервіс, який виконує переклади.
   */
  readonly service: I18nService<K>;

  /**
   * Binds a language to the service. The middleware and the interceptor of the package do it for each
   * request; create a context yourself in tests and background jobs.
   *
   * @uk Прив’язує мову до сервісу. Для кожного запиту це роблять проміжний обробник і перехоплювач пакета;
   * власноруч створюйте контекст у тестах і фонових завданнях.
   *
   * @param lang - Language of the translations.
   * @ukParam lang - Мова перекладів.
   * @param service - Service that does the translations.
   * @ukParam service - Сервіс, який виконує переклади.
   */
  constructor(lang: string, service: I18nService<K>);

  /**
   * The context itself.
   *
   * @uk Сам цей контекст.
   *
   * @returns This context.
   * @ukReturns Цей контекст.
   */
  get i18n(): I18nContext<K> | undefined;

  /**
   * Runs a function inside the context: {@link I18nContext.current} returns it in everything the function
   * calls.
   *
   * @uk Виконує функцію всередині контексту: {@link I18nContext.current} повертає його в усьому, що вона
   * викликає.
   *
   * @param ctx - Context to open.
   * @ukParam ctx - Контекст, який потрібно відкрити.
   * @param next - Function to run.
   * @ukParam next - Функція, яку потрібно виконати.
   */
  static create(ctx: I18nContext, next: (...args: any[]) => void): void;

  /**
   * Runs an asynchronous function inside the context.
   *
   * @uk Виконує асинхронну функцію всередині контексту.
   *
   * @typeParam T - Type of the result.
   * @ukTypeParam T - Тип результату.
   * @param ctx - Context to open.
   * @ukParam ctx - Контекст, який потрібно відкрити.
   * @param next - Function to run.
   * @ukParam next - Функція, яку потрібно виконати.
   * @returns The result of the function.
   * @ukReturns Результат функції.
   * @example
   * ```ts
   * import { Injectable } from '@nestjs/common';
   * import { I18nContext, I18nService } from '@softkit/i18n';
   *
   * @Injectable()
   * export class DigestJob {
   *   constructor(private readonly i18n: I18nService) {}
   *
   *   run(lang: string): Promise<string> {
   *     return I18nContext.createAsync(new I18nContext(lang, this.i18n), async () => {
   *       return I18nContext.current()?.t('mail.digest.subject') ?? '';
   *     });
   *   }
   * }
   * ```
   */
  static createAsync<T>(ctx: I18nContext, next: (...args: any[]) => Promise<T>): Promise<T>;

  /**
   * Finds the context of the running request. The execution context is needed only when the module has
   * `skipAsyncHook`.
   *
   * @uk Знаходить контекст запиту, що виконується. Контекст виконання потрібен лише тоді, коли в модулі задано
   * `skipAsyncHook`.
   *
   * @typeParam K - Type of the translations.
   * @ukTypeParam K - Тип перекладів.
   * @param context - Execution context of Nest, read when the asynchronous storage holds no context.
   * @ukParam context - Контекст виконання Nest; читається, коли в асинхронному сховищі контексту немає.
   * @returns The context, or `undefined` outside a request.
   * @ukReturns Контекст або `undefined` поза запитом.
   */
  static current<K = Record<string, unknown>>(context?: ArgumentsHost): I18nContext<K> | undefined;

  /**
   * Finds the text for a key in the language of the request; see {@link I18nService.translate}.
   *
   * @uk Знаходить текст за ключем мовою запиту; див. {@link I18nService.translate}.
   *
   * @typeParam P - Type of the key.
   * @ukTypeParam P - Тип ключа.
   * @typeParam R - Type of the value under the key.
   * @ukTypeParam R - Тип значення за ключем.
   * @param key - Key with dots between levels.
   * @ukParam key - Ключ із крапками між рівнями.
   * @param options - Arguments and other settings; `lang` overrides the language of the request.
   * @ukParam options - Аргументи та інші налаштування; `lang` замінює мову запиту.
   * @returns The text; for a key of a whole object, an object of texts.
   * @ukReturns Текст; для ключа цілого об’єкта — об’єкт із текстами.
   * @throws `I18nError` in the same case as the service.
   * @ukThrows `I18nError` у тому самому випадку, що й сервіс.
   */
  translate<P extends Path<K> = any, R = PathValue<K, P>>(
    key: P,
    options?: TranslateOptions,
  ): IfAnyOrNever<R, string, R>;

  /**
   * Short name of {@link I18nContext.translate}.
   *
   * @uk Коротка назва {@link I18nContext.translate}.
   *
   * @typeParam P - Type of the key.
   * @ukTypeParam P - Тип ключа.
   * @typeParam R - Type of the value under the key.
   * @ukTypeParam R - Тип значення за ключем.
   * @param key - Key with dots between levels.
   * @ukParam key - Ключ із крапками між рівнями.
   * @param options - Arguments and other settings; `lang` overrides the language of the request.
   * @ukParam options - Аргументи та інші налаштування; `lang` замінює мову запиту.
   * @returns The same as `translate`.
   * @ukReturns Те саме, що й `translate`.
   * @throws `I18nError` in the same case as the service.
   * @ukThrows `I18nError` у тому самому випадку, що й сервіс.
   */
  t<P extends Path<K> = any, R = PathValue<K, P>>(
    key: P,
    options?: TranslateOptions,
  ): IfAnyOrNever<R, string, R>;

  /**
   * Checks an object with `class-validator` and translates the messages of the errors into the language of
   * the request.
   *
   * @uk Перевіряє об’єкт через `class-validator` і перекладає повідомлення помилок мовою запиту.
   *
   * @param value - Instance of a class with validation decorators.
   * @ukParam value - Екземпляр класу з декораторами валідації.
   * @param options - Settings of the translation; `lang` overrides the language of the request.
   * @ukParam options - Налаштування перекладу; `lang` замінює мову запиту.
   * @returns The errors; an empty array when the object is valid.
   * @ukReturns Помилки; порожній масив, якщо об’єкт коректний.
   */
  validate(value: any, options?: TranslateOptions): Promise<I18nValidationError[]>;
}
