import {
  type ArgumentMetadata,
  type ArgumentsHost,
  type ExceptionFilter,
  HttpException,
  type HttpStatus,
  type ValidationError,
  ValidationPipe,
  type ValidationPipeOptions,
} from '@nestjs/common';
import type { ValidationArguments } from 'class-validator';
import type { I18nService, Path, TranslateOptions } from './translation';

/**
 * Validation error for one property, in the `class-validator` format.
 *
 * @uk Помилка валідації однієї властивості у форматі `class-validator`.
 */
export type I18nValidationError = ValidationError;

/**
 * Exception thrown by {@link I18nValidationPipe}. It contains errors with untranslated messages, which
 * {@link I18nValidationExceptionFilter} translates.
 *
 * @uk Виняток, який кидає {@link I18nValidationPipe}. Повідомлення помилок у ньому ще не перекладено: це
 * зробить {@link I18nValidationExceptionFilter}.
 */
export declare class I18nValidationException extends HttpException {
  /**
   * Errors to translate and send, one for each property that failed validation.
   *
   * @uk Помилки, які фільтр перекладе й надішле: по одній на кожну некоректну властивість.
   */
  errors: I18nValidationError[];

  /**
   * Creates the exception. Its message is the status name, such as `Bad Request`.
   *
   * @uk Створює виняток, повідомлення якого — назва коду стану, наприклад `Bad Request`.
   *
   * @param errors - Errors to send, one for each property that failed validation.
   * @ukParam errors - Помилки, які треба надіслати: по одній на кожну некоректну властивість.
   * @param status - HTTP status; `HttpStatus.BAD_REQUEST` (400) by default.
   * @ukParam status - Код стану HTTP. За замовчуванням — `HttpStatus.BAD_REQUEST` (400).
   */
  constructor(errors: I18nValidationError[], status?: HttpStatus);
}

interface I18nValidationExceptionFilterCommonErrorsOption {
  /**
   * Response status that overrides the exception status.
   *
   * @uk Код стану відповіді замість коду стану винятку.
   */
  errorHttpStatusCode?: HttpStatus | number;
}

/**
 * Options for {@link I18nValidationExceptionFilter} to choose one of two built-in error formats.
 *
 * @uk Параметри {@link I18nValidationExceptionFilter}, які вибирають один із двох вбудованих форматів помилок.
 */
export interface I18nValidationExceptionFilterDetailedErrorsOption
  extends I18nValidationExceptionFilterCommonErrorsOption {
  /**
   * Whether to send error objects with nested properties (`true`) or a flat list of messages (`false`).
   *
   * @uk Чи надсилати об’єкти помилок із вкладеними властивостями (`true`), чи плаский список повідомлень
   * (`false`).
   */
  detailedErrors?: boolean;
}

/**
 * Options for {@link I18nValidationExceptionFilter} to customize the error format or the whole response.
 *
 * @uk Параметри {@link I18nValidationExceptionFilter}, які задають власний формат помилок або всієї відповіді.
 */
export interface I18nValidationExceptionFilterErrorFormatterOption
  extends I18nValidationExceptionFilterCommonErrorsOption {
  /**
   * Converts the translated errors to the object to send. It is ignored if the options also include
   * `detailedErrors`.
   *
   * @uk Перетворює перекладені помилки на об’єкт для надсилання. Якщо в параметрах є ще й `detailedErrors`,
   * фільтр не викликає цієї функції.
   */
  errorFormatter?: (errors: ValidationError[]) => object;

  /**
   * Builds the whole response body from the exception and the formatted errors.
   *
   * @uk Складає все тіло відповіді з винятку та відформатованих помилок.
   */
  responseBodyFormatter?: (
    host: ArgumentsHost,
    exc: I18nValidationException,
    formattedErrors: object,
  ) => Record<string, unknown>;
}

type I18nValidationExceptionFilterOptions =
  | I18nValidationExceptionFilterDetailedErrorsOption
  | I18nValidationExceptionFilterErrorFormatterOption;

