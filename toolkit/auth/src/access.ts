import type { Logger } from '@nestjs/common';
import type { PermissionCheckMode, RoleCheckMode } from './decorators';
import type { IAccessTokenPayload } from './payload';

/**
 * Base class of the service that checks permissions for `AccessGuard`. Provide your implementation under this
 * class as the token.
 *
 * @uk Базовий клас сервісу, який перевіряє дозволи для `AccessGuard`. Надайте свою реалізацію за цим класом
 * як токеном.
 *
 * @typeParam T - Type of the payload of the access token.
 * @ukTypeParam T - Тип корисного навантаження токена доступу.
 */
export declare abstract class AbstractAccessCheckService<T extends IAccessTokenPayload> {
  /**
   * Nest logger with the name of the base class as its context.
   *
   * @uk Логер Nest, контекстом якого є назва базового класу.
   *
   * @defaultValue `new Logger(AbstractAccessCheckService.name)`
   */
  protected logger: Logger;

  /**
   * Tells whether the user has all the permissions.
   *
   * @uk Повідомляє, чи має користувач усі дозволи.
   *
   * @param permissions - Permissions of the decorator, at least one.
   * @ukParam permissions - Дозволи з декоратора, щонайменше один.
   * @param jwtPayload - Payload of the access token.
   * @ukParam jwtPayload - Корисне навантаження токена доступу.
   * @returns `true` to let the request in.
   * @ukReturns `true`, щоб пропустити запит.
   */
  abstract hasEach(permissions: string[], jwtPayload: T): Promise<boolean>;

  /**
   * Tells whether the user has at least one of the permissions.
   *
   * @uk Повідомляє, чи має користувач щонайменше один із дозволів.
   *
   * @param permissions - Permissions of the decorator, at least one.
   * @ukParam permissions - Дозволи з декоратора, щонайменше один.
   * @param jwtPayload - Payload of the access token.
   * @ukParam jwtPayload - Корисне навантаження токена доступу.
   * @returns `true` to let the request in.
   * @ukReturns `true`, щоб пропустити запит.
   */
  abstract hasAny(permissions: string[], jwtPayload: T): Promise<boolean>;

  /**
   * Calls {@link AbstractAccessCheckService.hasAny} or {@link AbstractAccessCheckService.hasEach}, depending
   * on the mode.
   *
   * @uk Викликає {@link AbstractAccessCheckService.hasAny} або {@link AbstractAccessCheckService.hasEach} —
   * залежно від режиму.
   *
   * @param checkMode - Mode from the `Permissions` decorator.
   * @ukParam checkMode - Режим із декоратора `Permissions`.
   * @param jwtPayload - Payload of the access token.
   * @ukParam jwtPayload - Корисне навантаження токена доступу.
   * @param permissions - Permissions of the decorator.
   * @ukParam permissions - Дозволи з декоратора.
   * @returns The answer of the called method; `false` without permissions.
   * @ukReturns Відповідь викликаного методу; `false`, якщо дозволів немає.
   * @throws `GeneralInternalServerException` when the mode is unknown.
   * @ukThrows `GeneralInternalServerException`, якщо режим невідомий.
   */
  checkPermissions(checkMode: PermissionCheckMode, jwtPayload: T, permissions?: string[]): Promise<boolean>;
}

/**
 * Base class of the service that checks roles for `AccessGuard`. Provide your implementation under this class
 * as the token.
 *
 * @uk Базовий клас сервісу, який перевіряє ролі для `AccessGuard`. Надайте свою реалізацію за цим класом як
 * токеном.
 *
 * @typeParam T - Type of the payload of the access token.
 * @ukTypeParam T - Тип корисного навантаження токена доступу.
 * @example
 * ```ts
 * import { Injectable, Module } from '@nestjs/common';
 * import { AbstractRoleAccessCheckService, type RolesBaseJwtPayload } from '@softkit/auth';
 *
 * type Payload = RolesBaseJwtPayload<string>;
 *
 * @Injectable()
 * export class TokenRolesService extends AbstractRoleAccessCheckService<Payload> {
 *   async hasEach(roles: string[], payload: Payload): Promise<boolean> {
 *     return roles.every((role) => payload.roles.some(({ roleType }) => roleType === role));
 *   }
 *
 *   async hasAny(roles: string[], payload: Payload): Promise<boolean> {
 *     return roles.some((role) => payload.roles.some(({ roleType }) => roleType === role));
 *   }
 * }
 *
 * @Module({
 *   providers: [{ provide: AbstractRoleAccessCheckService, useClass: TokenRolesService }],
 *   exports: [AbstractRoleAccessCheckService],
 * })
 * export class RolesModule {}
 * ```
 */
export declare abstract class AbstractRoleAccessCheckService<T extends IAccessTokenPayload> {
  /**
   * Nest logger with the name of the base class as its context.
   *
   * @uk Логер Nest, контекстом якого є назва базового класу.
   *
   * @defaultValue `new Logger(AbstractRoleAccessCheckService.name)`
   */
  protected logger: Logger;

  /**
   * Tells whether the user has all the roles.
   *
   * @uk Повідомляє, чи має користувач усі ролі.
   *
   * @param roles - Roles of the decorator, at least one.
   * @ukParam roles - Ролі з декоратора, щонайменше одна.
   * @param jwtPayload - Payload of the access token.
   * @ukParam jwtPayload - Корисне навантаження токена доступу.
   * @returns `true` to let the request in.
   * @ukReturns `true`, щоб пропустити запит.
   */
  abstract hasEach(roles: string[], jwtPayload: T): Promise<boolean>;

  /**
   * Tells whether the user has at least one of the roles.
   *
   * @uk Повідомляє, чи має користувач щонайменше одну з ролей.
   *
   * @param roles - Roles of the decorator, at least one.
   * @ukParam roles - Ролі з декоратора, щонайменше одна.
   * @param jwtPayload - Payload of the access token.
   * @ukParam jwtPayload - Корисне навантаження токена доступу.
   * @returns `true` to let the request in.
   * @ukReturns `true`, щоб пропустити запит.
   */
  abstract hasAny(roles: string[], jwtPayload: T): Promise<boolean>;

  /**
   * Calls {@link AbstractRoleAccessCheckService.hasAny} or {@link AbstractRoleAccessCheckService.hasEach},
   * depending on the mode.
   *
   * @uk Викликає {@link AbstractRoleAccessCheckService.hasAny} або
   * {@link AbstractRoleAccessCheckService.hasEach} — залежно від режиму.
   *
   * @param checkMode - Mode from the `Roles` decorator.
   * @ukParam checkMode - Режим із декоратора `Roles`.
   * @param jwtPayload - Payload of the access token.
   * @ukParam jwtPayload - Корисне навантаження токена доступу.
   * @param roles - Roles of the decorator.
   * @ukParam roles - Ролі з декоратора.
   * @returns The answer of the called method; `false` without roles.
   * @ukReturns Відповідь викликаного методу; `false`, якщо ролей немає.
   * @throws `GeneralInternalServerException` when the mode is unknown.
   * @ukThrows `GeneralInternalServerException`, якщо режим невідомий.
   */
  checkRoles(checkMode: RoleCheckMode, jwtPayload: T, roles?: string[]): Promise<boolean>;
}
