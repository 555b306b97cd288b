import type { TenantClsStore } from '@softkit/persistence-api';

/**
 * Minimal payload of an access token. Extend it with what your application keeps in the token.
 *
 * @uk Мінімальне корисне навантаження токена доступу. Розширте його тим, що ваш застосунок зберігає в токені.
 */
export interface IAccessTokenPayload {
  /**
   * Identifier of the user.
   *
   * @uk Ідентифікатор користувача.
   */
  sub: string;

  /**
   * E-mail of the user.
   *
   * @uk Адреса електронної пошти користувача.
   */
  email: string;
}

/**
 * Payload of an access token that lists the permissions of the user.
 *
 * @uk Корисне навантаження токена доступу зі списком дозволів користувача.
 */
export interface PermissionsBaseJwtPayload extends IAccessTokenPayload {
  /**
   * Permissions of the user, in the form in which you name them in the `Permissions` decorator.
   *
   * @uk Дозволи користувача в тому вигляді, в якому ви вказуєте їх у декораторі `Permissions`.
   */
  permissions: string[];
}

/**
 * Payload of an access token for a user of several tenants. `AccessGuard` checks roles by it, and
 * `HeaderTenantResolutionService` checks by it that the user belongs to the tenant.
 *
 * @uk Корисне навантаження токена доступу для користувача кількох тенантів. За ним `AccessGuard` перевіряє
 * ролі, а `HeaderTenantResolutionService` — належність користувача до тенанта.
 *
 * @typeParam T - Type of a role, usually an enumeration.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 */
export interface IAccessTokenPayloadWithTenantsInfo<T> extends IAccessTokenPayload {
  /**
   * Tenants of the user with the roles in each of them.
   *
   * @uk Тенанти користувача з ролями в кожному з них.
   */
  tenants: TenantInfo<T>[];
}

/**
 * Payload of an access token issued for one tenant; `JwtPayloadTenantResolutionService` takes the tenant from
 * it.
 *
 * @uk Корисне навантаження токена доступу, виданого для одного тенанта; з нього бере тенанта
 * `JwtPayloadTenantResolutionService`.
 */
export interface IAccessTokenSingleTenantPayload extends IAccessTokenPayload {
  /**
   * Identifier of the tenant.
   *
   * @uk Ідентифікатор тенанта.
   */
  tenantId: string;
}

/**
 * Payload of an access token with roles that do not depend on a tenant. It has the same members as
 * {@link RolesBaseJwtPayload}.
 *
 * @uk Корисне навантаження токена доступу з ролями, що не залежать від тенанта. Має ті самі члени, що й
 * {@link RolesBaseJwtPayload}.
 *
 * @typeParam T - Type of a role, usually an enumeration.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 */
export interface RoleBasedAccessTokenPayload<T> extends IAccessTokenPayload {
  /**
   * Roles of the user.
   *
   * @uk Ролі користувача.
   */
  roles: RoleInfo<T>[];
}

/**
 * Payload of a refresh token: the user and nothing else.
 *
 * @uk Корисне навантаження токена оновлення: лише дані користувача.
 */
export interface IRefreshTokenPayload extends IAccessTokenPayload {}

/**
 * One tenant of a user.
 *
 * @uk Один тенант користувача.
 *
 * @typeParam T - Type of a role, usually an enumeration.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 */
export interface TenantInfo<T> {
  /**
   * Identifier of the tenant.
   *
   * @uk Ідентифікатор тенанта.
   */
  tenantId: string;

  /**
   * Roles of the user in this tenant.
   *
   * @uk Ролі користувача в цьому тенанті.
   */
  roles: RoleInfo<T>[];
}

/**
 * One role of a user.
 *
 * @uk Одна роль користувача.
 *
 * @typeParam T - Type of a role, usually an enumeration.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 */
export interface RoleInfo<T> {
  /**
   * Identifier of the role.
   *
   * @uk Ідентифікатор ролі.
   */
  roleId: string;

  /**
   * Kind of the role, which is compared with the values of the `Roles` decorator. A role without it gives no
   * access.
   *
   * @uk Вид ролі, який порівнюється зі значеннями декоратора `Roles`. Роль без нього доступу не дає.
   */
  roleType?: T;
}

/**
 * Payload of an access token with roles, for your implementation of `AbstractRoleAccessCheckService`.
 *
 * @uk Корисне навантаження токена доступу з ролями для вашої реалізації `AbstractRoleAccessCheckService`.
 *
 * @typeParam T - Type of a role, usually an enumeration.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 */
export interface RolesBaseJwtPayload<T> extends IAccessTokenPayload {
  /**
   * Roles of the user.
   *
   * @uk Ролі користувача.
   */
  roles: RoleInfo<T>[];
}

/**
 * Fields that signing adds to a payload.
 *
 * @uk Поля, які з’являються в корисному навантаженні під час підписування.
 */
export interface PayloadSigned {
  /**
   * When the token was issued: seconds since January 1, 1970 (UTC).
   *
   * @uk Коли видано токен: секунди від 1 січня 1970 року (UTC).
   */
  iat: number;

  /**
   * When the token expires: seconds since January 1, 1970 (UTC).
   *
   * @uk Коли спливає строк дії токена: секунди від 1 січня 1970 року (UTC).
   */
  exp: number;
}

/**
 * CLS store of a request with an authenticated user. `JwtAuthGuard` fills it, except `reqId`, which the
 * application sets itself.
 *
 * @uk Сховище CLS запиту з автентифікованим користувачем. Його заповнює `JwtAuthGuard`, крім `reqId`, який
 * задає сам застосунок.
 *
 * @typeParam T - Type of the payload of the access token.
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
   * Verified payload of the access token.
   *
   * @uk Перевірене корисне навантаження токена доступу.
   */
  jwtPayload: T;

  /**
   * Identifier of the request, which `@softkit/server-http-client` sends on to other services. No library of
   * Softkit sets it.
   *
   * @uk Ідентифікатор запиту, який `@softkit/server-http-client` передає іншим сервісам. Жодна бібліотека Softkit
   * його не задає.
   */
  reqId: string;

  /**
   * Identifier of the user: `sub` of the payload.
   *
   * @uk Ідентифікатор користувача: `sub` з корисного навантаження.
   */
  userId: string;

  /**
   * Access token of the request, without the word `Bearer`. `@softkit/server-http-client` sends it on as it is.
   *
   * @uk Токен доступу запиту, без слова `Bearer`. `@softkit/server-http-client` передає його без змін.
   */
  authHeader: string;
}
