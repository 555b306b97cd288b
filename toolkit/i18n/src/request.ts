import type {
  ArgumentsHost,
  CallHandler,
  ExecutionContext,
  MiddlewareConsumer,
  NestInterceptor,
  NestMiddleware,
} from '@nestjs/common';
import type { AbstractHttpAdapter, ModuleRef } from '@nestjs/core';
import type { Observable } from 'rxjs';
import type { I18nOptionResolver } from './resolvers';
import type { I18nOptions } from './setup';
import type { I18nService } from './translation';

interface NestMiddlewareConsumer extends MiddlewareConsumer {
  /**
   * HTTP adapter of the application.
   *
   * @uk HTTP-адаптер застосунку.
   */
  httpAdapter: AbstractHttpAdapter;
}

/**
 * Finds the language of an HTTP request and opens an `I18nContext` for everything that handles it.
 * `I18nModule` applies it to all routes.
 *
 * @uk Визначає мову HTTP-запиту та відкриває `I18nContext` для всього, що його обробляє. `I18nModule`
 * застосовує цей проміжний обробник до всіх маршрутів.
 */
export declare class I18nMiddleware implements NestMiddleware {
  /**
   * Nest creates the middleware.
   *
   * @uk Екземпляр проміжного обробника створює сам Nest.
   *
   * @param i18nOptions - Options of the module.
   * @ukParam i18nOptions - Параметри модуля.
   * @param i18nResolvers - Language resolvers in the order of priority.
   * @ukParam i18nResolvers - Визначники мови в порядку пріоритету.
   * @param i18nService - Service that does the translations.
   * @ukParam i18nService - Сервіс, який виконує переклади.
   * @param moduleRef - Access to the container, to get the resolvers.
   * @ukParam moduleRef - Доступ до контейнера, щоб отримати визначники мови.
   */
  constructor(
    i18nOptions: I18nOptions,
    i18nResolvers: I18nOptionResolver[],
    i18nService: I18nService,
    moduleRef: ModuleRef,
  );

  /**
   * Asks the resolvers in turn and stores `i18nLang`, `i18nService` and `i18nContext` in the request. A
   * request that already has `i18nLang` is passed on unchanged.
   *
   * @uk По черзі опитує визначники мови та зберігає в запиті `i18nLang`, `i18nService` та `i18nContext`.
   * Запит, який уже має `i18nLang`, передається далі без змін.
   *
   * @param req - Request.
   * @ukParam req - Запит.
   * @param res - Response.
   * @ukParam res - Відповідь.
   * @param next - Function that passes the request on.
   * @ukParam next - Функція, яка передає запит далі.
   * @returns What `next` returns, for a request that already has a language; otherwise nothing.
   * @ukReturns Результат `next`, якщо мову запиту вже визначено; інакше нічого.
   */
  use(req: any, res: any, next: any): Promise<any>;
}

/**
 * Does the work of {@link I18nMiddleware} where there is no middleware: for GraphQL, RPC and RabbitMQ
 * handlers and for HTTP with `disableMiddleware`. `I18nModule` registers it for the whole application.
 *
 * @uk Виконує роботу {@link I18nMiddleware} там, де проміжних обробників немає: для обробників GraphQL, RPC
 * та RabbitMQ, а також для HTTP з `disableMiddleware`. `I18nModule` реєструє цей перехоплювач для всього
 * застосунку.
 */
export declare class I18nLanguageInterceptor implements NestInterceptor {
  /**
   * Nest creates the interceptor.
   *
   * @uk Екземпляр перехоплювача створює сам Nest.
   *
   * @param i18nOptions - Options of the module.
   * @ukParam i18nOptions - Параметри модуля.
   * @param i18nResolvers - Language resolvers in the order of priority.
   * @ukParam i18nResolvers - Визначники мови в порядку пріоритету.
   * @param i18nService - Service that does the translations.
   * @ukParam i18nService - Сервіс, який виконує переклади.
   * @param moduleRef - Access to the container, to get the resolvers.
   * @ukParam moduleRef - Доступ до контейнера, щоб отримати визначники мови.
   */
  constructor(
    i18nOptions: I18nOptions,
    i18nResolvers: I18nOptionResolver[],
    i18nService: I18nService,
    moduleRef: ModuleRef,
  );

  /**
   * Finds the language and runs the handler inside the i18n context. When the language is already known or
   * the transport is not supported, the handler simply runs.
   *
   * @uk Визначає мову та виконує обробник усередині контексту i18n. Якщо мова вже відома або транспорт не
   * підтримується, обробник просто виконується.
   *
   * @param context - Execution context of the request.
   * @ukParam context - Контекст виконання запиту.
   * @param next - Handler of the request.
   * @ukParam next - Обробник запиту.
   * @returns The stream of the handler.
   * @ukReturns Потік обробника.
   */
  intercept(context: ExecutionContext, next: CallHandler<any>): Promise<Observable<any>>;
}

/**
 * Finds the object in which the package keeps the language of a request: the request for HTTP, the context
 * value for GraphQL (third argument of the resolver), the RPC context, or the second argument of a RabbitMQ
 * handler.
 *
 * Without a context and for any other transport it writes a warning to the log.
 *
 * @uk Знаходить об’єкт, у якому пакет зберігає мову запиту: запит для HTTP, значення контексту для GraphQL
 * (третій аргумент), контекст RPC або другий аргумент обробника RabbitMQ.
 *
 * Без контексту та для будь-якого іншого транспорту функція пише попередження в журнал.
 *
 * @param context - Execution context of Nest.
 * @ukParam context - Контекст виконання Nest.
 * @returns The object, or `undefined` when it cannot be found.
 * @ukReturns Об’єкт або `undefined`, якщо його не вдалося знайти.
 */
export declare function getContextObject(context?: ExecutionContext | ArgumentsHost): any;

/**
 * Tells whether a middleware consumer gives access to the HTTP adapter.
 *
 * @uk Повідомляє, чи дає об’єкт налаштування проміжних обробників доступ до HTTP-адаптера.
 *
 * @param consumer - Nest object that binds middleware to routes.
 * @ukParam consumer - Об’єкт Nest, який прив’язує проміжні обробники до маршрутів.
 * @returns `true` when the consumer has `httpAdapter`.
 * @ukReturns `true`, якщо об’єкт має `httpAdapter`.
 */
export declare function isNestMiddleware(consumer: MiddlewareConsumer): consumer is NestMiddlewareConsumer;

/**
 * Tells whether the application runs on Fastify, by the name of the adapter class.
 *
 * @uk Повідомляє, чи застосунок працює на Fastify, за назвою класу адаптера.
 *
 * @param consumer - Nest object that binds middleware to routes, with the HTTP adapter.
 * @ukParam consumer - Об’єкт Nest, який прив’язує проміжні обробники до маршрутів, з HTTP-адаптером.
 * @returns `true` when the name of the class begins with `Fastify`, in any letter case.
 * @ukReturns `true`, якщо назва класу починається з `Fastify` (у будь-якому регістрі).
 */
export declare function usingFastify(consumer: NestMiddlewareConsumer): boolean;
