/**
 * Axios client for calls between backend services, with timeouts, retries, a circuit breaker, and forwarding
 * of the access token and request ID.
 *
 * Install it together with its peer packages:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/server-http-client @softkit/auth @softkit/exceptions @softkit/validation \
 *   @softkit/i18n @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 axios@1 class-transformer@0.5 \
 *   class-validator@0.14 fastify@4 nestjs-cls@3 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Клієнт Axios для викликів між сервісами. Він обмежує час, повторює невдалі спроби, має запобіжник
 * (circuit breaker) і передає токен доступу та ідентифікатор запиту.
 *
 * Встановіть пакет разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/server-http-client @softkit/auth @softkit/exceptions @softkit/validation \
 *   @softkit/i18n @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 axios@1 class-transformer@0.5 \
 *   class-validator@0.14 fastify@4 nestjs-cls@3 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */

import type { ArgumentsHost, ExceptionFilter, HttpStatus } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { IAccessTokenPayload, UserClsStore } from '@softkit/auth';
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import type { ClsService } from 'nestjs-cls';

declare enum RetryType {
  /**
   * The delay grows by `delay` with each attempt.
   *
   * @uk З кожною спробою пауза зростає на `delay`.
   */
  LINEAR = 'LINEAR',

  /**
   * Doubles the delay each time, starting at 2 × `delay` plus up to 20% jitter.
   *
   * @uk Щоразу подвоює паузу. Перша — це подвоєне `delay` і ще до 20 % випадкової надбавки.
   */
  EXPONENTIAL = 'EXPONENTIAL',

  /**
   * The delay is always `delay`.
   *
   * @uk Пауза завжди дорівнює `delay`.
   */
  STATIC = 'STATIC',
}

/**
 * Header used to pass the request ID between services.
 *
 * @uk Заголовок, яким сервіси передають один одному ідентифікатор запиту.
 */
export declare const REQUEST_ID_HEADER = 'x-request-id';

