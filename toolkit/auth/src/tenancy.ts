import type { FastifyRequest } from 'fastify';
import type { AuthConfig } from './config';
import type {
  IAccessTokenPayload,
  IAccessTokenPayloadWithTenantsInfo,
  IAccessTokenSingleTenantPayload,
} from './payload';

/**
 * Resolves the request tenant for `JwtAuthGuard`. Register one of the implementations with this class as its
 * token, or write your own.
 *
 * @uk Визначає тенанта запиту для `JwtAuthGuard`. Зареєструйте одну з готових реалізацій чи власну, указавши
 * цей клас токеном впровадження.
 *
 * @typeParam PAYLOAD - Access token payload type.
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
   * Determines which tenant a request belongs to, from the request or the token.
   *
   * @uk Визначає, до якого тенанта належить запит, — за самим запитом або за токеном.
   *
   * @param req - Request whose headers, path, or query identify the tenant.
   * @ukParam req - Запит, за заголовками, шляхом або параметрами якого можна визначити тенанта.
   * @param jwtPayload - Access token payload; missing for endpoints with `SkipAuth`.
   * @ukParam jwtPayload - Корисне навантаження токена доступу. Для кінцевих точок зі `SkipAuth` його немає.
   * @returns The tenant ID, or `undefined` if the request has no tenant.
   * @ukReturns Ідентифікатор тенанта або `undefined`, якщо в запиту немає тенанта.
   */
  abstract resolveTenantId(req: FastifyRequest, jwtPayload?: PAYLOAD): Promise<string | undefined>;

  /**
   * Checks that the user belongs to the tenant. `JwtAuthGuard` calls it for authenticated requests with a
   * tenant and ignores the result, so throw an exception to deny access.
   *
   * @uk Перевіряє, чи належить користувач до тенанта. `JwtAuthGuard` викликає метод для автентифікованих
   * запитів із тенантом, але результату не читає. Щоб відмовити в доступі, киньте виняток.
   *
   * @param tenantId - ID that `resolveTenantId` returned for the request.
   * @ukParam tenantId - Ідентифікатор, який повернув для запиту `resolveTenantId`.
   * @param jwtPayload - The current user's verified access token payload.
   * @ukParam jwtPayload - Корисне навантаження перевіреного токена доступу поточного користувача.
   * @returns `true` if the user belongs to the tenant.
   * @ukReturns `true`, якщо користувач належить до тенанта.
   */
  abstract verifyUserBelongToTenant(tenantId: string, jwtPayload: PAYLOAD): Promise<boolean>;
}

/**
 * Reads the tenant from the request header set in `AuthConfig.headerTenantId` and checks it against the
 * tenants listed in the token.
 *
 * @uk Бере тенанта із заголовка запиту, указаного в `AuthConfig.headerTenantId`, та звіряє його з тенантами,
 * переліченими в токені.
 */
export declare class HeaderTenantResolutionService extends AbstractTenantResolutionService<
  IAccessTokenPayloadWithTenantsInfo<unknown>
> {
  /**
   * Creates the service. Nest calls this constructor.
   *
   * @uk Екземпляр сервісу створює сам Nest.
   *
   * @param config - Configuration that contains the header name.
   * @ukParam config - Конфігурація з назвою заголовка.
   */
  constructor(config: AuthConfig);

  /**
   * Reads the header. On endpoints with `SkipAuth`, the value isn't verified.
   *
   * @uk Читає заголовок. Якщо кінцеву точку позначено `SkipAuth`, значення лишається неперевіреним.
   *
   * @param req - Request that contains the tenant header.
   * @ukParam req - Запит із заголовком тенанта.
   * @returns The header value, or `undefined` if it is missing.
   * @ukReturns Значення заголовка або `undefined`, якщо його немає.
   */
  resolveTenantId(req: FastifyRequest): Promise<string | undefined>;

  /**
   * Looks up the tenant in the token's `tenants` and logs an error if it isn't listed.
   *
   * @uk Шукає тенанта в полі `tenants` токена, а не знайшовши, записує помилку в журнал.
   *
   * @param tenantId - ID that `resolveTenantId` returned for the request.
   * @ukParam tenantId - Ідентифікатор, який повернув для запиту `resolveTenantId`.
   * @param jwtPayload - The current user's verified access token payload.
   * @ukParam jwtPayload - Корисне навантаження перевіреного токена доступу поточного користувача.
   * @returns `true` if the token lists the tenant.
   * @ukReturns `true`, якщо тенант є в токені.
   * @throws `GeneralForbiddenException` if the token doesn't list the tenant.
   * @ukThrows `GeneralForbiddenException`, якщо тенанта в токені немає.
   */
  verifyUserBelongToTenant(
    tenantId: string,
    jwtPayload: IAccessTokenPayloadWithTenantsInfo<unknown>,
  ): Promise<boolean>;
}

/**
 * Reads the tenant from the access token's `tenantId`. Requests without a token have no tenant.
 *
 * @uk Бере тенанта з поля `tenantId` токена доступу. У запитів без токена тенанта немає.
 */
export declare class JwtPayloadTenantResolutionService extends AbstractTenantResolutionService<IAccessTokenSingleTenantPayload> {
  /**
   * Reads `tenantId` from the payload.
   *
   * @uk Читає `tenantId` із корисного навантаження.
   *
   * @param _ - HTTP request, not used.
   * @ukParam _ - HTTP-запит, якого метод не використовує.
   * @param jwtPayload - Verified access token payload; missing for endpoints with `SkipAuth`.
   * @ukParam jwtPayload - Корисне навантаження перевіреного токена доступу. Для кінцевих точок зі `SkipAuth`
   * його немає.
   * @returns The tenant ID, or `undefined` if there is no payload.
   * @ukReturns Ідентифікатор тенанта або `undefined`, якщо корисного навантаження немає.
   * @throws `GeneralInternalServerException` if the payload has no `tenantId`.
   * @ukThrows `GeneralInternalServerException`, якщо в корисному навантаженні немає `tenantId`.
   */
  resolveTenantId(
    _: FastifyRequest,
    jwtPayload?: IAccessTokenSingleTenantPayload,
  ): Promise<string | undefined>;

  /**
   * Accepts any tenant, because the token that contains it is already verified.
   *
   * @uk Приймає будь-якого тенанта, бо токен, у якому вказано тенанта, уже перевірено.
   *
   * @returns Always `true`: the signed token already proves the membership.
   * @ukReturns Завжди `true`: належність уже підтверджує підписаний токен.
   */
  verifyUserBelongToTenant(): Promise<boolean>;
}
