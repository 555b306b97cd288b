import type { ArgumentsHost, ExceptionFilter, ForbiddenException, NotFoundException } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { AbstractHttpException } from './exceptions';

/**
 * Exception filter that converts every exception not handled by another filter to a 500 response with the
 * common error body.
 *
 * The exception is logged as an error, and its message isn't sent to the client. The NestJS
 * `ServiceUnavailableException` keeps its own 503 body, because health checks rely on it. It's logged like any
 * other exception.
 *
 * NestJS tries global filters from last to first in registration order, so register this filter first.
 *
 * @uk Фільтр винятків, який перетворює кожен виняток, не оброблений іншим фільтром, на відповідь 500 зі
 * спільним тілом помилки.
 *
 * Фільтр записує виняток у журнал як помилку, а тексту винятку клієнтові не надсилає. Відповідь на
 * `ServiceUnavailableException` з NestJS зберігає код 503 і власне тіло, бо на них розраховують перевірки
 * стану. У журнал цей виняток потрапляє так само, як інші.
 *
 * NestJS перебирає глобальні фільтри від останнього зареєстрованого до першого. Реєструйте цей фільтр першим.
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
   * Creates the filter for the application's HTTP adapter.
   *
   * @uk Створює фільтр для HTTP-адаптера застосунку.
   *
   * @param httpAdapterHost - `HttpAdapterHost` provided by NestJS.
   * @ukParam httpAdapterHost - Екземпляр `HttpAdapterHost`, який надає NestJS.
   */
  constructor(httpAdapterHost: HttpAdapterHost);

  /**
   * Logs the exception and sends the error response.
   *
   * @uk Записує виняток у журнал і надсилає відповідь із помилкою.
   *
   * @param exception - Thrown value: an error, an exception, or anything else.
   * @ukParam exception - Кинуте значення: помилка, виняток або що завгодно інше.
   * @param host - Context that provides the request and the response to send.
   * @ukParam host - Контекст, який дає доступ до запиту та відповіді, яку треба надіслати.
   */
  catch(exception: unknown, host: ArgumentsHost): void;
}

/**
 * Exception filter that converts every {@link AbstractHttpException} to a response with its status, headers,
 * and translated body.
 *
 * Statuses 500 and above are logged as errors, and all others at the regular log level.
 *
 * @uk Фільтр винятків, який перетворює кожен {@link AbstractHttpException} на відповідь із його кодом стану,
 * заголовками та перекладеним тілом.
 *
 * Винятки з кодом стану 500 і вище фільтр записує в журнал як помилки, решту — на звичайному рівні.
 */
export declare class HttpExceptionFilter implements ExceptionFilter {
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
   * Sets the exception's headers, logs it, and sends its translated body.
   *
   * @uk Додає до відповіді заголовки винятку, записує виняток у журнал і надсилає перекладене тіло.
   *
   * @param exception - Toolkit exception with the status, headers, and text keys.
   * @ukParam exception - Виняток Softkit із кодом стану, заголовками й ключами текстів.
   * @param host - Context that provides the request and the response to send.
   * @ukParam host - Контекст, який дає доступ до запиту та відповіді, яку треба надіслати.
   */
  catch(exception: AbstractHttpException, host: ArgumentsHost): void;
}

/**
 * Exception filter that returns the common error body for the NestJS `NotFoundException`, including the one
 * thrown for an unknown route.
 *
 * The original message is replaced with the translated text for status 404.
 *
 * @uk Фільтр винятків, який надсилає спільне тіло помилки для `NotFoundException` з NestJS, зокрема для винятку
 * через невідомий маршрут.
 *
 * Замість тексту самого винятку клієнт отримує перекладений текст для коду стану 404.
 */
export declare class OverrideDefaultNotFoundFilter implements ExceptionFilter {
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
   * Sends a 404 response with the common error body.
   *
   * @uk Надсилає відповідь 404 зі спільним тілом помилки.
   *
   * @param exception - Caught exception. Its message isn't used.
   * @ukParam exception - Перехоплений виняток. Фільтр не використовує його повідомлення.
   * @param host - Context that provides the request and the response to send.
   * @ukParam host - Контекст, який дає доступ до запиту та відповіді, яку треба надіслати.
   */
  catch(exception: NotFoundException, host: ArgumentsHost): void;
}

/**
 * Exception filter that returns the common error body for the NestJS `ForbiddenException`, including the one
 * thrown when a guard denies access.
 *
 * The original message is replaced with the translated text for status 403.
 *
 * @uk Фільтр винятків, який надсилає спільне тіло помилки для `ForbiddenException` з NestJS, зокрема для
 * винятку, який виникає, коли guard-клас відмовляє в доступі.
 *
 * Замість тексту самого винятку клієнт отримує перекладений текст для коду стану 403.
 */
export declare class OverrideDefaultForbiddenExceptionFilter implements ExceptionFilter {
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
   * Sends a 403 response with the common error body.
   *
   * @uk Надсилає відповідь 403 зі спільним тілом помилки.
   *
   * @param exception - Caught exception. Its message isn't used.
   * @ukParam exception - Перехоплений виняток. Фільтр не використовує його повідомлення.
   * @param host - Context that provides the request and the response to send.
   * @ukParam host - Контекст, який дає доступ до запиту та відповіді, яку треба надіслати.
   */
  catch(exception: ForbiddenException, host: ArgumentsHost): void;
}
