import type { I18nContext, I18nService, I18nValidationError } from '@softkit/i18n';
import { I18nValidationException } from '@softkit/i18n';
import type { ErrorResponse } from './error-response';

/** Data of {@link ConflictEntityCreationException}. */
declare class ConflictEntityCreationData {
  entityName: string;
  fieldName: string;
  fieldValue: unknown;
}

/** Data of {@link ObjectNotFoundException}. */
declare class ObjectNotFoundData {
  entityName: string;
}

/** Data of {@link OptimisticLockException}. */
declare class OptimisticLockData {
  currentVersion: number;
}

/**
 * The base of all HTTP exceptions of the toolkit. Extend it to add an exception with your own status and
 * texts.
 *
 * `HttpExceptionFilter` catches it and sends the translated body. The class does not extend `Error`, so it
 * carries no stack trace of its own; pass the original error as `rootCause` to keep it for the log.
 *
 * @uk Основа всіх HTTP-винятків Softkit. Успадкуйте її, щоб додати виняток із власним кодом стану
 * й текстами.
 *
 * Його перехоплює `HttpExceptionFilter` і надсилає перекладене тіло відповіді. Клас не успадковує `Error`,
 * тож власного стека викликів не має; передайте початкову помилку як `rootCause`, щоб зберегти її для
 * журналу.
 *
 * @typeParam ADDITIONAL_DATA - Shape of the values substituted into the texts. Defaults to `object`.
 * @ukTypeParam ADDITIONAL_DATA - Форма значень, які підставляються в тексти. Типово `object`.
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
   * Translation key of the short name of the problem.
   *
   * @uk Ключ перекладу короткої назви проблеми.
   */
  title: string;

  /**
   * Translation key of the explanation for the user.
   *
   * @uk Ключ перекладу пояснення для користувача.
   */
  detail: string;

  /**
   * HTTP status of the response.
   *
   * @uk Код стану HTTP для відповіді.
   */
  status: number;

  /**
   * Values substituted into the translated `detail`. They are not copied into the response body.
   *
   * @uk Значення, які підставляються в перекладений `detail`. У тіло відповіді вони не копіюються.
   */
  data?: ADDITIONAL_DATA | ADDITIONAL_DATA[];

  /**
   * Application code of the error, copied into the response body.
   *
   * @uk Код помилки застосунку, який копіюється в тіло відповіді.
   */
  errorCode?: string;

  /**
   * Original error that led to this exception. It is kept for the log and is not sent to the client. Pass
   * nothing that holds tokens, or that refers to itself, as an error of Axios does: the console logger of Nest
   * cannot write it.
   *
   * @uk Початкова помилка, яка спричинила цей виняток. Вона зберігається для журналу й клієнтові не
   * надсилається. Не передавайте сюди нічого з токенами чи з посиланням на себе, як-от помилку Axios:
   * консольний логер Nest не зможе її записати.
   */
  rootCause?: unknown;

  /**
   * Creates an exception from translation keys and an HTTP status.
   *
   * @uk Створює виняток із ключів перекладу та коду стану HTTP.
   *
   * @param title - Translation key of the short name of the problem.
   * @ukParam title - Ключ перекладу короткої назви проблеми.
   * @param detail - Translation key of the explanation.
   * @ukParam detail - Ключ перекладу пояснення.
   * @param status - HTTP status of the response.
   * @ukParam status - Код стану HTTP для відповіді.
   * @param data - Values to substitute into `detail`.
   * @ukParam data - Значення для підстановки в `detail`.
   * @param errorCode - Application code of the error for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error, kept for the log.
   * @ukParam rootCause - Початкова помилка, яка зберігається для журналу.
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
   * Builds the response body with translated texts. The body contains no `data`.
   *
   * @uk Складає тіло відповіді з перекладеними текстами. Поля `data` в ньому немає.
   *
   * @param requestId - Identifier of the request, which becomes `instance`.
   * @ukParam requestId - Ідентифікатор запиту, який стане `instance`.
   * @param i18nService - Service or context that translates the keys. Without it the keys are sent as they
   * are.
   * @ukParam i18nService - Сервіс або контекст, що перекладає ключі. Без нього ключі надсилаються як є.
   * @returns Body of the error response.
   * @ukReturns Тіло відповіді з помилкою.
   */
  toErrorResponse(requestId: string, i18nService?: I18nService | I18nContext): ErrorResponse;

  /**
   * Lists headers to add to the error response. Override it to send your own; the base version adds none.
   *
   * @uk Перелічує заголовки, які треба додати до відповіді з помилкою. Перевизначте метод, щоб надсилати
   * власні; базова версія не додає жодного.
   *
   * @returns Header values by header name.
   * @ukReturns Значення заголовків за їхніми назвами.
   */
  getPresetHeadersValues(): Record<string, string>;
}

