import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { QueryFailedError } from 'typeorm';

/**
 * Turns failed PostgreSQL queries into responses with the common error body, so that SQL details do not leak
 * out.
 *
 * A unique constraint violation (code `23505`) becomes a 409 response that names the entity after its table.
 * Any other query error becomes a 500 response without details.
 *
 * @uk Перетворює невдалі запити PostgreSQL на відповіді зі спільним тілом помилки, щоб назовні не потрапляли
 * подробиці SQL.
 *
 * Порушення обмеження унікальності (код `23505`) стає відповіддю 409, у якій сутність названо за її таблицею.
 * Будь-яка інша помилка запиту стає відповіддю 500 без подробиць.
 *
 * @example
 * ```ts
 * import { INestApplication } from '@nestjs/common';
 * import { HttpAdapterHost } from '@nestjs/core';
 * import { PostgresDbQueryFailedErrorFilter } from '@softkit/typeorm';
 *
 * export function useDatabaseErrors(app: INestApplication): void {
 *   app.useGlobalFilters(
 *     new PostgresDbQueryFailedErrorFilter(app.get(HttpAdapterHost)),
 *   );
 * }
 * ```
 */
export declare class PostgresDbQueryFailedErrorFilter implements ExceptionFilter {
  /**
   * Creates the filter for the HTTP adapter of the application.
   *
   * @uk Створює фільтр для HTTP-адаптера застосунку.
   *
   * @param httpAdapterHost - Holder of the HTTP adapter, provided by NestJS.
   * @ukParam httpAdapterHost - Об’єкт з HTTP-адаптером, наданий NestJS.
   */
  constructor(httpAdapterHost: HttpAdapterHost);

  /**
   * Chooses the response by the PostgreSQL error code and sends it.
   *
   * @uk Вибирає відповідь за кодом помилки PostgreSQL і надсилає її.
   *
   * @param exception - Query error thrown by TypeORM.
   * @ukParam exception - Помилка запиту, яку кинув TypeORM.
   * @param host - Execution context of the request.
   * @ukParam host - Контекст виконання запиту.
   */
  catch(exception: QueryFailedError, host: ArgumentsHost): void;
}
