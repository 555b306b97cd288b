import type { I18nValidationException } from '@softkit/i18n';
import type { ArgumentsHost } from '@nestjs/common';

/**
 * Gives validation errors the same body as other errors. Pass it as `responseBodyFormatter` to the
 * `I18nValidationExceptionFilter` class of `@softkit/i18n`.
 *
 * A `GeneralBadRequestException` supplies its own title, detail, status and error code, without translating
 * them. For other validation exceptions the title and detail of a bad request are translated. The formatted
 * errors go to `data`, and `requestId` of the request goes to `instance`.
 *
 * @uk Надає помилкам валідації таке саме тіло, як і в інших помилок. Передайте цю функцію як
 * `responseBodyFormatter` у клас `I18nValidationExceptionFilter` з `@softkit/i18n`.
 *
 * Виняток `GeneralBadRequestException` надає власні заголовок, пояснення, код стану й код помилки без
 * перекладу. Для інших винятків валідації перекладаються заголовок і пояснення некоректного запиту.
 * Відформатовані помилки потрапляють у `data`, а `requestId` запиту — в `instance`.
 *
 * @param host - Execution context of the request.
 * @ukParam host - Контекст виконання запиту.
 * @param exc - Validation exception that was caught.
 * @ukParam exc - Перехоплений виняток валідації.
 * @param formattedErrors - Errors in the form chosen by the filter options.
 * @ukParam formattedErrors - Помилки у формі, яку визначають параметри фільтра.
 * @returns Response body with the fields of `ErrorResponse`.
 * @ukReturns Тіло відповіді з полями `ErrorResponse`.
 * @example
 * ```ts
 * import { INestApplication } from '@nestjs/common';
 * import { responseBodyFormatter } from '@softkit/exceptions';
 * import { I18nValidationExceptionFilter } from '@softkit/i18n';
 *
 * export function useValidationErrors(app: INestApplication): void {
 *   app.useGlobalFilters(
 *     new I18nValidationExceptionFilter({ responseBodyFormatter }),
 *   );
 * }
 * ```
 */
export declare function responseBodyFormatter(
  host: ArgumentsHost,
  exc: I18nValidationException,
  formattedErrors: object,
): Record<string, unknown>;
