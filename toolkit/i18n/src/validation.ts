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
 * Validation error of one property, as `class-validator` reports it.
 *
 * @uk Помилка валідації однієї властивості в тому вигляді, в якому її повідомляє `class-validator`.
 */
export type I18nValidationError = ValidationError;

/**
 * Exception of {@link I18nValidationPipe}. It carries the errors with messages not translated yet;
 * {@link I18nValidationExceptionFilter} translates them.
 *
 * @uk Виняток, що кидається в {@link I18nValidationPipe}. Він містить помилки з іще не перекладеними
 * повідомленнями; перекладає їх {@link I18nValidationExceptionFilter}.
 */
export declare class I18nValidationException extends HttpException {
  /**
   * Errors of the properties.
   *
   * @uk Помилки властивостей.
   */
  errors: I18nValidationError[];

  /**
   * Creates the exception; its message is the name of the status, such as `Bad Request`.
   *
   * @uk Створює виняток; його повідомлення — назва коду стану, наприклад `Bad Request`.
   *
   * @param errors - Errors of the properties.
   * @ukParam errors - Помилки властивостей.
   * @param status - HTTP status; `HttpStatus.BAD_REQUEST` (400) by default.
   * @ukParam status - Код стану HTTP; типово `HttpStatus.BAD_REQUEST` (400).
   */
  constructor(errors: I18nValidationError[], status?: HttpStatus);
}

interface I18nValidationExceptionFilterCommonErrorsOption {
  /**
   * Status of the response instead of the status of the exception.
   *
   * @uk Код стану відповіді замість коду стану винятку.
   */
  errorHttpStatusCode?: HttpStatus | number;
}

/**
 * Options of {@link I18nValidationExceptionFilter} for a choice between two built-in forms of errors.
 *
 * @uk Параметри {@link I18nValidationExceptionFilter} для вибору одного з двох вбудованих способів подання
 * помилок.
 */
export interface I18nValidationExceptionFilterDetailedErrorsOption
  extends I18nValidationExceptionFilterCommonErrorsOption {
  /**
   * `true` sends the error objects with nested properties, `false` a flat list of messages.
   *
   * @uk `true` надсилає об’єкти помилок із вкладеними властивостями, `false` — плаский список повідомлень.
   */
  detailedErrors?: boolean;
}

/**
 * Options of {@link I18nValidationExceptionFilter} for your own form of errors or of the whole response.
 *
 * @uk Параметри {@link I18nValidationExceptionFilter} для власного подання помилок або всієї відповіді.
 */
