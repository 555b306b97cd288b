import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { QueryFailedError } from 'typeorm';

/**
 * Exception filter that converts failed PostgreSQL queries to responses with the common error body, so that SQL
 * details aren't exposed.
 *
 * A unique constraint violation (code `23505`) becomes a 409 response that contains the table name as the
 * entity name. Any other query error becomes a 500 response without details.
 *
 * @uk Фільтр винятків, який перетворює невдалі запити PostgreSQL на відповіді зі спільним тілом помилки, щоб не
 * розкривати подробиць SQL.
 *
 * На порушення обмеження унікальності (код `23505`) фільтр відповідає кодом 409, а сутність називає за
 * таблицею. На будь-яку іншу помилку запиту відповідає кодом 500 без подробиць.
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
   * Creates the filter for the application's HTTP adapter.
   *
   * @uk Створює фільтр для HTTP-адаптера застосунку.
   *
   * @param httpAdapterHost - `HttpAdapterHost` provided by NestJS.
   * @ukParam httpAdapterHost - Екземпляр `HttpAdapterHost`, який надає NestJS.
   */
  constructor(httpAdapterHost: HttpAdapterHost);

  /**
   * Selects the response by the PostgreSQL error code and sends it.
   *
   * @uk Вибирає відповідь за кодом помилки PostgreSQL і надсилає її.
   *
   * @param exception - Query error thrown by TypeORM.
   * @ukParam exception - Помилка запиту, яку кинув TypeORM.
   * @param host - Context that provides the request and the response to send.
   * @ukParam host - Контекст, який дає доступ до запиту та відповіді, яку треба надіслати.
   */
  catch(exception: QueryFailedError, host: ArgumentsHost): void;
}