/**
 * Creates an Axios instance for one service, based on its configuration. Each request uses `authHeader` from
 * the CLS store for the `Authorization` header and `reqId` for {@link REQUEST_ID_HEADER}.
 *
 * If a request fails with the code `ETIMEDOUT` (circuit breaker timeout or TCP connection timeout) or
 * `EOPENBREAKER` (open circuit breaker), the instance throws `InternalServiceUnavailableHttpException`. Any
 * other error with a code and a response is converted to {@link InternalProxyHttpException}, and all
 * remaining errors are thrown unchanged. That includes the Axios timeout, whose code is `ECONNABORTED`: to
 * change it to `ETIMEDOUT`, pass `{ transitional: { clarifyTimeoutError: true } }` as the third argument.
 *
 * While a request is being handled, the store values overwrite both headers of the call, even if the values
 * are missing. `JwtAuthGuard` stores the token without `Bearer`, and the Softkit libraries don't set `reqId`.
 *
 * @uk Створює екземпляр Axios для одного сервісу за його конфігурацією. Кожен запит бере зі сховища CLS
 * `authHeader` для заголовка `Authorization` та `reqId` для {@link REQUEST_ID_HEADER}.
 *
 * Якщо запит завершився з кодом `ETIMEDOUT` (спрацював тайм-аут запобіжника або TCP-з’єднання) чи `EOPENBREAKER`
 * (запобіжник розімкнено), клієнт кидає `InternalServiceUnavailableHttpException`. Будь-яку іншу помилку, що
 * має код і відповідь, він перетворює на {@link InternalProxyHttpException}, а решту кидає без змін. До решти
 * належить і тайм-аут Axios із кодом `ECONNABORTED`. Щоб отримати натомість `ETIMEDOUT`, передайте третім
 * аргументом `{ transitional: { clarifyTimeoutError: true } }`.
 *
 * Доки триває обробка запиту, клієнт замінює обидва заголовки виклику значеннями зі сховища, навіть якщо
 * значень там немає. `JwtAuthGuard` зберігає токен без `Bearer`, а жодна бібліотека Softkit не задає `reqId`.
 *
 * @typeParam T - CLS store type with the access token and request ID.
 * @ukTypeParam T - Тип сховища CLS, у якому є токен доступу та ідентифікатор запиту.
 * @param clsService - CLS service through which the client reads the token and ID of the current
 * request.
 * @ukParam clsService - Сервіс CLS, через який клієнт читає токен та ідентифікатор поточного
 * запиту.
 * @param config - Address, timeout, retries, and circuit breaker.
 * @ukParam config - Адреса, тайм-аут, повторні спроби та запобіжник.
 * @param axiosAdditionalConfig - Additional Axios options. If `config` sets the same option, `config` wins.
 * An empty object by default.
 * @ukParam axiosAdditionalConfig - Додаткові параметри Axios; якщо такий параметр є й у `config`, пріоритет має
 * значення з `config`. За замовчуванням — порожній об’єкт.
 * @returns An Axios instance for this service. Create it once: the circuit breaker keeps its state
 * there.
 * @ukReturns Екземпляр Axios для цього сервісу. Створіть екземпляр один раз, бо він зберігає стан запобіжника.
 * @throws `Error` if the retry configuration has an unknown type.
 * @ukThrows `Error`, якщо конфігурація повторних спроб має невідомий тип.
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import type { IAccessTokenPayload, UserClsStore } from '@softkit/auth';
 * import { createAxiosInstance, HttpClientConfig } from '@softkit/server-http-client';
 * import { ValidateNestedProperty } from '@softkit/validation';
 * import { ClsService } from 'nestjs-cls';
 *
 * export const BILLING_CLIENT = 'BILLING_CLIENT';
 *
 * // With several services, inject the root configuration: by the class alone Nest gives the last one.
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: HttpClientConfig })
 *   public readonly billing!: HttpClientConfig;
 * }
 *
 * @Module({
 *   providers: [
 *     {
 *       provide: BILLING_CLIENT,
 *       inject: [ClsService, RootConfig],
 *       useFactory: (
 *         cls: ClsService<UserClsStore<IAccessTokenPayload>>,
 *         config: RootConfig,
 *       ) => createAxiosInstance(cls, config.billing),
 *     },
 *   ],
 *   exports: [BILLING_CLIENT],
 * })
 * export class BillingModule {}
 * ```
 */
export declare function createAxiosInstance<T extends UserClsStore<IAccessTokenPayload>>(
  clsService: ClsService<T>,
  config: HttpClientConfig,
  axiosAdditionalConfig?: AxiosRequestConfig,
): Promise<AxiosInstance>;

/**
 * Address, timeout, retries, and circuit breaker for calls to one service.
 *
 * @uk Адреса, тайм-аут, повторні спроби та запобіжник для викликів одного сервісу.
 *
 * @example
 * ```ts
 * import { HttpClientConfig } from '@softkit/server-http-client';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: HttpClientConfig })
 *   public readonly billing!: HttpClientConfig;
 * }
 * ```
 */
export declare class HttpClientConfig {
  /**
   * Service base URL, starting with `http://` or `https://`. A host without a top-level domain is
   * allowed. A URL without a protocol passes validation, but every call then fails.
   *
   * @uk Базова адреса сервісу з `http://` або `https://` на початку. Хост може не мати домену верхнього
   * рівня. Валідація пропускає адресу без протоколу, але жоден виклик тоді не вдається.
   */
  url: string;

  /**
   * Service name used in exception details and as the circuit breaker name.
   *
   * @uk Назва сервісу в подробицях винятків, а також назва його запобіжника.
   */
  serviceName: string;

