import type { CustomDecorator, PipeTransform, Type } from '@nestjs/common';
import type { IAccessTokenPayload } from './payload';

/**
 * Permission scope that can be set in the {@link Permissions} decorator.
 *
 * @uk Межі дії дозволу, які можна вказати в декораторі {@link Permissions}.
 */
export type PresenceType = 'OWN' | 'ALL' | 'GROUP' | string;

/**
 * Determines how many of the listed permissions the user needs.
 *
 * @uk Визначає, скільки з перелічених дозволів потрібно користувачеві.
 */
export declare enum PermissionCheckMode {
  /**
   * The user must have every listed permission.
   *
   * @uk Користувач повинен мати всі перелічені дозволи.
   */
  EACH = 'EACH',

  /**
   * The user must have at least one of the listed permissions.
   *
   * @uk Користувач повинен мати щонайменше один із перелічених дозволів.
   */
  ANY = 'ANY',
}

/**
 * Determines how many of the listed roles the user needs.
 *
 * @uk Визначає, скільки з перелічених ролей потрібно користувачеві.
 */
export declare enum RoleCheckMode {
  /**
   * The user must have every listed role.
   *
   * @uk Користувач повинен мати всі перелічені ролі.
   */
  EACH = 'EACH',

  /**
   * The user must have at least one of the listed roles.
   *
   * @uk Користувач повинен мати щонайменше одну з перелічених ролей.
   */
  ANY = 'ANY',
}

/**
 * Parameter decorator that passes `request.user`, the verified token payload, to a controller method.
 *
 * @uk Декоратор параметра, який передає в метод контролера `request.user` — корисне навантаження перевіреного
 * токена.
 *
 * @example
 * ```ts
 * import { Controller, Get } from '@nestjs/common';
 * import { CurrentUser, type IAccessTokenPayload } from '@softkit/auth';
 *
 * @Controller('profile')
 * export class ProfileController {
 *   @Get()
 *   email(@CurrentUser() user: IAccessTokenPayload): { email: string } {
 *     return { email: user.email };
 *   }
 * }
 * ```
 */
export declare const CurrentUser: (
  ...dataOrPipes: (IAccessTokenPayload | PipeTransform<any, any> | Type<PipeTransform<any, any>>)[]
) => ParameterDecorator;

/**
 * Lists the permissions that grant access to a controller method. `AccessGuard` reads the list from methods
 * only, so the decorator has no effect on a class.
 *
 * If the method also has {@link Roles}, either a matching role or matching permissions are enough.
 *
 * @uk Перелічує дозволи, які дають доступ до методу контролера. `AccessGuard` читає список лише з методів,
 * тому на класі декоратор не діє.
 *
 * Якщо метод позначено ще й {@link Roles}, досить чогось одного: ролі або дозволів.
 *
 * @param permissions - One or more permissions.
 * @ukParam permissions - Один дозвіл або кілька.
 * @param presence - Permission scope, `'ALL'` by default. It is stored in the metadata, but `AccessGuard`
 * ignores it.
 * @ukParam presence - Межі дії дозволу. За замовчуванням — `'ALL'`. Декоратор записує їх у метадані, але
 * `AccessGuard` на них не зважає.
 * @param checkMode - Whether one permission is enough; `PermissionCheckMode.ANY` by default.
 * @ukParam checkMode - Чи достатньо одного дозволу. За замовчуванням — `PermissionCheckMode.ANY`.
 * @returns A decorator for controller methods.
 * @ukReturns Декоратор для методів контролера.
 * @example
 * ```ts
 * import { Controller, Post } from '@nestjs/common';
 * import { PermissionCheckMode, Permissions } from '@softkit/auth';
 *
 * @Controller('users')
 * export class UsersController {
 *   @Post('import')
 *   @Permissions(['user.create', 'user.update'], 'ALL', PermissionCheckMode.EACH)
 *   importUsers(): { accepted: boolean } {
 *     return { accepted: true };
 *   }
 * }
 * ```
 */
export declare function Permissions(
  permissions: string | string[],
  presence?: PresenceType,
  checkMode?: PermissionCheckMode,
): CustomDecorator<string>;

/**
 * Lists the roles that grant access to a controller method. `AccessGuard` reads the list from methods only,
 * so the decorator has no effect on a class. Use a string enum: roles from the token's `tenants` are compared
 * as strings.
 *
 * @uk Перелічує ролі, які дають доступ до методу контролера. `AccessGuard` читає список лише з методів, тому на
 * класі декоратор не діє. Описуйте ролі переліком із рядковими значеннями, бо ролі з `tenants` у токені
 * `AccessGuard` порівнює як рядки.
 *
 * @typeParam T - Role type, usually an enum.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 * @param roles - One or more roles.
 * @ukParam roles - Одна роль або кілька.
 * @param roleCheckMode - Whether one role is enough; `RoleCheckMode.ANY` by default. Only
 * `AbstractRoleAccessCheckService` applies this mode; for the current tenant's roles in the token, one
 * matching role is always enough.
 * @ukParam roleCheckMode - Чи достатньо однієї ролі. За замовчуванням — `RoleCheckMode.ANY`. Режим застосовує лише
 * `AbstractRoleAccessCheckService`: серед ролей поточного тенанта в токені завжди достатньо однієї.
 * @returns A decorator for controller methods.
 * @ukReturns Декоратор для методів контролера.
 * @example
 * ```ts
 * import { Controller, Delete, Param } from '@nestjs/common';
 * import { Roles } from '@softkit/auth';
 *
 * enum RoleType {
 *   ADMIN = 'ADMIN',
 *   EDITOR = 'EDITOR',
 * }
 *
 * @Controller('articles')
 * export class ArticlesController {
 *   @Delete(':id')
 *   @Roles<RoleType>([RoleType.ADMIN, RoleType.EDITOR])
 *   remove(@Param('id') id: string): { removed: string } {
 *     return { removed: id };
 *   }
 * }
 * ```
 */
export declare function Roles<T>(roles: T | T[], roleCheckMode?: RoleCheckMode): CustomDecorator<string>;

/**
 * Opens a controller or one of its methods to requests without an access token: `JwtAuthGuard` doesn't verify
 * the token there, and `request.user` stays empty.
 *
 * @uk Відкриває контролер або окремий його метод для запитів без токена доступу: `JwtAuthGuard` не перевіряє
 * токена, тому `request.user` лишається порожнім.
 *
 * @returns A decorator for controllers and their methods.
 * @ukReturns Декоратор для контролерів та їхніх методів.
 * @example
 * ```ts
 * import { Controller, Get } from '@nestjs/common';
 * import { SkipAuth } from '@softkit/auth';
 *
 * @Controller('status')
 * @SkipAuth()
 * export class StatusController {
 *   @Get()
 *   status(): { status: string } {
 *     return { status: 'ok' };
 *   }
 * }
 * ```
 */
export declare function SkipAuth(): CustomDecorator<string>;
