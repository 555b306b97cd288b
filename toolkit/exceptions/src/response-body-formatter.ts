import type { I18nValidationException } from '@softkit/i18n';
import type { ArgumentsHost } from '@nestjs/common';

/**
 * Formats validation errors with the same body as other errors. Pass it as `responseBodyFormatter` to the
 * `I18nValidationExceptionFilter` class from `@softkit/i18n`.
 *
 * The title, detail, status, and error code of a `GeneralBadRequestException` are used without translation.
 * For other validation exceptions, the bad request title and detail are translated. The formatted errors are
 * returned in `data`, and the request's `requestId` in `instance`.
 *
 * @uk Надає помилкам валідації таке саме тіло, як в інших помилок. Передайте цю функцію як
 * `responseBodyFormatter` у клас `I18nValidationExceptionFilter` з `@softkit/i18n`.
 *
 * Заголовок, пояснення, код стану й код помилки з `GeneralBadRequestException` функція передає без перекладу.
 * Для інших винятків валідації вона перекладає заголовок і пояснення некоректного запиту. Відформатовані
 * помилки вона записує в `data`, а `requestId` запиту — в `instance`.
 *
 * @param host - Context that provides the request.
 * @ukParam host - Контекст, який дає доступ до запиту.
 * @param exc - Validation exception that the filter caught.
 * @ukParam exc - Виняток валідації, який перехопив фільтр.
 * @param formattedErrors - Errors in the format selected by the filter options.
 * @ukParam formattedErrors - Помилки у формі, яку визначають параметри фільтра.
 * @returns The response body with the `ErrorResponse` fields.
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