  /**
   * Maximum call duration in milliseconds, including retries and the delays between them. Elapsed
   * time is subtracted again before each further retry: with the default settings, the third retry
   * never runs.
   *
   * @uk Найбільша тривалість виклику в мілісекундах разом із повторними спробами та паузами між ними.
   * Клієнт знову віднімає витрачений час перед кожною наступною спробою, тому з типовими налаштуваннями до
   * третьої повторної спроби не доходить.
   *
   * @defaultValue `10_000`
   */
  timeout: number;

  /**
   * Retry settings; if omitted, failed requests aren't retried.
   *
   * @uk Налаштування повторних спроб. Якщо їх не задано, клієнт не повторює невдалих запитів.
   *
   * @remarks The validation decorator of this property specifies `HttpClientConfig` as the class.
   * You can't set the property in a configuration file: without `url` and `serviceName`, the
   * application doesn't start, and with them, validation drops the retry keys. Set it in code:
   * `createAxiosInstance(cls, { ...config, retryConfig })`.
   * @ukRemarks У декораторі валідації цієї властивості вказано клас `HttpClientConfig`. Тому у файлі
   * конфігурації її не задати: без `url` і `serviceName` застосунок не запуститься, а з ними валідація відкине
   * ключі повторних спроб. Задайте властивість у коді: `createAxiosInstance(cls, { ...config, retryConfig })`.
   */
  retryConfig?: HttpRetryConfig;

  /**
   * Circuit breaker settings; if omitted, every call reaches the service, even while it keeps
   * failing.
   *
   * @uk Налаштування запобіжника. Якщо їх не задано, кожен виклик доходить до сервісу, навіть коли той раз у
   * раз відповідає помилками.
   */
  circuitBreakerConfig?: HttpCircuitBreakerConfig;
}

/**
 * Retry settings for `axios-retry`: how many times and with what delays a failed request is retried. You
 * can't configure which failures are retried: the `axios-retry` default condition applies.
 *
 * @uk Налаштування повторних спроб для `axios-retry`: скільки разів і з якими паузами повторювати невдалий
 * запит. Вибрати, які саме помилки повторювати, не можна: діє типова умова `axios-retry`.
 *
 * @example
 * ```ts
 * import { HttpClientConfig, HttpRetryConfig } from '@softkit/server-http-client';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: HttpClientConfig })
 *   public readonly billing!: HttpClientConfig;
 *
 *   @ValidateNestedProperty({ classType: HttpRetryConfig })
 *   public readonly billingRetry!: HttpRetryConfig;
 * }
 * ```
 */
export declare class HttpRetryConfig {
  /**
   * How many times a failed request is retried. With the `EXPONENTIAL` type, there is one more
   * retry.
   *
   * @uk Скільки разів повторювати невдалий запит. З типом `EXPONENTIAL` повторних спроб на одну більше.
   *
   * @defaultValue `3`
   */
  retriesCount: number;

  /**
   * Base delay in milliseconds for calculating all retry delays.
   *
   * @uk Базова пауза в мілісекундах, за якою `axios-retry` обчислює всі інші.
   *
   * @defaultValue `1000`
   */
  delay: number;

  /**
   * How the delays change: `LINEAR` (`delay` multiplied by the attempt number), `EXPONENTIAL`, or `STATIC`
   * (always the same).
   *
   * @uk Як змінюються паузи: `LINEAR` (`delay`, помножене на номер спроби), `EXPONENTIAL` або `STATIC`
   * (завжди однакові).
   *
   * @defaultValue `RetryType.LINEAR`
   */
  retryType: RetryType;
}

/**
 * Configures the circuit breaker, which stops calls to a service that keeps failing and, after a
 * delay, allows a trial call. Its state is kept in process memory. Responses with status 4xx also
 * count as failures, and every retry counts as a call.
 *
 * @uk Налаштовує запобіжник, який зупиняє виклики сервісу, що раз у раз відповідає помилками, а після паузи
 * пропускає пробний виклик. Запобіжник зберігає свій стан у пам’яті процесу. Він вважає невдалими й відповіді
 * з кодом стану 4xx, а кожну повторну спробу рахує як окремий виклик.
 */