export interface I18nValidationExceptionFilterErrorFormatterOption
  extends I18nValidationExceptionFilterCommonErrorsOption {
  /**
   * Turns the translated errors into the object to send. It is ignored when `detailedErrors` is among the
   * options too.
   *
   * @uk Перетворює перекладені помилки на об’єкт для надсилання. Ігнорується, якщо серед параметрів є також
   * `detailedErrors`.
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
 * Exception filter that translates validation errors into the language of the request and sends them to the
 * client. Without your own formatter the body has `statusCode`, `message` and `errors`.
 *
 * @uk Фільтр винятків, який перекладає помилки валідації мовою запиту та надсилає їх клієнтові. Без власної
 * функції форматування тіло містить `statusCode`, `message` та `errors`.
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
   * Sets the form of the response.
   *
   * @uk Задає вигляд відповіді.
   *
   * @param options - Status, form of errors and form of the body; `{ detailedErrors: true }` by default.
   * @ukParam options - Код стану, вигляд помилок і вигляд тіла; типове значення — `{ detailedErrors: true }`.
   */
  constructor(options?: I18nValidationExceptionFilterOptions);

  /**
   * Translates the errors and answers the request. For HTTP it sends the response; for GraphQL it puts the
   * translated errors into the exception and returns it; for another transport it returns an `Error`.
   *
   * @uk Перекладає помилки та відповідає на запит. Для HTTP надсилає відповідь; для GraphQL записує
   * перекладені помилки у виняток і повертає його; для іншого транспорту повертає `Error`.
   *
   * @param exception - Exception of the validation pipe.
   * @ukParam exception - Виняток, який кинув `I18nValidationPipe`.
   * @param host - Arguments of the request.
   * @ukParam host - Аргументи запиту.
   * @returns The sent response, the exception, or an `Error`, depending on the transport.
   * @ukReturns Надіслана відповідь, виняток або `Error` — залежно від транспорту.
   */
  catch(exception: I18nValidationException, host: ArgumentsHost): any;

  /**
   * Builds the response body. Override it to change the body for all requests.
   *
   * @uk Складає тіло відповіді. Перевизначте його, щоб змінити тіло для всіх запитів.
   *
   * @param host - Arguments of the request.
   * @ukParam host - Аргументи запиту.
   * @param exc - Exception of the validation pipe.
   * @ukParam exc - Виняток, який кинув `I18nValidationPipe`.
   * @param errors - Errors in the form in which they will be sent.
   * @ukParam errors - Помилки в тому вигляді, в якому їх буде надіслано.
   * @returns The result of `responseBodyFormatter` when it is given, otherwise an object with `statusCode`,
   * `message` and `errors`.
   * @ukReturns Результат `responseBodyFormatter`, якщо цю функцію задано, інакше об’єкт із `statusCode`,
   * `message` та `errors`.
   */
  protected buildResponseBody(
    host: ArgumentsHost,
    exc: I18nValidationException,
    errors: string[] | I18nValidationError[] | object,
  ): Record<string, unknown>;

  /**
   * Brings translated errors to the form chosen in the options.
   *
   * @uk Приводить перекладені помилки до вигляду, вибраного в параметрах.
   *
   * @param validationErrors - Translated errors.
   * @ukParam validationErrors - Перекладені помилки.
   * @returns The result of `errorFormatter`, a flat list of messages, or the errors as they are.
   * @ukReturns Результат `errorFormatter`, плаский список повідомлень або помилки без змін.
   */
  protected normalizeValidationErrors(
    validationErrors: ValidationError[],
  ): string[] | I18nValidationError[] | object;

  /**
   * Collects the messages of all errors, nested ones included, into one list.
   *
   * @uk Збирає повідомлення всіх помилок, зокрема вкладених, в один список.
   *
   * @param validationErrors - Translated errors.
   * @ukParam validationErrors - Перекладені помилки.
   * @returns Messages.
   * @ukReturns Повідомлення.
   */
  protected flattenValidationErrors(validationErrors: ValidationError[]): string[];
}

/**
 * Options of {@link I18nValidationPipe}: those of the Nest `ValidationPipe` except `exceptionFactory`, which
 * the pipe sets itself.
 *
 * @uk Параметри {@link I18nValidationPipe}: ті самі, що й у `ValidationPipe` з Nest, крім `exceptionFactory`,
 * який клас задає сам.
 */
export type I18nValidationPipeOptions = Omit<ValidationPipeOptions, 'exceptionFactory'>;

/**
 * `ValidationPipe` of Nest that throws {@link I18nValidationException}, so that
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
   * Sets the options of the validation.
   *
   * @uk Задає параметри валідації.
   *
   * @param options - Options of `ValidationPipe` without `exceptionFactory`.
   * @ukParam options - Параметри `ValidationPipe` без `exceptionFactory`.
   */
  constructor(options?: I18nValidationPipeOptions);

  /**
   * Leaves out arguments of the type `I18nContext`, which come from the `I18n` decorator.
   *
   * @uk Пропускає аргументи типу `I18nContext`, які надходять із декоратора `I18n`.
   *
   * @param metadata - Metadata of the argument.
   * @ukParam metadata - Метадані аргументу.
   * @returns Whether to validate the argument.
   * @ukReturns Чи перевіряти аргумент.
   */
  protected toValidate(metadata: ArgumentMetadata): boolean;
}

/**
 * Makes {@link I18nValidationException} from the errors of `class-validator`. Pass it as `exceptionFactory`
 * to a `ValidationPipe` of your own.
 *
 * @uk Створює {@link I18nValidationException} з помилок `class-validator`. Передайте цю функцію як
 * `exceptionFactory` у власний `ValidationPipe`.
 *
 * @param errors - Errors of `class-validator`.
 * @ukParam errors - Помилки `class-validator`.
 * @returns The exception to throw, with the status 400.
 * @ukReturns Виняток із кодом 400, який потрібно кинути.
 */
