/**
 * Axios client for calls from one backend service to another: time limits, retries, a circuit breaker, and
 * passing on of the access token and the identifier of the request.
 *
 * Install it together with the packages it needs:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/server-http-client @softkit/auth @softkit/exceptions @softkit/validation \
 *   @softkit/i18n @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 axios@1 class-transformer@0.5 \
 *   class-validator@0.14 fastify@4 nestjs-cls@3 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Клієнт Axios для викликів одного сервісу з іншого: обмеження часу, повторні спроби, запобіжник (circuit
 * breaker), передавання токена доступу та ідентифікатора запиту.
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
   * The pause grows by `delay` with each attempt.
   *
   * @uk Пауза зростає на `delay` з кожною спробою.
   */
  LINEAR = 'LINEAR',

  /**
   * The first pause is twice the `delay` plus up to 20%, and each further one is twice as long.
   *
   * @uk Перша пауза — подвоєне значення `delay` плюс до 20 %, кожна наступна вдвічі довша.
   */
  EXPONENTIAL = 'EXPONENTIAL',

  /**
   * The pause is always `delay`.
   *
   * @uk Пауза завжди дорівнює `delay`.
   */
  STATIC = 'STATIC',
}

/**
 * Header in which the identifier of a request goes from service to service.
 *
 * @uk Заголовок, у якому ідентифікатор запиту переходить від сервісу до сервісу.
 */
export declare const REQUEST_ID_HEADER = 'x-request-id';

/**
 * Creates an Axios instance for one service, according to its configuration. From the CLS store each request
 * takes `authHeader` for the `Authorization` header and `reqId` for {@link REQUEST_ID_HEADER}.
 *
 * A request that fails with the code `ETIMEDOUT` (the time limit of the circuit breaker) or `EOPENBREAKER` (an
 * open circuit breaker) throws `InternalServiceUnavailableHttpException`. Any other error that has a code and a
 * response throws {@link InternalProxyHttpException}; the rest is thrown as it is. To the rest belongs the
 * timeout of Axios, whose code is `ECONNABORTED`: pass `{ transitional: { clarifyTimeoutError: true } }` as the
 * third argument to make it `ETIMEDOUT`.
 *
 * Inside a request the two headers of a call are replaced by the values of the store, also by missing ones.
 * `JwtAuthGuard` stores the token without `Bearer`, and nothing of Softkit stores `reqId`.
 *
 * @uk Створює екземпляр Axios для одного сервісу за його конфігурацією. Кожен запит бере зі сховища CLS
 * `authHeader` для заголовка `Authorization` та `reqId` для {@link REQUEST_ID_HEADER}.
 *
 * Запит, що завершився з кодом `ETIMEDOUT` (вичерпано час запобіжника) або `EOPENBREAKER` (запобіжник
 * розімкнено), кидає `InternalServiceUnavailableHttpException`. Будь-яка інша помилка, що має код і відповідь,
 * стає {@link InternalProxyHttpException}; решта кидається без змін. До решти належить і тайм-аут Axios, код
 * якого — `ECONNABORTED`: щоб він став `ETIMEDOUT`, передайте третім аргументом
 * `{ transitional: { clarifyTimeoutError: true } }`.
 *
 * Під час обробки запиту обидва заголовки виклику замінюються значеннями зі сховища, навіть відсутніми.
 * `JwtAuthGuard` зберігає токен без `Bearer`, а `reqId` жодна бібліотека Softkit не задає.
 *
 * @typeParam T - Type of the CLS store.
 * @ukTypeParam T - Тип сховища CLS.
 * @param clsService - CLS service of the application.
 * @ukParam clsService - Сервіс CLS застосунку.
 * @param config - Address, time limit, retries and circuit breaker.
 * @ukParam config - Адреса, обмеження часу, повторні спроби та запобіжник.
 * @param axiosAdditionalConfig - Further Axios options; where `config` has the same option, its value is
 * used. An empty object by default.
 * @ukParam axiosAdditionalConfig - Додаткові параметри Axios; якщо параметр є також у `config`, діє значення
 * з `config`. Типово порожній об’єкт.
 * @returns The Axios instance.
 * @ukReturns Екземпляр Axios.
 * @throws `Error` when the retry configuration has an unknown type.
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
 * Configuration of the client of one service.
 *
 * @uk Конфігурація клієнта одного сервісу.
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
   * Base address of the service, beginning with `http://` or `https://`. A host without a top-level domain is
   * allowed. An address without a protocol passes validation, but then every call fails.
   *
   * @uk Базова адреса сервісу, що починається з `http://` або `https://`. Допустимий хост без домену верхнього
   * рівня. Адреса без протоколу проходить валідацію, але тоді кожен виклик завершується помилкою.
   */
  url: string;

  /**
   * Name of the service in the details of exceptions, and the name of its circuit breaker.
   *
   * @uk Назва сервісу в подробицях винятків, а також назва його запобіжника.
   */
  serviceName: string;

  /**
   * Time limit of a call in milliseconds, together with its retries and their pauses.
   *
   * @uk Обмеження часу виклику в мілісекундах разом із повторними спробами та паузами між ними.
   *
   * @defaultValue `10_000`
   */
  timeout: number;

  /**
   * Retry settings; without them a failed request is not repeated.
   *
   * @uk Налаштування повторних спроб; без них невдалий запит не повторюється.
   *
   * @remarks The validation decorator of this property names `HttpClientConfig` as the class, so it cannot be set
   * in a configuration file: without `url` and `serviceName` the application does not start, with them the retry
   * keys are dropped. Add it in code: `createAxiosInstance(cls, { ...config, retryConfig })`.
   * @ukRemarks Декоратор валідації цієї властивості вказує клас `HttpClientConfig`, тому задати її у файлі
   * конфігурації не вдасться: без `url` і `serviceName` застосунок не запускається, а з ними ключі повторних спроб
   * відкидаються. Додайте її в коді: `createAxiosInstance(cls, { ...config, retryConfig })`.
   */
  retryConfig?: HttpRetryConfig;

  /**
   * Circuit breaker settings; without them there is no circuit breaker.
   *
   * @uk Налаштування запобіжника; без них запобіжника немає.
   */
  circuitBreakerConfig?: HttpCircuitBreakerConfig;
}

