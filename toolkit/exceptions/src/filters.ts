import type { ArgumentsHost, ExceptionFilter, ForbiddenException, NotFoundException } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { AbstractHttpException } from './exceptions';

/**
 * Turns every exception that no other filter has handled into a 500 response with the common error body.
 *
 * The exception is written to the log as an error, and its own message does not reach the client. The NestJS
 * `ServiceUnavailableException` is answered with its own 503 body, because health checks rely on it.
 *
 * NestJS tries global filters from the last registered one to the first, so register this filter first.
 *
 * @uk Перетворює кожен виняток, який не обробив інший фільтр, на відповідь 500 зі спільним тілом помилки.
 *
 * Виняток потрапляє до журналу як помилка, а його власне повідомлення клієнт не бачить. На
 * `ServiceUnavailableException` з NestJS надходить відповідь 503 з його власним тілом, бо на неї розраховують
 * перевірки стану.
 *
 * NestJS перебирає глобальні фільтри від останнього зареєстрованого до першого, тож реєструйте цей фільтр
 * першим.
 *
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { HttpAdapterHost, NestFactory } from '@nestjs/core';
 * import {
 *   AnyExceptionFilter,
 *   HttpExceptionFilter,
 *   OverrideDefaultForbiddenExceptionFilter,
 *   OverrideDefaultNotFoundFilter,
 * } from '@softkit/exceptions';
 *
 * @Module({})
 * class AppModule {}
 *
 * async function main(): Promise<void> {
 *   const app = await NestFactory.create(AppModule);
 *   const adapterHost = app.get(HttpAdapterHost);
 *
 *   app.useGlobalFilters(
 *     new AnyExceptionFilter(adapterHost),
 *     new OverrideDefaultNotFoundFilter(adapterHost),
 *     new OverrideDefaultForbiddenExceptionFilter(adapterHost),
 *     new HttpExceptionFilter(adapterHost),
 *   );
 *
 *   await app.listen(3000);
 * }
 *
 * main();
 * ```
 */
export declare class AnyExceptionFilter implements ExceptionFilter {
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
   * Logs the exception and sends the error response.
   *
   * @uk Записує виняток до журналу й надсилає відповідь із помилкою.
   *
   * @param exception - Anything that was thrown.
   * @ukParam exception - Будь-яке значення, кинуте як виняток.
   * @param host - Execution context of the request.
   * @ukParam host - Контекст виконання запиту.
   */
  catch(exception: unknown, host: ArgumentsHost): void;
}

/**
 * Turns every {@link AbstractHttpException} into a response with its status, headers and translated body.
 *
 * Statuses from 500 up are logged as errors, all others at the ordinary log level.
 *
 * @uk Перетворює кожен {@link AbstractHttpException} на відповідь з його кодом стану, заголовками та
 * перекладеним тілом.
 *
 * Коди стану від 500 записуються до журналу як помилки, решта — зі звичайним рівнем журналювання.
 */
export declare class HttpExceptionFilter implements ExceptionFilter {
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
   * Sets the headers of the exception, logs it and sends its translated body.
   *
   * @uk Встановлює заголовки винятку, записує його до журналу й надсилає перекладене тіло.
   *
   * @param exception - Exception that was caught.
   * @ukParam exception - Перехоплений виняток.
   * @param host - Execution context of the request.
   * @ukParam host - Контекст виконання запиту.
   */
  catch(exception: AbstractHttpException, host: ArgumentsHost): void;
}

/**
 * Gives the common error body to the NestJS `NotFoundException`, including the one NestJS throws for an
 * unknown route.
 *
 * The message of the original exception is replaced with the translated text for status 404.
 *
 * @uk Надає спільне тіло помилки винятку `NotFoundException` з NestJS, зокрема тому, який NestJS кидає для
 * невідомого маршруту.
 *
 * Повідомлення початкового винятку замінюється перекладеним текстом для коду стану 404.
 */
export declare class OverrideDefaultNotFoundFilter implements ExceptionFilter {
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
   * Sends a 404 response with the common error body.
   *
   * @uk Надсилає відповідь 404 зі спільним тілом помилки.
   *
   * @param exception - Exception that was caught. Its message is not used.
   * @ukParam exception - Перехоплений виняток. Його повідомлення не використовується.
   * @param host - Execution context of the request.
   * @ukParam host - Контекст виконання запиту.
   */
  catch(exception: NotFoundException, host: ArgumentsHost): void;
}

/**
 * Gives the common error body to the NestJS `ForbiddenException`, including the one NestJS throws when a
 * guard denies access.
 *
 * The message of the original exception is replaced with the translated text for status 403.
 *
 * @uk Надає спільне тіло помилки винятку `ForbiddenException` з NestJS, зокрема тому, який NestJS кидає,
 * коли guard відмовляє в доступі.
 *
 * Повідомлення початкового винятку замінюється перекладеним текстом для коду стану 403.
 */
export declare class OverrideDefaultForbiddenExceptionFilter implements ExceptionFilter {
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
   * Sends a 403 response with the common error body.
   *
   * @uk Надсилає відповідь 403 зі спільним тілом помилки.
   *
   * @param exception - Exception that was caught. Its message is not used.
   * @ukParam exception - Перехоплений виняток. Його повідомлення не використовується.
   * @param host - Execution context of the request.
   * @ukParam host - Контекст виконання запиту.
   */
  catch(exception: ForbiddenException, host: ArgumentsHost): void;
}