export declare class HttpCircuitBreakerConfig {
  /**
   * Time in milliseconds after which a call counts as failed.
   *
   * @uk Скільки мілісекунд може тривати виклик, перш ніж запобіжник визнає його невдалим.
   *
   * @defaultValue `10_000`
   */
  timeout: number;

  /**
   * Delay in milliseconds between the opening of the breaker and the trial call.
   *
   * @uk Пауза в мілісекундах між розмиканням запобіжника та пробним викликом.
   *
   * @defaultValue `30_000`
   */
  resetTimeout: number;

  /**
   * Failure percentage above which the breaker opens. With the default value, it doesn't open for a service
   * that fails quickly; to open it when all calls fail, set `99`.
   *
   * @uk Частка невдалих викликів у відсотках, понад яку запобіжник розмикається. З типовим значенням він не
   * розімкнеться для сервісу, який швидко повертає помилки. Щоб запобіжник розмикався, коли невдалі всі
   * виклики, задайте `99`.
   *
   * @defaultValue `100`
   */
  errorThresholdPercentage: number;

  /**
   * Sliding period in milliseconds over which calls are counted.
   *
   * @uk Тривалість ковзного проміжку в мілісекундах, за який запобіжник рахує виклики.
   *
   * @defaultValue `10_000`
   */
  rollingCountTimeout: number;

  /**
   * Minimum number of calls in the period for the breaker to open. With fewer calls, it stays closed, even if
   * all of them fail.
   *
   * @uk Скільки викликів щонайменше має бути за проміжок, щоб запобіжник розімкнувся. Якщо викликів менше, він
   * лишається замкненим, навіть коли невдалі всі.
   *
   * @defaultValue `30`
   */
  volumeThreshold: number;

  /**
   * Maximum number of simultaneous calls. The breaker immediately rejects additional calls with an
   * `ESEMLOCKED` error, and the client throws it unchanged. By default, there is no limit.
   *
   * @uk Найбільша кількість одночасних викликів. Запобіжник одразу відхиляє решту викликів із помилкою
   * `ESEMLOCKED`, яку клієнт кидає без змін. За замовчуванням обмеження немає.
   */
  maxConcurrentRequests?: number;
}

/**
 * Exception with an error response from another service. Clients from {@link createAxiosInstance} throw it;
 * {@link InternalProxyHttpExceptionFilter} forwards the response to the caller.
 *
 * The class doesn't extend `Error` or `HttpException`.
 *
 * @uk Виняток із відповіддю іншого сервісу про помилку. Клієнти з {@link createAxiosInstance} кидають цей
 * виняток, а {@link InternalProxyHttpExceptionFilter} передає відповідь тому, хто звернувся до вашого
 * сервісу.
 *
 * Клас не успадковує ні `Error`, ні `HttpException`.
 *
 * @example
 * ```ts
 * import { HttpStatus } from '@nestjs/common';
 * import { InternalProxyHttpException } from '@softkit/server-http-client';
 * import type { AxiosInstance } from 'axios';
 *
 * export async function findInvoice(client: AxiosInstance, id: string): Promise<unknown> {
 *   try {
 *     const { data } = await client.get(`/invoices/${id}`);
 *     return data;
 *   } catch (error) {
 *     if (error instanceof InternalProxyHttpException && error.status === HttpStatus.NOT_FOUND) {
 *       return undefined;
 *     }
 *     throw error;
 *   }
 * }
 * ```
 */
export declare class InternalProxyHttpException {
  /**
   * Status that the other service returned. The filter sends it to the caller.
   *
   * @uk Код стану, який повернув інший сервіс. Фільтр передає його тому, хто надіслав запит.
   */
  status: HttpStatus;

  /**
   * Response from the other service, with its body in `data` and its headers.
   *
   * @uk Відповідь іншого сервісу із заголовками й тілом у `data`.
   */
  response: AxiosResponse<any>;