/**
 * Rejects the creation of an entity that clashes with an existing one. Status 409.
 *
 * The text of the response names the entity, the field and its value, so do not use it for secret values.
 *
 * @uk Відхиляє створення сутності, яка конфліктує з наявною. Код стану 409.
 *
 * У тексті відповіді названо сутність, поле та його значення, тож не застосовуйте цей виняток для секретних
 * значень.
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
   * Value of the field that is already taken.
   *
   * @uk Значення поля, яке вже зайняте.
   */
  readonly fieldValue: unknown;

  /**
   * Creates the exception for one conflicting field.
   *
   * @uk Створює виняток для одного конфліктного поля.
   *
   * @param entityName - Name of the entity for the message.
   * @ukParam entityName - Назва сутності для повідомлення.
   * @param fieldName - Field that caused the conflict.
   * @ukParam fieldName - Поле, яке спричинило конфлікт.
   * @param fieldValue - Value of the field that is already taken.
   * @ukParam fieldValue - Значення поля, яке вже зайняте.
   * @param errorCode - Application code of the error for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error, kept for the log.
   * @ukParam rootCause - Початкова помилка, яка зберігається для журналу.
   */
  constructor(entityName: string, fieldName: string, fieldValue: unknown, errorCode?: string, rootCause?: unknown);
}

/**
 * Rejects a request whose data is invalid, with one or more errors in the format of `class-validator`. Status
 * 400.
 *
 * Unlike the other exceptions it extends `I18nValidationException` and is handled by the
 * `I18nValidationExceptionFilter` class of `@softkit/i18n`. Give that filter
 * {@link GeneralBadRequestException.toErrorResponse | the common body} through the `responseBodyFormatter`
 * function.
 *
 * @uk Відхиляє запит із некоректними даними й додає одну чи кілька помилок у форматі `class-validator`. Код
 * стану 400.
 *
 * На відміну від інших винятків, він успадковує `I18nValidationException`, і його обробляє клас
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
   * Explanation for the user. Without it the translation key of the general bad request text is used.
   *
   * @uk Пояснення для користувача. Без нього береться ключ перекладу загального тексту про некоректний запит.
   */
  detail?: string;

  /**
   * Application code of the error, copied into the response body.
   *
   * @uk Код помилки застосунку, який копіюється в тіло відповіді.
   */
  errorCode?: string;

  /**
   * Original error that led to this exception. It is not sent to the client.
   *
   * @uk Початкова помилка, яка спричинила цей виняток. Клієнтові вона не надсилається.
   */
  rootCause?: unknown;

  /**
   * Creates the exception from validation errors.
   *
   * @uk Створює виняток із помилок валідації.
   *
   * @param errors - One validation error or a list of them.
   * @ukParam errors - Одна помилка валідації або їх список.
   * @param detail - Explanation for the user instead of the general one.
   * @ukParam detail - Пояснення для користувача замість загального.
   * @param errorCode - Application code of the error for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error.
   * @ukParam rootCause - Початкова помилка.
   */
  constructor(
    errors: I18nValidationError | I18nValidationError[],
    detail?: string,
    errorCode?: string,
    rootCause?: unknown,
  );

  /**
   * Builds the part of the response body that does not depend on the request. The title, and the detail
   * unless you passed your own, are translation keys.
   *
   * @uk Складає частину тіла відповіді, яка не залежить від запиту. Заголовок, а також пояснення, якщо ви не
   * передали власного, — це ключі перекладу.
   *
   * @returns Body without the errors and the request identifier.
   * @ukReturns Тіло без помилок та ідентифікатора запиту.
   */
  toErrorResponse(): Omit<ErrorResponse, 'data' | 'instance'>;
}

/**
 * Denies access to a resource to a user who is known but lacks the right. Status 403.
 *
 * @uk Відмовляє в доступі до ресурсу відомому користувачеві, який не має потрібного права. Код стану 403.
 */
export declare class GeneralForbiddenException extends AbstractHttpException {
  /**
   * Creates the exception with the general text about missing access.
   *
   * @uk Створює виняток із загальним текстом про брак доступу.
   *
   * @param errorCode - Application code of the error for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error, kept for the log.
   * @ukParam rootCause - Початкова помилка, яка зберігається для журналу.
   */
  constructor(errorCode?: string, rootCause?: unknown);
}

/**
 * Reports a failure of the server that the client cannot fix. Status 500, and the log receives an error
 * record.
 *
 * @uk Повідомляє про збій сервера, якого клієнт не може усунути. Код стану 500, а в журналі з’являється запис
 * про помилку.
 */
export declare class GeneralInternalServerException extends AbstractHttpException {
  /**
   * Creates the exception with the general text about an internal error.
   *
   * @uk Створює виняток із загальним текстом про внутрішню помилку.
   *
   * @param errorCode - Application code of the error. It is sent to the client.
   * @ukParam errorCode - Код помилки застосунку. Він надсилається клієнтові.
   * @param rootCause - Original error, kept for the log.
   * @ukParam rootCause - Початкова помилка, яка зберігається для журналу.
   */
  constructor(errorCode?: string, rootCause?: unknown);
}