/**
 * How many times and with what pauses `axios-retry` repeats a failed request. Which failures it repeats is
 * not configured here: its own default condition applies.
 *
 * @uk Скільки разів і з якими паузами `axios-retry` повторює невдалий запит. Які саме запити повторювати, тут
 * не налаштовують: діє його власна типова умова.
 */
export declare class HttpRetryConfig {
  /**
   * Number of repetitions. With the type `EXPONENTIAL` there is one more.
   *
   * @uk Кількість повторних спроб. З типом `EXPONENTIAL` їх на одну більше.
   *
   * @defaultValue `3`
   */
  retriesCount: number;

  /**
   * Pause in milliseconds from which the pauses are computed.
   *
   * @uk Пауза в мілісекундах, від якої обчислюються всі паузи.
   *
   * @defaultValue `1000`
   */
  delay: number;

  /**
   * How the pauses change: `LINEAR` (delay times the number of the attempt), `EXPONENTIAL`, or `STATIC`
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
 * Settings of the circuit breaker, which stops calls to a service that keeps failing and lets a trial call
 * through after a pause. Its state is kept in the memory of the process. Responses with the status 4xx count as
 * failures too, and every retry counts as a call.
 *
 * @uk Налаштування запобіжника, який зупиняє виклики сервісу, що раз у раз відповідає помилками, а після
 * паузи пропускає пробний виклик. Стан запобіжника зберігається в пам’яті процесу. Відповіді з кодом стану 4xx теж
 * вважаються невдалими, а кожна повторна спроба — окремим викликом.
 */
export declare class HttpCircuitBreakerConfig {
  /**
   * Time in milliseconds after which a call counts as failed.
   *
   * @uk Час у мілісекундах, після якого виклик вважається невдалим.
   *
   * @defaultValue `10_000`
   */
  timeout: number;

  /**
   * Pause in milliseconds between the opening of the breaker and the trial call.
   *
   * @uk Пауза в мілісекундах між розмиканням запобіжника та пробним викликом.
   *
   * @defaultValue `30_000`
   */
  resetTimeout: number;

  /**
   * The breaker opens when the share of failed calls, in percent, is greater than this value. With the default
   * value it never opens: set `99` to open it when all calls fail.
   *
   * @uk Запобіжник розмикається, коли частка невдалих викликів у відсотках більша за це значення. З типовим
   * значенням він не розмикається ніколи: щоб він розмикався, коли невдалі всі виклики, задайте `99`.
   *
   * @defaultValue `100`
   */
  errorThresholdPercentage: number;