  /**
   * Axios configuration for the failed request, such as its URL and method.
   *
   * @uk Конфігурація Axios для невдалого запиту, наприклад його URL і метод.
   */
  config?: object;

  /**
   * Axios error behind the exception, for logs and debugging.
   *
   * @uk Помилка Axios, через яку кинуто виняток, — для журналу та налагодження.
   */
  rootCause?: unknown;

  /**
   * Wraps a response so that {@link InternalProxyHttpExceptionFilter} can forward it.
   *
   * @uk Обгортає відповідь, щоб {@link InternalProxyHttpExceptionFilter} міг передати її далі.
   *
   * @param status - Status to forward to the caller.
   * @ukParam status - Код стану, який треба передати далі.
   * @param response - Response whose `data` becomes the body for the caller.
   * @ukParam response - Відповідь, поле `data` якої стане тілом для того, хто надіслав запит.
   * @param config - Axios configuration for the failed request. It isn't forwarded.
   * @ukParam config - Конфігурація Axios для невдалого запиту. Фільтр її далі не передає.
   * @param rootCause - Axios error that led to this exception. It isn't forwarded.
   * @ukParam rootCause - Помилка Axios, через яку кинуто виняток. Фільтр її далі не передає.
   */
  constructor(status: HttpStatus, response: AxiosResponse<any>, config?: object, rootCause?: unknown);
}

/**
 * Exception filter that responds with the status and body of {@link InternalProxyHttpException}.
 * The caller sees the other service's error, without its response headers.
 *
 * In an application started with `bootstrapBaseWebApp`, a filter registered as `APP_FILTER` never
 * runs: the catch-all filter runs first. Add `@UseFilters(InternalProxyHttpExceptionFilter)` to the
 * controller instead.
 *
 * @uk Фільтр винятків, який відповідає кодом стану й тілом із {@link InternalProxyHttpException}: той, хто
 * звернувся до вашого сервісу, бачить помилку іншого сервісу, але без заголовків його відповіді.
 *
 * У застосунку, запущеному функцією `bootstrapBaseWebApp`, фільтр, зареєстрований як `APP_FILTER`, ніколи не
 * спрацює: раніше за нього працює фільтр усіх винятків. Натомість позначте контролер декоратором
 * `@UseFilters(InternalProxyHttpExceptionFilter)`.
 *
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { APP_FILTER } from '@nestjs/core';
 * import { InternalProxyHttpExceptionFilter } from '@softkit/server-http-client';
 *
 * @Module({
 *   providers: [{ provide: APP_FILTER, useClass: InternalProxyHttpExceptionFilter }],
 * })
 * export class ProxyErrorsModule {}
 * ```
 */
export declare class InternalProxyHttpExceptionFilter implements ExceptionFilter {
  /**
   * Creates the filter. Nest calls this constructor if you register the filter under the `APP_FILTER` token.
   *
   * @uk Створює фільтр. Nest викликає цей конструктор, якщо фільтр зареєстровано за токеном впровадження
   * `APP_FILTER`.
   *
   * @param httpAdapterHost - `HttpAdapterHost` from NestJS, which the filter uses to send responses.
   * @ukParam httpAdapterHost - `HttpAdapterHost` з NestJS, через який фільтр надсилає відповіді.
   */
  constructor(httpAdapterHost: HttpAdapterHost);

  /**
   * Replies with the status and body that the other service returned.
   *
   * @uk Відповідає кодом стану й тілом, які повернув інший сервіс.
   *
   * @param exception - Exception that contains the response to forward.
   * @ukParam exception - Виняток із відповіддю, яку треба передати далі.
   * @param host - Arguments of the current handler, from which the filter gets the HTTP response.
   * @ukParam host - Аргументи поточного обробника, з яких фільтр бере HTTP-відповідь.
   */
  catch(exception: InternalProxyHttpException, host: ArgumentsHost): void;
}
