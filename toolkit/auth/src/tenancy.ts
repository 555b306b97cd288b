import type { FastifyRequest } from 'fastify';
import type { AuthConfig } from './config';
import type {
  IAccessTokenPayload,
  IAccessTokenPayloadWithTenantsInfo,
  IAccessTokenSingleTenantPayload,
} from './payload';

/**
 * Finds the tenant of a request for `JwtAuthGuard`. Provide one of its implementations under this class as
 * the token, or write your own.
 *
 * @uk Визначає тенанта запиту для `JwtAuthGuard`. Надайте одну з реалізацій за цим класом як токеном або
 * напишіть власну.
 *
 * @typeParam PAYLOAD - Type of the payload of the access token.
 * @ukTypeParam PAYLOAD - Тип корисного навантаження токена доступу.
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { AbstractTenantResolutionService, HeaderTenantResolutionService } from '@softkit/auth';
 *
 * @Module({
 *   providers: [
 *     { provide: AbstractTenantResolutionService, useClass: HeaderTenantResolutionService },
 *   ],
 *   exports: [AbstractTenantResolutionService],
 * })
 * export class TenancyModule {}
 * ```
 */
export declare abstract class AbstractTenantResolutionService<PAYLOAD extends IAccessTokenPayload> {
  /**
   * Finds the identifier of the tenant.
   *
   * @uk Визначає ідентифікатор тенанта.
   *
   * @param req - HTTP request.
   * @ukParam req - HTTP-запит.
   * @param jwtPayload - Payload of the access token; absent for endpoints with `SkipAuth`.
   * @ukParam jwtPayload - Корисне навантаження токена доступу; для кінцевих точок зі `SkipAuth` його немає.
   * @returns The identifier, or `undefined` when the request has no tenant.
   * @ukReturns Ідентифікатор або `undefined`, якщо в запиту немає тенанта.
   */
  abstract resolveTenantId(req: FastifyRequest, jwtPayload?: PAYLOAD): Promise<string | undefined>;

  /**
   * Checks that the user belongs to the tenant. `JwtAuthGuard` calls it for authenticated requests with a
   * tenant and ignores the result, so a refusal must be an exception.
   *
   * @uk Перевіряє належність користувача до тенанта. `JwtAuthGuard` викликає метод для автентифікованих
   * запитів із тенантом і не зважає на результат, тому відмова має бути винятком.
   *
   * @param tenantId - Identifier of the tenant.
   * @ukParam tenantId - Ідентифікатор тенанта.
   * @param jwtPayload - Payload of the access token.
   * @ukParam jwtPayload - Корисне навантаження токена доступу.
   * @returns `true` when the user belongs to the tenant.
   * @ukReturns `true`, якщо користувач належить до тенанта.
   */
  abstract verifyUserBelongToTenant(tenantId: string, jwtPayload: PAYLOAD): Promise<boolean>;
}

/**
 * Takes the tenant from the request header named in `AuthConfig.headerTenantId` and checks it against the
 * tenants listed in the token.
 *
 * @uk Бере тенанта із заголовка запиту, названого в `AuthConfig.headerTenantId`, та звіряє його з тенантами,
 * переліченими в токені.
 */
export declare class HeaderTenantResolutionService extends AbstractTenantResolutionService<
  IAccessTokenPayloadWithTenantsInfo<unknown>
> {
  /**
   * Nest creates the service.
   *
   * @uk Екземпляр сервісу створює сам Nest.
   *
   * @param config - Configuration with the name of the header.
   * @ukParam config - Конфігурація з назвою заголовка.
   */
  constructor(config: AuthConfig);

  /**
   * Reads the header. On endpoints with `SkipAuth` nothing checks the value.
   *
   * @uk Читає заголовок. На кінцевих точках зі `SkipAuth` його значення ніщо не перевіряє.
   *
   * @param req - HTTP request.
   * @ukParam req - HTTP-запит.
   * @returns The value of the header, or `undefined` without it.
   * @ukReturns Значення заголовка або `undefined`, якщо його немає.
   */
  resolveTenantId(req: FastifyRequest): Promise<string | undefined>;

  /**
   * Looks for the tenant in `tenants` of the token; writes an error to the log when it is not there.
   *
   * @uk Шукає тенанта в `tenants` токена; якщо його там немає, пише помилку в журнал.
   *
   * @param tenantId - Identifier of the tenant.
   * @ukParam tenantId - Ідентифікатор тенанта.
   * @param jwtPayload - Payload of the access token.
   * @ukParam jwtPayload - Корисне навантаження токена доступу.
   * @returns `true` when the token lists the tenant.
   * @ukReturns `true`, якщо тенант є в токені.
   * @throws `GeneralForbiddenException` when the token does not list the tenant.
   * @ukThrows `GeneralForbiddenException`, якщо тенанта в токені немає.
   */
  verifyUserBelongToTenant(
    tenantId: string,
    jwtPayload: IAccessTokenPayloadWithTenantsInfo<unknown>,
  ): Promise<boolean>;
}

/**
 * Takes the tenant from `tenantId` of the access token. Requests without a token have no tenant.
 *
 * @uk Бере тенанта з поля `tenantId` токена доступу. У запитів без токена тенанта немає.
 */
export declare class JwtPayloadTenantResolutionService extends AbstractTenantResolutionService<IAccessTokenSingleTenantPayload> {
  /**
   * Reads `tenantId` of the payload.
   *
   * @uk Читає `tenantId` корисного навантаження.
   *
   * @param _ - HTTP request; it is not used.
   * @ukParam _ - HTTP-запит; не використовується.
   * @param jwtPayload - Payload of the access token.
   * @ukParam jwtPayload - Корисне навантаження токена доступу.
   * @returns The identifier, or `undefined` without a payload.
   * @ukReturns Ідентифікатор або `undefined`, якщо корисного навантаження немає.
   * @throws `GeneralInternalServerException` when the payload has no `tenantId`.
   * @ukThrows `GeneralInternalServerException`, якщо в корисному навантаженні немає `tenantId`.
   */
  resolveTenantId(
    _: FastifyRequest,
    jwtPayload?: IAccessTokenSingleTenantPayload,
  ): Promise<string | undefined>;

  /**
   * Agrees with any tenant, because the token from which it comes is already verified.
   *
   * @uk Погоджується з будь-яким тенантом, бо токен, з якого його взято, уже перевірено.
   *
   * @returns Always `true`.
   * @ukReturns Завжди `true`.
   */
  verifyUserBelongToTenant(): Promise<boolean>;
}