/**
 * Says that there is no such resource or that the caller may not see it. Status 404.
 *
 * Use {@link ObjectNotFoundException} when you know which entity was looked for.
 *
 * @uk Повідомляє, що такого ресурсу немає або його не можна показати. Код стану 404.
 *
 * Якщо відомо, яку сутність шукали, візьміть {@link ObjectNotFoundException}.
 */
export declare class GeneralNotFoundException extends AbstractHttpException {
  /**
   * Creates the exception with the general text about a missing object.
   *
   * @uk Створює виняток із загальним текстом про відсутній об’єкт.
   *
   * @param errorCode - Application code of the error for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error, kept for the log.
   * @ukParam rootCause - Початкова помилка, яка зберігається для журналу.
   */
  constructor(errorCode?: string, rootCause?: unknown);
}

/**
 * Rejects a request that is not authenticated or whose credentials do not suffice. Status 401.
 *
 * @uk Відхиляє запит без автентифікації або з недостатніми обліковими даними. Код стану 401.
 */
export declare class GeneralUnauthorizedException extends AbstractHttpException {
  /**
   * Creates the exception with the general text about missing authorization.
   *
   * @uk Створює виняток із загальним текстом про брак авторизації.
   *
   * @param errorCode - Application code of the error for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error, kept for the log.
   * @ukParam rootCause - Початкова помилка, яка зберігається для журналу.
   */
  constructor(errorCode?: string, rootCause?: unknown);
}

/**
 * Reports that a service this application calls is down or does not answer. Status 503.
 *
 * @uk Повідомляє, що сервіс, до якого звертається цей застосунок, не працює або не відповідає. Код стану 503.
 */
export declare class InternalServiceUnavailableHttpException extends AbstractHttpException {
  /**
   * Creates the exception, optionally naming the service that failed.
   *
   * @uk Створює виняток; за потреби в ньому можна назвати сервіс, який відмовив.
   *
   * @param externalServiceIdentifier - Name of the service. It is kept in `data`, not sent in the response
   * body.
   * @ukParam externalServiceIdentifier - Назва сервісу. Вона зберігається в `data` і в тілі відповіді не
   * надсилається.
   * @param errorCode - Application code of the error for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error, kept for the log.
   * @ukParam rootCause - Початкова помилка, яка зберігається для журналу.
   */
  constructor(externalServiceIdentifier?: string, errorCode?: string, rootCause?: unknown);
}

/**
 * Says that the requested feature exists but has not been configured yet. Status 404.
 *
 * The text of the response names the feature and asks to contact an administrator.
 *
 * @uk Повідомляє, що потрібна можливість існує, але її ще не налаштовано. Код стану 404.
 *
 * Текст відповіді називає цю можливість і радить звернутися до адміністратора.
 */
export declare class MissingConfigurationForFeatureException extends AbstractHttpException {
  /**
   * Creates the exception for one feature.
   *
   * @uk Створює виняток для однієї можливості.
   *
   * @param featureName - Name of the feature, shown to the user.
   * @ukParam featureName - Назва можливості, яку побачить користувач.
   * @param errorCode - Application code of the error for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error, kept for the log.
   * @ukParam rootCause - Початкова помилка, яка зберігається для журналу.
   */
  constructor(featureName: string, errorCode?: string, rootCause?: unknown);
}

/**
 * Says that an entity was not found or that the caller may not see it. Status 404.
 *
 * @uk Повідомляє, що сутність не знайдено або її не можна показати. Код стану 404.
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
   * @param entityName - Name of the entity. It is available to the translation as `entityName`.
   * @ukParam entityName - Назва сутності. У перекладі вона доступна як `entityName`.
   * @param errorCode - Application code of the error for the client.
   * @ukParam errorCode - Код помилки застосунку для клієнта.
   * @param rootCause - Original error, kept for the log.
   * @ukParam rootCause - Початкова помилка, яка зберігається для журналу.
   */
  constructor(entityName: string, errorCode?: string, rootCause?: unknown);
}

/**
 * Rejects an update made from stale data: somebody has changed the entity since it was read. Status 409.
 *
 * The response carries the current version in the `X-Content-Version` header.
 *
 * @uk Відхиляє оновлення на основі застарілих даних: хтось змінив сутність після того, як її прочитали. Код
 * стану 409.
 *
 * Поточна версія надсилається в заголовку відповіді `X-Content-Version`.
 */
export declare class OptimisticLockException extends AbstractHttpException<OptimisticLockData> {
  /**
   * Version of the entity in the database.
   *
   * @uk Версія сутності в базі даних.
   */
  readonly currentVersion: number;

  /**
   * Creates the exception with the version that is stored now.
   *
   * @uk Створює виняток із поточною збереженою версією.
   *
   * @param currentVersion - Version of the entity in the database.
   * @ukParam currentVersion - Версія сутності в базі даних.
   * @param rootCause - Original error, kept for the log.
   * @ukParam rootCause - Початкова помилка, яка зберігається для журналу.
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
