import type { I18nContext, I18nService, I18nValidationError } from '@softkit/i18n';
import { I18nValidationException } from '@softkit/i18n';
import type { ErrorResponse } from './error-response';

/** Entity, field, and value that {@link ConflictEntityCreationException} inserts into its texts. */
declare class ConflictEntityCreationData {
  entityName: string;
  fieldName: string;
  fieldValue: unknown;
}

/** Entity name that {@link ObjectNotFoundException} inserts into its texts. */
declare class ObjectNotFoundData {
  entityName: string;
}

/** Current version that {@link OptimisticLockException} inserts into its texts. */
declare class OptimisticLockData {
  currentVersion: number;
}

/**
 * Base class for the HTTP exceptions of this package, except {@link GeneralBadRequestException}. Extend it to add
 * an exception with a custom status and messages.
 *
 * `HttpExceptionFilter` catches it and sends the translated body. Because the class doesn't extend `Error`,
 * it has no stack trace; pass the original error's `message` or `stack` as `rootCause` to keep it for the log. An
 * ordinary `Error` object is logged as `{}`.
 *
 * @uk Базовий клас HTTP-винятків цього пакета, крім {@link GeneralBadRequestException}. Успадкуйте його, щоб
 * додати виняток із власним кодом стану й повідомленнями.
 *
 * Виняток перехоплює `HttpExceptionFilter`, який надсилає перекладене тіло. Клас не успадковує `Error`, тому
 * стека викликів у нього немає. Щоб зберегти причину для журналу, передайте `message` або `stack` початкової
 * помилки як `rootCause`. Звичайний об’єкт `Error` у журналі стає `{}`.
 *
 * @typeParam ADDITIONAL_DATA - Shape of the values substituted into the texts. Defaults to `object`.
 * @ukTypeParam ADDITIONAL_DATA - Тип значень, які підставляють у тексти. За замовчуванням — `object`.
 * @example
 * ```ts
 * import { HttpStatus } from '@nestjs/common';
 * import { AbstractHttpException } from '@softkit/exceptions';
 *
 * export class QuotaExceededException extends AbstractHttpException<{ limit: number }> {
 *   constructor(limit: number, rootCause?: unknown) {
 *     super(
 *       'exception.QUOTA_EXCEEDED.TITLE',
 *       'exception.QUOTA_EXCEEDED.DETAIL',
 *       HttpStatus.TOO_MANY_REQUESTS,
 *       { limit },
 *       'QUOTA_EXCEEDED',
 *       rootCause,
 *     );
 *   }
 * }
 * ```
 */
export declare class AbstractHttpException<ADDITIONAL_DATA extends object = object> {
  /**
   * Translation key for the short problem name.
   *
   * @uk Ключ перекладу короткої назви проблеми.
   */
  title: string;

  /**
   * Translation key for the explanation shown to the user.
   *
   * @uk Ключ перекладу пояснення для користувача.
   */
  detail: string;

  /**
   * HTTP status code that the client receives.
   *
   * @uk Код стану HTTP, який отримає клієнт.
   */
  status: number;

  /**
   * Values substituted into the translated `detail`. They aren't copied to the response body.
   *
   * @uk Значення для підстановки в перекладений `detail`. У тілі відповіді їх немає.
   */
  data?: ADDITIONAL_DATA | ADDITIONAL_DATA[];

  /**
   * Application error code, copied to the response body.
   *
   * @uk Код помилки застосунку, який клієнт отримує в тілі відповіді.
   */
  errorCode?: string;

  /**
   * Original error that caused this exception. It is kept for the log and isn't sent to the client. Don't
   * pass objects that contain tokens or circular references, as Axios errors do: Nest's console logger can't
   * write them.
   *
   * @uk Початкова помилка, яка спричинила цей виняток. Вона потрапляє в журнал, але не до клієнта. Не
   * передавайте сюди об’єктів із токенами чи з циклічними посиланнями, як-от помилок Axios: консольний логер
   * Nest не зможе їх записати.
   */
  rootCause?: unknown;

  /**
   * Creates an exception from translation keys and an HTTP status.
   *
   * @uk Створює виняток із ключів перекладу та коду стану HTTP.
   *
   * @param title - Translation key for the short problem name.
   * @ukParam title - Ключ перекладу короткої назви проблеми.
   * @param detail - Translation key for the explanation.
   * @ukParam detail - Ключ перекладу пояснення.
   * @param status - HTTP status code that the client receives.
   * @ukParam status - Код стану HTTP, який отримає клієнт.
   * @param data - Values to substitute into `detail`.
   * @ukParam data - Значення для підстановки в `detail`.
   * @param errorCode - Application error code for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error's `message` or `stack`, for the log.
   * @ukParam rootCause - Властивість `message` або `stack` початкової помилки, для журналу.
   */
  constructor(
    title: string,
    detail: string,
    status: number,
    data?: ADDITIONAL_DATA | ADDITIONAL_DATA[],
    errorCode?: string,
    rootCause?: unknown,
  );

