import type { HttpClientConfig } from '@softkit/server-http-client';
import type { AuthApi, HealthApi, RolesApi, TenantsApi } from './apis';

/**
 * Registers {@link AuthApi}, {@link HealthApi}, {@link RolesApi}, and {@link TenantsApi} for injection. They
 * share one axios instance, which uses the timeout, retries, and circuit breaker from
 * {@link PlatformClientConfig} and forwards the current request's authorization header and ID.
 *
 * `ClsService` and the root configuration must be available globally. The classes use the base path from the
 * OpenAPI document, `http://localhost:9999`, which takes precedence over the configured `url`.
 *
 * @uk Реєструє для впровадження {@link AuthApi}, {@link HealthApi}, {@link RolesApi} і {@link TenantsApi}.
 * Усі вони надсилають запити через один екземпляр axios, який бере тайм-аут, повторні спроби й запобіжник
 * (circuit breaker) з {@link PlatformClientConfig} та передає далі заголовок авторизації й ідентифікатор
 * поточного запиту.
 *
 * Зробіть `ClsService` і кореневу конфігурацію доступними глобально. Класи беруть базовий шлях із документа
 * OpenAPI (`http://localhost:9999`), і він має пріоритет над `url` із конфігурації.
 *
 * @example
 * ```ts
 * import { Injectable, Module } from '@nestjs/common';
 * import { PlatformClientModule, RolesApi } from '@softkit/platform-client';
 *
 * @Injectable()
 * class RoleNames {
 *   constructor(private readonly rolesApi: RolesApi) {}
 *
 *   async read(id: string): Promise<string> {
 *     const { data: role } = await this.rolesApi.rolesControllerFindOne(id);
 *     return role.name;
 *   }
 * }
 *
 * @Module({ imports: [PlatformClientModule], providers: [RoleNames] })
 * export class RolesModule {}
 * ```
 */
export declare class PlatformClientModule {}

/**
 * Part of the root configuration that {@link PlatformClientModule} reads. Implement this interface in your
 * configuration class.
 *
 * @uk Частина кореневої конфігурації, яку читає {@link PlatformClientModule}. Реалізуйте її у своєму класі конфігурації.
 *
 * @example
 * ```ts
 * import { PlatformClientConfig } from '@softkit/platform-client';
 * import { HttpClientConfig } from '@softkit/server-http-client';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig implements PlatformClientConfig {
 *   @ValidateNestedProperty({ classType: HttpClientConfig })
 *   platformClient!: HttpClientConfig;
 * }
 * ```
 */
export interface PlatformClientConfig {
  /**
   * Timeout, retries, and circuit breaker for platform requests, and the service name used in error messages.
   *
   * @uk Тайм-аут, повторні спроби й запобіжник для запитів до платформи, а також назва сервісу в повідомленнях про помилки.
   */
  platformClient: HttpClientConfig;
}

/**
 * Injection token for the axios instance used by the {@link PlatformClientModule} classes. The module doesn't
 * export it, so use it to override the instance in tests.
 *
 * @uk Токен впровадження екземпляра axios, через який працюють класи з {@link PlatformClientModule}. Модуль не
 * експортує цього токена: скористайтеся ним, щоб підмінити екземпляр у тестах.
 *
 * @example
 * ```ts
 * import axios from 'axios';
 * import { Test } from '@nestjs/testing';
 * import { PLATFORM_CLIENT_TOKEN, PlatformClientModule } from '@softkit/platform-client';
 *
 * const stub = axios.create({
 *   adapter: async (config) => ({
 *     data: { id: '42', name: 'Auditor' },
 *     status: 200,
 *     statusText: 'OK',
 *     headers: {},
 *     config,
 *   }),
 * });
 *
 * export const testingModule = Test.createTestingModule({ imports: [PlatformClientModule] })
 *   .overrideProvider(PLATFORM_CLIENT_TOKEN)
 *   .useValue(stub);
 * ```
 */
export declare const PLATFORM_CLIENT_TOKEN = 'PLATFORM_CLIENT_AXIOS';