  /**
   * Period in milliseconds over which calls are counted; it slides with time.
   *
   * @uk Проміжок часу в мілісекундах, за який рахуються виклики; він рухається разом із часом.
   *
   * @defaultValue `10_000`
   */
  rollingCountTimeout: number;

  /**
   * Number of calls in the period that is needed for the breaker to open. With fewer calls it stays closed,
   * even if all of them fail.
   *
   * @uk Кількість викликів за проміжок часу, потрібна для розмикання запобіжника. Якщо викликів менше, він
   * лишається замкненим, навіть коли всі вони невдалі.
   *
   * @defaultValue `30`
   */
  volumeThreshold: number;

  /**
   * Largest number of simultaneous calls; further ones are rejected at once with an error of the code
   * `ESEMLOCKED`, which is thrown as it is. Without it there is no limit.
   *
   * @uk Найбільша кількість одночасних викликів; решта відхиляється одразу з помилкою, код якої — `ESEMLOCKED`; вона
   * кидається без змін. Якщо не задано, обмеження немає.
   */
  maxConcurrentRequests?: number;
}

/**
 * Error response of another service. It is thrown by the clients of {@link createAxiosInstance};
 * {@link InternalProxyHttpExceptionFilter} passes the response on to your client.
 *
 * The class does not extend `Error` or `HttpException`.
 *
 * @uk Відповідь іншого сервісу з помилкою. Її кидають клієнти з {@link createAxiosInstance};
 * {@link InternalProxyHttpExceptionFilter} передає відповідь вашому клієнтові.
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
   * Status of the response.
   *
   * @uk Код стану відповіді.
   */
  status: HttpStatus;

  /**
   * Whole response of the service.
   *
   * @uk Уся відповідь сервісу.
   */
  response: AxiosResponse<any>;

  /**
   * Axios configuration of the request.
   *
   * @uk Конфігурація Axios для цього запиту.
   */
  config?: object;

  /**
   * Axios error from which the exception was made.
   *
   * @uk Помилка Axios, з якої створено виняток.
   */
  rootCause?: unknown;

  /**
   * Wraps the response of a service.
   *
   * @uk Обгортає відповідь сервісу.
   *
   * @param status - Status of the response.
   * @ukParam status - Код стану відповіді.
   * @param response - Whole response of the service.
   * @ukParam response - Уся відповідь сервісу.
   * @param config - Axios configuration of the request.
   * @ukParam config - Конфігурація Axios для цього запиту.
   * @param rootCause - Original error.
   * @ukParam rootCause - Початкова помилка.
   */
  constructor(status: HttpStatus, response: AxiosResponse<any>, config?: object, rootCause?: unknown);
}

/**
 * Exception filter that answers with the status and the body of {@link InternalProxyHttpException}, so that
 * your client sees the error of the other service. Response headers are not passed on.
 *
 * In an application started by `bootstrapBaseWebApp` a filter registered as `APP_FILTER` is never reached, because
 * the filter for all errors comes first: put `@UseFilters(InternalProxyHttpExceptionFilter)` on the controller.
 *
 * @uk Фільтр винятків, який відповідає кодом стану й тілом із {@link InternalProxyHttpException}, тож ваш клієнт
 * бачить помилку іншого сервісу. Заголовки відповіді не передаються.
 *
 * У застосунку, запущеному через `bootstrapBaseWebApp`, черга до фільтра, зареєстрованого як `APP_FILTER`, не
 * доходить, бо першим іде фільтр усіх помилок: позначте контролер декоратором
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
   * Nest creates the filter when it is registered under the token `APP_FILTER`.
   *
   * @uk Екземпляр фільтра створює сам Nest, якщо його зареєстровано за токеном `APP_FILTER`.
   *
   * @param httpAdapterHost - Host of the HTTP adapter, through which the filter answers.
   * @ukParam httpAdapterHost - Доступ до HTTP-адаптера, через який фільтр відповідає.
   */
  constructor(httpAdapterHost: HttpAdapterHost);

  /**
   * Sends the response of the other service.
   *
   * @uk Надсилає відповідь іншого сервісу.
   *
   * @param exception - Exception with the response.
   * @ukParam exception - Виняток із відповіддю.
   * @param host - Arguments of the HTTP request.
   * @ukParam host - Аргументи HTTP-запиту.
   */
  catch(exception: InternalProxyHttpException, host: ArgumentsHost): void;
}