  /**
   * Builds the response body with translated texts. The body doesn't contain `data`.
   *
   * @uk Складає тіло відповіді з перекладеними текстами. Тіло не містить поля `data`.
   *
   * @param requestId - Request ID, used as `instance`.
   * @ukParam requestId - Ідентифікатор запиту, який стане `instance`.
   * @param i18nService - Service or context that translates the keys. Without it, the keys are sent
   * untranslated.
   * @ukParam i18nService - Сервіс або контекст, що перекладає ключі. Без цього параметра клієнт отримає ключі
   * без перекладу.
   * @returns The error response body.
   * @ukReturns Тіло відповіді з помилкою.
   */
  toErrorResponse(requestId: string, i18nService?: I18nService | I18nContext): ErrorResponse;

  /**
   * Returns headers to add to the error response. Override it to send custom headers; the base implementation
   * adds none.
   *
   * @uk Повертає заголовки, які треба додати до відповіді з помилкою. Базова реалізація не додає жодного: щоб
   * надсилати власні, перевизначте метод.
   *
   * @returns Header values by header name.
   * @ukReturns Значення заголовків за їхніми назвами.
   */
  getPresetHeadersValues(): Record<string, string>;
}

/**
 * Exception thrown when a new entity conflicts with an existing one. Status 409.
 *
 * The response text contains the entity name, the field, and its value, so don't use this exception for
 * secret values.
 *
 * @uk Виняток для нової сутності, яка конфліктує з наявною. Код стану 409.
 *
 * Текст відповіді містить назву сутності, поле та його значення, тому не кидайте цього винятку, якщо значення
 * секретне.
 *
 * @example
 * ```ts
 * import { ConflictEntityCreationException } from '@softkit/exceptions';
 *
 * export function assertEmailIsFree(email: string, taken: Set<string>): void {
 *   if (taken.has(email)) {
 *     throw new ConflictEntityCreationException('User', 'email', email, 'EMAIL_TAKEN');
 *   }
 * }
 * ```
 */
export declare class ConflictEntityCreationException extends AbstractHttpException<ConflictEntityCreationData> {
  /**
   * Name of the entity that could not be created.
   *
   * @uk Назва сутності, яку не вдалося створити.
   */
  readonly entityName: string;

  /**
   * Field that caused the conflict.
   *
   * @uk Поле, яке спричинило конфлікт.
   */
  readonly fieldName: string;

  /**
   * Field value that is already taken.
   *
   * @uk Значення поля, яке вже зайняте.
   */
  readonly fieldValue: unknown;

  /**
   * Creates the exception for one conflicting field.
   *
   * @uk Створює виняток для одного конфліктного поля.
   *
   * @param entityName - Entity name to show in the message, such as `User`.
   * @ukParam entityName - Назва сутності, яку треба показати в повідомленні, наприклад `User`.
   * @param fieldName - Field that caused the conflict.
   * @ukParam fieldName - Поле, яке спричинило конфлікт.
   * @param fieldValue - Field value that is already taken.
   * @ukParam fieldValue - Значення поля, яке вже зайняте.
   * @param errorCode - Application error code for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error's `message` or `stack`, for the log.
   * @ukParam rootCause - Властивість `message` або `stack` початкової помилки, для журналу.
   */
  constructor(entityName: string, fieldName: string, fieldValue: unknown, errorCode?: string, rootCause?: unknown);
}

/**
 * Exception for a request with invalid data, with one or more errors in the `class-validator` format. Status
 * 400.
 *
 * Unlike the other exceptions, it extends `I18nValidationException` and is handled by the
 * `I18nValidationExceptionFilter` class from `@softkit/i18n`. To send
 * {@link GeneralBadRequestException.toErrorResponse | the common body}, pass the `responseBodyFormatter`
 * function to that filter.
 *
 * @uk Виняток для запиту з некоректними даними, з однією чи кількома помилками у форматі `class-validator`.
 * Код стану 400.
 *
 * Успадковує `I18nValidationException`, на відміну від інших винятків, тому його обробляє клас
 * `I18nValidationExceptionFilter` з `@softkit/i18n`. Щоб цей фільтр надсилав тіло з
 * {@link GeneralBadRequestException.toErrorResponse}, передайте йому функцію `responseBodyFormatter`.
 *
 * @example
 * ```ts
 * import { GeneralBadRequestException } from '@softkit/exceptions';
 *
 * export function assertPeriod(from: Date, to: Date): void {
 *   if (from > to) {
 *     throw new GeneralBadRequestException({
 *       property: 'to',
 *       value: to,
 *       constraints: { period: 'The end must not be earlier than the start' },
 *     });
 *   }
 * }
 * ```
 */