/**
 * Exception filter that translates validation errors into the request language and sends them to the client.
 * Without a custom formatter, the body contains `statusCode`, `message`, and `errors`.
 *
 * @uk Фільтр винятків, який перекладає помилки валідації мовою запиту та надсилає їх клієнтові. Якщо не задати
 * власної функції форматування, тіло містить `statusCode`, `message` та `errors`.
 *
 * @example
 * ```ts
 * import type { INestApplication } from '@nestjs/common';
 * import { I18nValidationExceptionFilter, I18nValidationPipe } from '@softkit/i18n';
 *
 * export function setupValidation(app: INestApplication): void {
 *   app.useGlobalPipes(new I18nValidationPipe({ whitelist: true }));
 *   app.useGlobalFilters(new I18nValidationExceptionFilter({ detailedErrors: false }));
 * }
 * ```
 */
export declare class I18nValidationExceptionFilter implements ExceptionFilter {
  /**
   * Creates the filter with response options.
   *
   * @uk Створює фільтр із параметрами відповіді.
   *
   * @param options - Status, error format, and body format; `{ detailedErrors: true }` by default.
   * @ukParam options - Код стану, формат помилок і формат тіла. За замовчуванням — `{ detailedErrors: true }`.
   */
  constructor(options?: I18nValidationExceptionFilterOptions);

  /**
   * Translates the errors and handles the response. For HTTP, it sends the response; for GraphQL, it adds the
   * translated errors to the exception and returns it; for other transports, it returns an `Error`.
   *
   * @uk Перекладає помилки та формує відповідь. Для HTTP надсилає відповідь, для GraphQL записує перекладені
   * помилки у виняток і повертає його, а для інших транспортів повертає `Error`.
   *
   * @param exception - Exception that `I18nValidationPipe` threw.
   * @ukParam exception - Виняток, який кинув `I18nValidationPipe`.
   * @param host - Context that provides the request and the transport type.
   * @ukParam host - Контекст, який дає доступ до запиту й типу транспорту.
   * @returns The sent response, the exception, or an `Error`, depending on the transport.
   * @ukReturns Надіслана відповідь, виняток або `Error` — залежно від транспорту.
   */
  catch(exception: I18nValidationException, host: ArgumentsHost): any;

  /**
   * Builds the response body. Override it to change the body for all requests.
   *
   * @uk Складає тіло відповіді. Перевизначте метод, щоб змінити тіло для всіх запитів.
   *
   * @param host - Context that provides the request and the transport type.
   * @ukParam host - Контекст, який дає доступ до запиту й типу транспорту.
   * @param exc - Exception that `I18nValidationPipe` threw.
   * @ukParam exc - Виняток, який кинув `I18nValidationPipe`.
   * @param errors - Errors in the format to send.
   * @ukParam errors - Помилки в тому форматі, в якому їх отримає клієнт.
   * @returns The result of `responseBodyFormatter`, if you set one. By default, an object with
   * `statusCode`, `message`, and `errors`.
   * @ukReturns Результат `responseBodyFormatter`, якщо цю функцію задано, інакше об’єкт із `statusCode`,
   * `message` та `errors`.
   */
  protected buildResponseBody(
    host: ArgumentsHost,
    exc: I18nValidationException,
    errors: string[] | I18nValidationError[] | object,
  ): Record<string, unknown>;

  /**
   * Converts translated errors to the format set in the options.
   *
   * @uk Перетворює перекладені помилки на формат, вибраний у параметрах.
   *
   * @param validationErrors - Errors whose messages are already translated.
   * @ukParam validationErrors - Помилки, повідомлення яких уже перекладено.
   * @returns The result of `errorFormatter`, a flat list of messages, or the unchanged errors.
   * @ukReturns Результат `errorFormatter`, плаский список повідомлень або помилки без змін.
   */
  protected normalizeValidationErrors(
    validationErrors: ValidationError[],
  ): string[] | I18nValidationError[] | object;

