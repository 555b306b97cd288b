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
   * HTTP adapter that the application runs on, such as Fastify or Express.
   *
   * @uk HTTP-адаптер, на якому працює застосунок, наприклад Fastify або Express.
   */
  httpAdapter: AbstractHttpAdapter;
}

/**
 * Middleware that detects the language of an HTTP request and opens an `I18nContext` for the code that handles
 * it. `I18nModule` applies it to all routes.
 *
 * @uk Проміжний обробник (middleware), який визначає мову HTTP-запиту та відкриває `I18nContext` для коду, що
 * обробляє запит. `I18nModule` застосовує його до всіх маршрутів.
 */
export declare class I18nMiddleware implements NestMiddleware {
  /**
   * Don't call it yourself: Nest creates the middleware and injects its dependencies.
   *
   * @uk Не викликайте конструктора самі: проміжний обробник створює Nest, він же впроваджує залежності.
   *
   * @param i18nOptions - Options that the application passed to `I18nModule`.
   * @ukParam i18nOptions - Параметри, які застосунок передав у `I18nModule`.
   * @param i18nResolvers - Language resolvers in priority order.
   * @ukParam i18nResolvers - Резолвери мови в порядку пріоритету.
   * @param i18nService - Service that the request context uses to translate texts.
   * @ukParam i18nService - Сервіс, через який контекст запиту перекладає тексти.
   * @param moduleRef - Access to the container, used to get the resolvers.
   * @ukParam moduleRef - Доступ до контейнера, з якого обробник отримує резолвери мови.
   */
  constructor(
    i18nOptions: I18nOptions,
    i18nResolvers: I18nOptionResolver[],
    i18nService: I18nService,
    moduleRef: ModuleRef,
  );

  /**
   * Tries the resolvers in order and stores `i18nLang`, `i18nService`, and `i18nContext` in the request. A
   * request that already has `i18nLang` is passed on unchanged.
   *
   * @uk По черзі опитує резолвери мови та зберігає в запиті `i18nLang`, `i18nService` та
   * `i18nContext`. Запит, який уже має `i18nLang`, обробник передає далі без змін.
   *
   * @param req - Request that receives the language and the context.
   * @ukParam req - Запит, у якому обробник зберігає мову й контекст.
   * @param res - Response, passed to the resolvers in the execution context.
   * @ukParam res - Відповідь, яку резолвери мови отримують у контексті виконання.
   * @param next - Function that passes the request on.
   * @ukParam next - Функція, яка передає запит далі.
   * @returns The result of `next` if the request already has a language; otherwise `undefined`.
   * @ukReturns Результат `next`, якщо мову запиту вже визначено, інакше `undefined`.
   */
  use(req: any, res: any, next: any): Promise<any>;
}

/**
 * Interceptor that replaces {@link I18nMiddleware} where middleware isn't available: for GraphQL, RPC, and
 * RabbitMQ handlers, and for HTTP with `disableMiddleware`. `I18nModule` registers it for the whole
 * application.
 *
 * @uk Перехоплювач, який заміняє {@link I18nMiddleware} там, де проміжних обробників немає: для обробників
 * GraphQL, RPC та RabbitMQ, а також для HTTP з `disableMiddleware`. `I18nModule` реєструє його для всього
 * застосунку.
 */
export declare class I18nLanguageInterceptor implements NestInterceptor {
  /**
   * Creates the interceptor. Nest calls this constructor.
   *
   * @uk Екземпляр перехоплювача створює сам Nest.
   *
   * @param i18nOptions - Options that the application passed to `I18nModule`.
   * @ukParam i18nOptions - Параметри, які застосунок передав у `I18nModule`.
   * @param i18nResolvers - Language resolvers in priority order.
   * @ukParam i18nResolvers - Резолвери мови в порядку пріоритету.
   * @param i18nService - Service that the request context uses to translate texts.
   * @ukParam i18nService - Сервіс, через який контекст запиту перекладає тексти.
   * @param moduleRef - Access to the container, used to get the resolvers.
   * @ukParam moduleRef - Доступ до контейнера, з якого обробник отримує резолвери мови.
   */
  constructor(
    i18nOptions: I18nOptions,
    i18nResolvers: I18nOptionResolver[],
    i18nService: I18nService,
    moduleRef: ModuleRef,
  );

  /**
   * Detects the language and runs the handler inside the i18n context. If the language is already known or the
   * transport isn't supported, the handler runs directly.
   *
   * @uk Визначає мову та виконує обробник усередині контексту i18n. Якщо мову вже визначено або пакет не
   * підтримує транспорту, одразу виконує обробник.
   *
   * @param context - Call whose language is detected.
   * @ukParam context - Виклик, мову якого треба визначити.
   * @param next - Handler to run inside the i18n context.
   * @ukParam next - Обробник, який треба виконати всередині контексту i18n.
   * @returns The stream with the handler's results.
   * @ukReturns Потік із результатами обробника.
   */
  intercept(context: ExecutionContext, next: CallHandler<any>): Promise<Observable<any>>;
}

/**
 * Returns the object in which the package stores the request language: the request for HTTP, the context value
 * for GraphQL (the third resolver argument), the RPC context, or the second argument of a RabbitMQ handler.
 *
 * Without a context, or for any other transport, it logs a warning.
 *
 * @uk Повертає об’єкт, у якому пакет зберігає мову запиту: запит для HTTP, значення контексту для GraphQL
 * (третій аргумент функції resolver), контекст RPC або другий аргумент обробника RabbitMQ.
 *
 * Якщо контексту немає або транспорт інший, записує в журнал попередження.
 *
 * @param context - Execution context or host from a guard, interceptor, or filter.
 * @ukParam context - Контекст виконання або `ArgumentsHost` із guard-класу, перехоплювача чи фільтра.
 * @returns The object, or `undefined` if it can't be found.
 * @ukReturns Об’єкт або `undefined`, якщо його не вдалося знайти.
 */
export declare function getContextObject(context?: ExecutionContext | ArgumentsHost): any;

/**
 * Checks whether a middleware consumer provides access to the HTTP adapter.
 *
 * @uk Визначає, чи дає об’єкт, який налаштовує проміжні обробники, доступ до HTTP-адаптера.
 *
 * @param consumer - Nest object that binds middleware to routes.
 * @ukParam consumer - Об’єкт Nest, який прив’язує проміжні обробники до маршрутів.
 * @returns `true` if the consumer has `httpAdapter`.
 * @ukReturns `true`, якщо об’єкт має `httpAdapter`.
 */
export declare function isNestMiddleware(consumer: MiddlewareConsumer): consumer is NestMiddlewareConsumer;

/**
 * Checks whether the application runs on Fastify, based on the adapter class name.
 *
 * @uk Визначає за назвою класу адаптера, чи застосунок працює на Fastify.
 *
 * @param consumer - Nest object that binds middleware to routes, with the HTTP adapter.
 * @ukParam consumer - Об’єкт Nest, який прив’язує проміжні обробники до маршрутів, з HTTP-адаптером.
 * @returns `true` if the class name starts with `Fastify`, in any letter case.
 * @ukReturns `true`, якщо назва класу починається з `Fastify` (у будь-якому регістрі).
 */
export declare function usingFastify(consumer: NestMiddlewareConsumer): boolean;