export declare class GeneralBadRequestException extends I18nValidationException {
  /**
   * Explanation for the user. If omitted, the translation key for the general bad request text is used.
   *
   * @uk Пояснення для користувача. Якщо його не задано, виняток бере ключ перекладу загального тексту про
   * некоректний запит.
   */
  detail?: string;

  /**
   * Application error code, copied to the response body.
   *
   * @uk Код помилки застосунку, який клієнт отримує в тілі відповіді.
   */
  errorCode?: string;

  /**
   * Original error that caused this exception. It isn't sent to the client.
   *
   * @uk Початкова помилка, яка спричинила цей виняток. Клієнт її не отримує.
   */
  rootCause?: unknown;

  /**
   * Creates the exception from validation errors.
   *
   * @uk Створює виняток із помилок валідації.
   *
   * @param errors - One or more validation errors.
   * @ukParam errors - Одна помилка валідації або кілька.
   * @param detail - Explanation for the user, used instead of the general one.
   * @ukParam detail - Пояснення для користувача замість загального.
   * @param errorCode - Application error code for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error's `message` or `stack`, for the log.
   * @ukParam rootCause - Властивість `message` або `stack` початкової помилки, для журналу.
   */
  constructor(
    errors: I18nValidationError | I18nValidationError[],
    detail?: string,
    errorCode?: string,
    rootCause?: unknown,
  );

  /**
   * Builds the part of the response body that doesn't depend on the request. The title is a translation key,
   * and so is the detail unless you pass custom text.
   *
   * @uk Складає частину тіла відповіді, яка не залежить від запиту. Заголовок, а також пояснення, якщо ви не
   * передали власного, — це ключі перекладу.
   *
   * @returns The body without the errors and the request ID.
   * @ukReturns Тіло без помилок та ідентифікатора запиту.
   */
  toErrorResponse(): Omit<ErrorResponse, 'data' | 'instance'>;
}

/**
 * Exception for a known user who has no right to access a resource. Status 403.
 *
 * @uk Виняток для відомого користувача, який не має права доступу до ресурсу. Код стану 403.
 */
export declare class GeneralForbiddenException extends AbstractHttpException {
  /**
   * Creates the exception with the general access denied text.
   *
   * @uk Створює виняток із загальним текстом про відмову в доступі.
   *
   * @param errorCode - Application error code for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error's `message` or `stack`, for the log.
   * @ukParam rootCause - Властивість `message` або `stack` початкової помилки, для журналу.
   */
  constructor(errorCode?: string, rootCause?: unknown);
}

/**
 * Exception for a server failure that the client can't fix. Status 500, logged as an error.
 *
 * @uk Виняток для збою сервера, якого клієнт не може усунути. Код стану 500. У журнал потрапляє запис рівня
 * помилки.
 */
export declare class GeneralInternalServerException extends AbstractHttpException {
  /**
   * Creates the exception with the general internal error text.
   *
   * @uk Створює виняток із загальним текстом про внутрішню помилку.
   *
   * @param errorCode - Application error code. It is sent to the client.
   * @ukParam errorCode - Код помилки застосунку. Його отримує клієнт.
   * @param rootCause - Original error's `message` or `stack`, for the log.
   * @ukParam rootCause - Властивість `message` або `stack` початкової помилки, для журналу.
   */
  constructor(errorCode?: string, rootCause?: unknown);
}

/**
 * Exception for a resource that doesn't exist or that the caller may not see. Status 404.
 *
 * If you know which entity was requested, use {@link ObjectNotFoundException}.
 *
 * @uk Виняток для ресурсу, якого немає або який закрито для того, хто надіслав запит. Код стану 404.
 *
 * Якщо відомо, яку сутність шукали, використовуйте {@link ObjectNotFoundException}.
 */
export declare class GeneralNotFoundException extends AbstractHttpException {
  /**
   * Creates the exception with the general missing object text.
   *
   * @uk Створює виняток із загальним текстом про те, що об’єкта немає.
   *
   * @param errorCode - Application error code for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error's `message` or `stack`, for the log.
   * @ukParam rootCause - Властивість `message` або `stack` початкової помилки, для журналу.
   */
  constructor(errorCode?: string, rootCause?: unknown);
}

/**
 * Exception for a request that isn't authenticated or has insufficient credentials. Status 401.
 *
 * @uk Виняток для запиту без автентифікації або з недостатніми обліковими даними. Код стану 401.
 */
export declare class GeneralUnauthorizedException extends AbstractHttpException {
  /**
   * Creates the exception with the general missing authorization text.
   *
   * @uk Створює виняток із загальним текстом про те, що запит не авторизовано.
   *
   * @param errorCode - Application error code for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error's `message` or `stack`, for the log.
   * @ukParam rootCause - Властивість `message` або `stack` початкової помилки, для журналу.
   */
  constructor(errorCode?: string, rootCause?: unknown);
}