  /**
   * Collects the messages of all errors, including nested ones, into one list.
   *
   * @uk Збирає повідомлення всіх помилок, зокрема вкладених, в один список.
   *
   * @param validationErrors - Errors whose messages are already translated.
   * @ukParam validationErrors - Помилки, повідомлення яких уже перекладено.
   * @returns The messages; each nested one starts with its parent path.
   * @ukReturns Повідомлення. Кожне вкладене починається зі шляху батьківських властивостей.
   */
  protected flattenValidationErrors(validationErrors: ValidationError[]): string[];
}

/**
 * Options for {@link I18nValidationPipe}: the Nest `ValidationPipe` options except `exceptionFactory`, which
 * the pipe sets itself.
 *
 * @uk Параметри {@link I18nValidationPipe}: ті самі, що й у `ValidationPipe` з Nest, крім `exceptionFactory`,
 * який pipe задає сам.
 */
export type I18nValidationPipeOptions = Omit<ValidationPipeOptions, 'exceptionFactory'>;

/**
 * Nest `ValidationPipe` that throws {@link I18nValidationException}, so that
 * {@link I18nValidationExceptionFilter} can translate the messages.
 *
 * @uk `ValidationPipe` з Nest, який кидає {@link I18nValidationException}, щоб
 * {@link I18nValidationExceptionFilter} міг перекласти повідомлення.
 *
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { APP_FILTER, APP_PIPE } from '@nestjs/core';
 * import { I18nValidationExceptionFilter, I18nValidationPipe } from '@softkit/i18n';
 *
 * @Module({
 *   providers: [
 *     { provide: APP_PIPE, useFactory: () => new I18nValidationPipe({ transform: true }) },
 *     { provide: APP_FILTER, useFactory: () => new I18nValidationExceptionFilter() },
 *   ],
 * })
 * export class ValidationModule {}
 * ```
 */
export declare class I18nValidationPipe extends ValidationPipe {
  /**
   * Creates the pipe with validation options.
   *
   * @uk Створює pipe з параметрами валідації.
   *
   * @param options - `ValidationPipe` options without `exceptionFactory`.
   * @ukParam options - Параметри `ValidationPipe` без `exceptionFactory`.
   */
  constructor(options?: I18nValidationPipeOptions);

  /**
   * Checks whether to validate an argument. Skips `I18nContext` arguments, which the `I18n` decorator passes.
   *
   * @uk Визначає, чи перевіряти аргумент. Пропускає аргументи типу `I18nContext`, які передає декоратор `I18n`.
   *
   * @param metadata - Handler argument's type and source, such as the body.
   * @ukParam metadata - Тип аргументу обробника та місце, звідки його взято, наприклад тіло запиту.
   * @returns `true` if the argument must be validated.
   * @ukReturns `true`, якщо аргумент потрібно перевірити.
   */
  protected toValidate(metadata: ArgumentMetadata): boolean;
}

/**
 * Creates {@link I18nValidationException} from `class-validator` errors. Pass it as `exceptionFactory` to your
 * own `ValidationPipe`.
 *
 * @uk Створює {@link I18nValidationException} з помилок `class-validator`. Передайте цю функцію як
 * `exceptionFactory` у власний `ValidationPipe`.
 *
 * @param errors - Errors that `class-validator` found in the request.
 * @ukParam errors - Помилки, які `class-validator` знайшов у запиті.
 * @returns The exception to throw, with status 400.
 * @ukReturns Виняток із кодом стану 400, який треба кинути.
 */
export declare function i18nValidationErrorFactory(errors: ValidationError[]): I18nValidationException;

