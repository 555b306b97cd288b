import type { Logger } from '@nestjs/common';
import type { PermissionCheckMode, RoleCheckMode } from './decorators';
import type { IAccessTokenPayload } from './payload';

/**
 * Base class for the service that checks permissions for `AccessGuard`. Register your implementation with
 * this class as its token.
 *
 * @uk Базовий клас сервісу, який перевіряє дозволи для `AccessGuard`. Реєструючи свою реалізацію, укажіть цей
 * клас токеном впровадження.
 *
 * @typeParam T - Access token payload type.
 * @ukTypeParam T - Тип корисного навантаження токена доступу.
 */
export declare abstract class AbstractAccessCheckService<T extends IAccessTokenPayload> {
  /**
   * Logger for checks that can't be made, such as one with an unknown check mode.
   *
   * @uk Логер для перевірок, які не вдалося виконати, наприклад через невідомий режим.
   *
   * @defaultValue `new Logger(AbstractAccessCheckService.name)`
   */
  protected logger: Logger;

  /**
   * Checks whether the user has all the permissions.
   *
   * @uk Визначає, чи має користувач усі дозволи.
   *
   * @param permissions - Permissions from the decorator, at least one.
   * @ukParam permissions - Дозволи з декоратора, щонайменше один.
   * @param jwtPayload - The current user's verified access token payload.
   * @ukParam jwtPayload - Корисне навантаження перевіреного токена доступу поточного користувача.
   * @returns `true` to allow the request.
   * @ukReturns `true`, щоб пропустити запит.
   */
  abstract hasEach(permissions: string[], jwtPayload: T): Promise<boolean>;

  /**
   * Checks whether the user has at least one of the permissions.
   *
   * @uk Визначає, чи має користувач щонайменше один із дозволів.
   *
   * @param permissions - Permissions from the decorator, at least one.
   * @ukParam permissions - Дозволи з декоратора, щонайменше один.
   * @param jwtPayload - The current user's verified access token payload.
   * @ukParam jwtPayload - Корисне навантаження перевіреного токена доступу поточного користувача.
   * @returns `true` to allow the request.
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
   * @param jwtPayload - The current user's verified access token payload.
   * @ukParam jwtPayload - Корисне навантаження перевіреного токена доступу поточного користувача.
   * @param permissions - Permissions from the decorator.
   * @ukParam permissions - Дозволи з декоратора.
   * @returns The result of the called method, or `false` if there are no permissions.
   * @ukReturns Результат викликаного методу або, якщо дозволів немає, `false`.
   * @throws `GeneralInternalServerException` if the mode is unknown.
   * @ukThrows `GeneralInternalServerException`, якщо режим невідомий.
   */
  checkPermissions(checkMode: PermissionCheckMode, jwtPayload: T, permissions?: string[]): Promise<boolean>;
}

/**
 * Base class for the service that checks roles for `AccessGuard`. Register your implementation with this
 * class as its token.
 *
 * @uk Базовий клас сервісу, який перевіряє ролі для `AccessGuard`. Реєструючи свою реалізацію, укажіть цей клас
 * токеном впровадження.
 *
 * @typeParam T - Access token payload type.
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
   * Logger for checks that can't be made, such as one with an unknown check mode.
   *
   * @uk Логер для перевірок, які не вдалося виконати, наприклад через невідомий режим.
   *
   * @defaultValue `new Logger(AbstractRoleAccessCheckService.name)`
   */
  protected logger: Logger;

  /**
   * Checks whether the user has all the roles.
   *
   * @uk Визначає, чи має користувач усі ролі.
   *
   * @param roles - Roles from the decorator, at least one.
   * @ukParam roles - Ролі з декоратора, щонайменше одна.
   * @param jwtPayload - The current user's verified access token payload.
   * @ukParam jwtPayload - Корисне навантаження перевіреного токена доступу поточного користувача.
   * @returns `true` to allow the request.
   * @ukReturns `true`, щоб пропустити запит.
   */
  abstract hasEach(roles: string[], jwtPayload: T): Promise<boolean>;

  /**
   * Checks whether the user has at least one of the roles.
   *
   * @uk Визначає, чи має користувач щонайменше одну з ролей.
   *
   * @param roles - Roles from the decorator, at least one.
   * @ukParam roles - Ролі з декоратора, щонайменше одна.
   * @param jwtPayload - The current user's verified access token payload.
   * @ukParam jwtPayload - Корисне навантаження перевіреного токена доступу поточного користувача.
   * @returns `true` to allow the request.
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
   * @param jwtPayload - The current user's verified access token payload.
   * @ukParam jwtPayload - Корисне навантаження перевіреного токена доступу поточного користувача.
   * @param roles - Roles from the decorator.
   * @ukParam roles - Ролі з декоратора.
   * @returns The result of the called method, or `false` if there are no roles.
   * @ukReturns Результат викликаного методу або, якщо ролей немає, `false`.
   * @throws `GeneralInternalServerException` if the mode is unknown.
   * @ukThrows `GeneralInternalServerException`, якщо режим невідомий.
   */
  checkRoles(checkMode: RoleCheckMode, jwtPayload: T, roles?: string[]): Promise<boolean>;
}