/**
 * Exception for a called service that is down or doesn't respond. Status 503.
 *
 * @uk Виняток на випадок, якщо викликаний сервіс не працює або не відповідає. Код стану 503.
 */
export declare class InternalServiceUnavailableHttpException extends AbstractHttpException {
  /**
   * Creates the exception, optionally with the name of the failed service.
   *
   * @uk Створює виняток, за потреби — з назвою сервісу, який відмовив.
   *
   * @param externalServiceIdentifier - Service name. It is kept in `data` and isn't sent in the response
   * body.
   * @ukParam externalServiceIdentifier - Назва сервісу. Виняток зберігає її в `data`, а до тіла
   * відповіді не додає.
   * @param errorCode - Application error code for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error's `message` or `stack`, for the log.
   * @ukParam rootCause - Властивість `message` або `stack` початкової помилки, для журналу.
   */
  constructor(externalServiceIdentifier?: string, errorCode?: string, rootCause?: unknown);
}

/**
 * Exception for a feature that exists but isn't configured yet. Status 404.
 *
 * The response text contains the feature name and tells the user to contact an administrator.
 *
 * @uk Виняток для можливості, яка існує, але ще не налаштована. Код стану 404.
 *
 * Текст відповіді містить назву цієї можливості й радить звернутися до адміністратора.
 */
export declare class MissingConfigurationForFeatureException extends AbstractHttpException {
  /**
   * Creates the exception for one feature.
   *
   * @uk Створює виняток для однієї можливості.
   *
   * @param featureName - Feature name, shown to the user.
   * @ukParam featureName - Назва можливості, яку побачить користувач.
   * @param errorCode - Application error code for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error's `message` or `stack`, for the log.
   * @ukParam rootCause - Властивість `message` або `stack` початкової помилки, для журналу.
   */
  constructor(featureName: string, errorCode?: string, rootCause?: unknown);
}

/**
 * Exception for an entity that doesn't exist or that the caller may not see. Status 404.
 *
 * @uk Виняток для сутності, якої немає або яку закрито для того, хто надіслав запит. Код стану 404.
 *
 * @example
 * ```ts
 * import { ObjectNotFoundException } from '@softkit/exceptions';
 *
 * const invoices = new Map<string, { total: number }>();
 *
 * export function getInvoice(id: string): { total: number } {
 *   const invoice = invoices.get(id);
 *
 *   if (!invoice) {
 *     throw new ObjectNotFoundException('Invoice', 'INVOICE_NOT_FOUND');
 *   }
 *
 *   return invoice;
 * }
 * ```
 */
export declare class ObjectNotFoundException extends AbstractHttpException<ObjectNotFoundData> {
  /**
   * Creates the exception for one entity.
   *
   * @uk Створює виняток для однієї сутності.
   *
   * @param entityName - Entity name. It is available in the translation as `entityName`.
   * @ukParam entityName - Назва сутності. У перекладі вона доступна як `entityName`.
   * @param errorCode - Application error code for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error's `message` or `stack`, for the log.
   * @ukParam rootCause - Властивість `message` або `stack` початкової помилки, для журналу.
   */
  constructor(entityName: string, errorCode?: string, rootCause?: unknown);
}

/**
 * Exception for an update based on stale data: the entity was changed after it was read. Status 409.
 *
 * The response contains the current version in the `X-Content-Version` header.
 *
 * @uk Виняток для оновлення за застарілими даними: сутність змінили вже після того, як її прочитано. Код
 * стану 409.
 *
 * Клієнт отримує поточну версію в заголовку відповіді `X-Content-Version`.
 */
export declare class OptimisticLockException extends AbstractHttpException<OptimisticLockData> {
  /**
   * Entity version in the database.
   *
   * @uk Версія сутності в базі даних.
   */
  readonly currentVersion: number;

  /**
   * Creates the exception with the currently stored version.
   *
   * @uk Створює виняток із поточною збереженою версією.
   *
   * @param currentVersion - Entity version in the database.
   * @ukParam currentVersion - Версія сутності в базі даних.
   * @param rootCause - Original error's `message` or `stack`, for the log.
   * @ukParam rootCause - Властивість `message` або `stack` початкової помилки, для журналу.
   */
  constructor(currentVersion: number, rootCause?: unknown);

  /**
   * Adds the `X-Content-Version` header with the current version.
   *
   * @uk Додає заголовок `X-Content-Version` з поточною версією.
   *
   * @returns Header values by header name.
   * @ukReturns Значення заголовків за їхніми назвами.
   */
  override getPresetHeadersValues(): Record<string, string>;
}
