import type { TenantClsStore } from '@softkit/persistence-api';

/**
 * Minimal access token payload. Extend it with the fields your application stores in the token.
 *
 * @uk Мінімальне корисне навантаження токена доступу. Доповніть його полями, які ваш застосунок зберігає в
 * токені.
 */
export interface IAccessTokenPayload {
  /**
   * ID of the user that the token was issued for.
   *
   * @uk Ідентифікатор користувача, якому видано токен.
   */
  sub: string;

  /**
   * Email address of the user that the token was issued for.
   *
   * @uk Адреса електронної пошти користувача, якому видано токен.
   */
  email: string;
}

/**
 * Access token payload that lists the user's permissions.
 *
 * @uk Корисне навантаження токена доступу зі списком дозволів користувача.
 */
export interface PermissionsBaseJwtPayload extends IAccessTokenPayload {
  /**
   * Permissions, written as in the `Permissions` decorator, for example `article.create`.
   *
   * @uk Дозволи, записані так само, як у декораторі `Permissions`, наприклад `article.create`.
   */
  permissions: string[];
}

/**
 * Access token payload for a user who belongs to several tenants. `AccessGuard` uses it to check roles, and
 * `HeaderTenantResolutionService` uses it to check that the user belongs to the tenant.
 *
 * @uk Корисне навантаження токена доступу для користувача кількох тенантів. За ним `AccessGuard` перевіряє
 * ролі, а `HeaderTenantResolutionService` — належність користувача до тенанта.
 *
 * @typeParam T - Role type, usually an enum.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 */
export interface IAccessTokenPayloadWithTenantsInfo<T> extends IAccessTokenPayload {
  /**
   * User's tenants, with the roles in each of them.
   *
   * @uk Тенанти користувача з ролями в кожному з них.
   */
  tenants: TenantInfo<T>[];
}

/**
 * Access token payload that contains one tenant. `JwtPayloadTenantResolutionService` reads it.
 *
 * @uk Корисне навантаження токена доступу, виданого для одного тенанта. Тенанта з нього бере
 * `JwtPayloadTenantResolutionService`.
 */
export interface IAccessTokenSingleTenantPayload extends IAccessTokenPayload {
  /**
   * ID of the tenant that the token was issued for.
   *
   * @uk Ідентифікатор тенанта, для якого видано токен.
   */
  tenantId: string;
}

/**
 * Access token payload with roles that don't depend on a tenant. It has the same members as
 * {@link RolesBaseJwtPayload}.
 *
 * @uk Корисне навантаження токена доступу з ролями, що не залежать від тенанта. Має ті самі члени, що й
 * {@link RolesBaseJwtPayload}.
 *
 * @typeParam T - Role type, usually an enum.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 */
export interface RoleBasedAccessTokenPayload<T> extends IAccessTokenPayload {
  /**
   * Roles that your `AbstractRoleAccessCheckService` compares with `Roles`.
   *
   * @uk Ролі, які ваш `AbstractRoleAccessCheckService` порівнює з `Roles`.
   */
  roles: RoleInfo<T>[];
}

/**
 * Refresh token payload, which contains only the user data.
 *
 * @uk Корисне навантаження токена оновлення: лише дані користувача.
 */
export interface IRefreshTokenPayload extends IAccessTokenPayload {}

/**
 * Tenant that a user belongs to.
 *
 * @uk Тенант, до якого належить користувач.
 *
 * @typeParam T - Role type, usually an enum.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 */
export interface TenantInfo<T> {
  /**
   * ID of the tenant in which these roles apply.
   *
   * @uk Ідентифікатор тенанта, у якому користувач має ці ролі.
   */
  tenantId: string;

  /**
   * Roles the user has in this tenant. `AccessGuard` compares their `roleType` with `Roles`.
   *
   * @uk Ролі, які користувач має в цьому тенанті. `AccessGuard` порівнює їхній `roleType` з
   * `Roles`.
   */
  roles: RoleInfo<T>[];
}

/**
 * Role assigned to a user.
 *
 * @uk Роль, яку призначено одному користувачеві.
 *
 * @typeParam T - Role type, usually an enum.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 */
export interface RoleInfo<T> {
  /**
   * ID that identifies the role in your database.
   *
   * @uk Ідентифікатор ролі у вашій базі даних.
   */
  roleId: string;

  /**
   * Role type that is compared with the values in the `Roles` decorator. A role without it doesn't grant
   * access.
   *
   * @uk Вид ролі, який перевірка порівнює зі значеннями декоратора `Roles`. Роль без нього доступу
   * не дає.
   */
  roleType?: T;
}

/**
 * Access token payload with roles, for your implementation of `AbstractRoleAccessCheckService`.
 *
 * @uk Корисне навантаження токена доступу з ролями для вашої реалізації `AbstractRoleAccessCheckService`.
 *
 * @typeParam T - Role type, usually an enum.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 */
export interface RolesBaseJwtPayload<T> extends IAccessTokenPayload {
  /**
   * Roles that your `AbstractRoleAccessCheckService` compares with `Roles`.
   *
   * @uk Ролі, які ваш `AbstractRoleAccessCheckService` порівнює з `Roles`.
   */
  roles: RoleInfo<T>[];
}

/**
 * Fields added to a payload when it is signed.
 *
 * @uk Поля, які з’являються в корисному навантаженні під час підписування.
 */
export interface PayloadSigned {
  /**
   * Time when the token was issued, in seconds since January 1, 1970 (UTC).
   *
   * @uk Коли видано токен: секунди від 1 січня 1970 року (UTC).
   */
  iat: number;

  /**
   * Time when the token expires, in seconds since January 1, 1970 (UTC).
   *
   * @uk Коли спливає строк дії токена: секунди від 1 січня 1970 року (UTC).
   */
  exp: number;
}

/**
 * CLS store for a request with an authenticated user. `JwtAuthGuard` sets every field except `reqId`, which
 * your application sets.
 *
 * @uk Сховище CLS запиту з автентифікованим користувачем. Усі поля, крім `reqId`, заповнює `JwtAuthGuard`, а
 * `reqId` — ваш застосунок.
 *
 * @typeParam T - Access token payload type.
 * @ukTypeParam T - Тип корисного навантаження токена доступу.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import type { IAccessTokenPayload, UserClsStore } from '@softkit/auth';
 * import { ClsService } from 'nestjs-cls';
 *
 * @Injectable()
 * export class AuditService {
 *   constructor(private readonly cls: ClsService<UserClsStore<IAccessTokenPayload>>) {}
 *
 *   author(): string {
 *     return this.cls.get().userId;
 *   }
 * }
 * ```
 */
export interface UserClsStore<T extends IAccessTokenPayload> extends TenantClsStore {
  /**
   * Verified access token payload.
   *
   * @uk Перевірене корисне навантаження токена доступу.
   */
  jwtPayload: T;

  /**
   * Request ID, which `@softkit/server-http-client` forwards to other services. The Softkit libraries don't
   * set it.
   *
   * @uk Ідентифікатор запиту, який `@softkit/server-http-client` передає іншим сервісам. Жодна бібліотека Softkit
   * його не задає.
   */
  reqId: string;

  /**
   * User ID: the payload's `sub`.
   *
   * @uk Ідентифікатор користувача: `sub` з корисного навантаження.
   */
  userId: string;

  /**
   * Request access token, without the word `Bearer`. `@softkit/server-http-client` forwards it unchanged.
   *
   * @uk Токен доступу запиту, без слова `Bearer`. `@softkit/server-http-client` передає його без змін.
   */
  authHeader: string;
}