export declare function i18nValidationErrorFactory(errors: ValidationError[]): I18nValidationException;

/**
 * Makes a translatable `message` for a `class-validator` decorator. The text of the translation can use
 * `{property}`, `{value}`, `{constraints.0}` and the arguments given here.
 *
 * @uk Створює повідомлення (`message`), яке можна перекласти, для декоратора `class-validator`. У тексті перекладу можна
 * використати `{property}`, `{value}`, `{constraints.0}` та передані тут аргументи.
 *
 * @typeParam K - Type of the translations, which makes the key typed. By default any key is accepted.
 * @ukTypeParam K - Тип перекладів, який типізує ключ. Типово приймається будь-який ключ.
 * @param key - Key of the translation.
 * @ukParam key - Ключ перекладу.
 * @param args - Object with additional arguments of the text.
 * @ukParam args - Об’єкт із додатковими аргументами тексту.
 * @returns A function that packs the key and the arguments into one string, which is unpacked when errors are
 * translated. The character `|` is removed from a string value.
 * @ukReturns Функція, яка пакує ключ і аргументи в один рядок, що розпаковується під час перекладу помилок.
 * Якщо значення є рядком, символ `|` із нього вилучається.
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
 * Returns the key as it is. The function is there for the types: with `K` the compiler checks that the key
 * exists.
 *
 * @uk Повертає ключ без змін. Функція потрібна для типізації: з `K` компілятор перевіряє, що такий ключ є.
 *
 * @typeParam K - Type of the translations. By default any key is accepted.
 * @ukTypeParam K - Тип перекладів. Типово приймається будь-який ключ.
 * @param key - Key of the translation.
 * @ukParam key - Ключ перекладу.
 * @returns The same key.
 * @ukReturns Той самий ключ.
 */
export declare function i18nValidationMessageString<K = Record<string, unknown>>(key: Path<K>): string;

/**
 * Translates the messages of validation errors, nested ones included. The errors are changed in place; an
 * error without `target` or `constraints` stays as it is.
 *
 * Without a service each message becomes the name of its property.
 *
 * @uk Перекладає повідомлення помилок валідації, зокрема вкладених. Помилки змінюються на місці; помилка без
 * `target` або `constraints` лишається без змін.
 *
 * Якщо сервіс не передано, замість кожного повідомлення стоятиме назва властивості.
 *
 * @typeParam K - Type of the translations.
 * @ukTypeParam K - Тип перекладів.
 * @param errors - Errors whose messages were made by {@link i18nValidationMessage}.
 * @ukParam errors - Помилки, повідомлення яких створено функцією {@link i18nValidationMessage}.
 * @param i18n - Service that does the translations.
 * @ukParam i18n - Сервіс, який виконує переклади.
 * @param options - Language and other settings of the translation.
 * @ukParam options - Мова та інші налаштування перекладу.
 * @returns The same errors with translated messages.
 * @ukReturns Ті самі помилки з перекладеними повідомленнями.
 */
export declare function formatI18nErrors<K = Record<string, unknown>>(
  errors: I18nValidationError[],
  i18n?: I18nService<K>,
  options?: TranslateOptions,
): I18nValidationError[];

/**
 * Flattens the nested errors of one error. The path of the parents goes before each message:
 * `address.city.must be a string`.
 *
 * @uk Перетворює вкладені помилки однієї помилки на плаский список. Перед кожним повідомленням стоїть шлях
 * батьківських властивостей, наприклад `address.city.must be a string`.
 *
 * @param error - Error to flatten.
 * @ukParam error - Помилка, яку потрібно розгорнути.
 * @param parentPath - Path of the properties above the error.
 * @ukParam parentPath - Шлях властивостей над цією помилкою.
 * @returns The list of errors; the error itself when it has no nested ones.
 * @ukReturns Список помилок; сама помилка, якщо вкладених немає.
 */
export declare function mapChildrenToValidationErrors(
  error: ValidationError,
  parentPath?: string,
): ValidationError[];
