/**
 * Error response body, modeled on RFC 7807.
 *
 * Use it as the error body type on the client and as a Swagger model on the server.
 *
 * @uk Тіло відповіді з помилкою за зразком RFC 7807.
 *
 * На клієнті воно слугує типом тіла помилки, а на сервері — моделлю Swagger.
 *
 * @typeParam ADDITIONAL_DATA - Shape of the additional error data. Defaults to `object`.
 * @ukTypeParam ADDITIONAL_DATA - Тип додаткових даних про помилку. За замовчуванням — `object`.
 */
export declare class ErrorResponse<ADDITIONAL_DATA extends object = object> {
  /**
   * Link to the error documentation. Currently, the package sends a placeholder.
   *
   * @uk Посилання на документацію про помилку. Поки що пакет надсилає замість нього умовний текст.
   */
  type: string;

  /**
   * Short, translated name of the problem, such as `Not Found`.
   *
   * @uk Коротка перекладена назва проблеми, наприклад `Not Found`.
   */
  title: string;

  /**
   * HTTP status code, the same as the response status.
   *
   * @uk Код стану HTTP — такий самий, як у відповіді.
   */
  status: number;

  /**
   * Translated explanation that can be shown to the user.
   *
   * @uk Перекладене пояснення, яке можна показати користувачеві.
   */
  detail: string;

  /**
   * Additional data that helps the client react, such as a list of validation errors.
   *
   * @uk Додаткові дані, які допомагають клієнтові зреагувати, наприклад список помилок валідації.
   */
  data?: ADDITIONAL_DATA | ADDITIONAL_DATA[];

  /**
   * Failed request ID. Use it to find the matching log records.
   *
   * @uk Ідентифікатор невдалого запиту. Шукайте за ним записи журналу.
   */
  instance: string;

  /**
   * Application error code that lets clients distinguish between causes with the same status.
   *
   * @uk Код помилки застосунку, за яким клієнт розрізняє причини з однаковим кодом стану.
   */
  errorCode?: string;
}