/**
 * Creates a translatable `message` for a `class-validator` decorator. The translation text can use
 * `{property}`, `{value}`, `{constraints.0}`, and the arguments passed here.
 *
 * @uk Створює для декоратора `class-validator` повідомлення (`message`), яке можна перекласти. У тексті
 * перекладу доступні `{property}`, `{value}`, `{constraints.0}` та передані тут аргументи.
 *
 * @typeParam K - Translations type, used to type the key. By default, any key is accepted.
 * @ukTypeParam K - Тип перекладів, за яким типізовано ключ. За замовчуванням дозволено будь-який ключ.
 * @param key - Message text key, such as `validation.minLength`.
 * @ukParam key - Ключ тексту повідомлення, наприклад `validation.minLength`.
 * @param args - Object with additional text arguments.
 * @ukParam args - Об’єкт із додатковими аргументами тексту.
 * @returns A function that encodes the key and the arguments as one string, which is decoded when errors are
 * translated. The `|` character is removed from string values.
 * @ukReturns Функція, яка кодує ключ і аргументи в один рядок, а переклад помилок розкодовує його. З рядкових
 * значень вона вилучає символ `|`.
 * @example
 * ```ts
 * import { IsEmail, MinLength } from 'class-validator';
 * import { i18nValidationMessage } from '@softkit/i18n';
 *
 * export class SignUpRequest {
 *   @IsEmail({}, { message: i18nValidationMessage('validation.email') })
 *   email!: string;
 *
 *   @MinLength(8, { message: i18nValidationMessage('validation.minLength', { min: 8 }) })
 *   password!: string;
 * }
 * ```
 */
export declare function i18nValidationMessage<K = Record<string, unknown>>(
  key: Path<K>,
  args?: any,
): (a: ValidationArguments) => string;

/**
 * Returns the key unchanged. Use it for type checking: with `K`, the compiler checks that the key exists.
 *
 * @uk Повертає ключ без змін. Функція потрібна для перевірки типів: якщо задати `K`, компілятор перевірить, що
 * такий ключ є.
 *
 * @typeParam K - Translations type. By default, any key is accepted.
 * @ukTypeParam K - Тип перекладів. За замовчуванням дозволено будь-який ключ.
 * @param key - Key that must exist in `K`, such as `validation.minLength`.
 * @ukParam key - Ключ, який має бути в `K`, наприклад `validation.minLength`.
 * @returns The given key, unchanged at runtime.
 * @ukReturns Переданий ключ без змін.
 */
export declare function i18nValidationMessageString<K = Record<string, unknown>>(key: Path<K>): string;

/**
 * Translates validation error messages, including nested ones. The errors are modified in place; an error
 * without `target` or `constraints` stays unchanged.
 *
 * Without a service, each message is replaced with its property name.
 *
 * @uk Перекладає повідомлення помилок валідації, зокрема вкладених. Функція змінює самі передані помилки, але
 * помилки без `target` або `constraints` не чіпає.
 *
 * Якщо сервісу не передано, кожне повідомлення вона замінює назвою властивості.
 *
 * @typeParam K - Type of your translations.
 * @ukTypeParam K - Тип ваших перекладів.
 * @param errors - Errors with messages created by {@link i18nValidationMessage}.
 * @ukParam errors - Помилки, повідомлення яких створено функцією {@link i18nValidationMessage}.
 * @param i18n - Service that finds the texts; without it, property names replace the messages.
 * @ukParam i18n - Сервіс, який знаходить тексти. Без нього замість повідомлень будуть назви властивостей.
 * @param options - Language and other translation options.
 * @ukParam options - Мова та інші параметри перекладу.
 * @returns The same errors with translated messages.
 * @ukReturns Ті самі помилки з перекладеними повідомленнями.
 */
export declare function formatI18nErrors<K = Record<string, unknown>>(
  errors: I18nValidationError[],
  i18n?: I18nService<K>,
  options?: TranslateOptions,
): I18nValidationError[];

/**
 * Flattens the nested errors of one error. Each message is prefixed with the path to its parent properties:
 * `address.city.must be a string`.
 *
 * @uk Перетворює вкладені помилки однієї помилки на плаский список. На початок кожного повідомлення функція
 * дописує шлях батьківських властивостей, наприклад `address.city.must be a string`.
 *
 * @param error - Error whose nested errors must be flattened.
 * @ukParam error - Помилка, вкладені помилки якої треба зібрати в плаский список.
 * @param parentPath - Property names above this error, joined with dots.
 * @ukParam parentPath - Назви властивостей над цією помилкою, з’єднані крапками.
 * @returns The list of errors, or the error itself if it has no nested errors.
 * @ukReturns Список помилок або, якщо вкладених немає, сама помилка.
 */
export declare function mapChildrenToValidationErrors(
  error: ValidationError,
  parentPath?: string,
): ValidationError[];
