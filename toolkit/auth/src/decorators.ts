import type { CustomDecorator, PipeTransform, Type } from '@nestjs/common';
import type { IAccessTokenPayload } from './payload';

/**
 * Scope of a permission that you can note in the {@link Permissions} decorator.
 *
 * @uk Межі дії дозволу, які можна вказати в декораторі {@link Permissions}.
 */
export type PresenceType = 'OWN' | 'ALL' | 'GROUP' | string;

/**
 * How many of the listed permissions the user needs.
 *
 * @uk Скільки з перелічених дозволів потрібно користувачеві.
 */
export declare enum PermissionCheckMode {
  /**
   * All listed permissions.
   *
   * @uk Усі перелічені дозволи.
   */
  EACH = 'EACH',

  /**
   * At least one of the listed permissions.
   *
   * @uk Щонайменше один із перелічених дозволів.
   */
  ANY = 'ANY',
}

/**
 * How many of the listed roles the user needs.
 *
 * @uk Скільки з перелічених ролей потрібно користувачеві.
 */
export declare enum RoleCheckMode {
  /**
   * All listed roles.
   *
   * @uk Усі перелічені ролі.
   */
  EACH = 'EACH',

  /**
   * At least one of the listed roles.
   *
   * @uk Щонайменше одна з перелічених ролей.
   */
  ANY = 'ANY',
}

/**
 * Parameter decorator that passes `request.user`, the payload of the verified token, to a controller method.
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
 * Lists the permissions that give access to a controller method. `AccessGuard` reads the list from methods
 * only, so on a class the decorator has no effect.
 *
 * When the method has {@link Roles} too, a suitable role or suitable permissions are enough.
 *
 * @uk Перелічує дозволи, які дають доступ до методу контролера. `AccessGuard` читає список лише з методів,
 * тому на класі декоратор не діє.
 *
 * Якщо метод має також {@link Roles}, достатньо відповідної ролі або відповідних дозволів.
 *
 * @param permissions - One permission or several.
 * @ukParam permissions - Один дозвіл або кілька.
 * @param presence - Scope of the permission; it is kept in the metadata, and `AccessGuard` does not read it.
 * `'ALL'` by default.
 * @ukParam presence - Межі дії дозволу; значення зберігається в метаданих, а `AccessGuard` його не читає.
 * Типово `'ALL'`.
 * @param checkMode - Whether one permission is enough; `PermissionCheckMode.ANY` by default.
 * @ukParam checkMode - Чи достатньо одного дозволу; типово `PermissionCheckMode.ANY`.
 * @returns The decorator.
 * @ukReturns Декоратор.
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
 * Lists the roles that give access to a controller method. `AccessGuard` reads the list from methods only, so
 * on a class the decorator has no effect. Use an enumeration of strings: roles in `tenants` of the token are
 * compared as strings.
 *
 * @uk Перелічує ролі, які дають доступ до методу контролера. `AccessGuard` читає список лише з методів, тому
 * на класі декоратор не діє. Беріть перелік із рядковими значеннями: ролі з `tenants` у токені порівнюються як
 * рядки.
 *
 * @typeParam T - Type of a role, usually an enumeration.
 * @ukTypeParam T - Тип ролі, зазвичай перелік.
 * @param roles - One role or several.
 * @ukParam roles - Одна роль або кілька.
 * @param roleCheckMode - Whether one role is enough; `RoleCheckMode.ANY` by default. It is applied by
 * `AbstractRoleAccessCheckService`; among the roles of the current tenant in the token, one is always enough.
 * @ukParam roleCheckMode - Чи достатньо однієї ролі; типово `RoleCheckMode.ANY`. Режим застосовується в
 * `AbstractRoleAccessCheckService`; серед ролей поточного тенанта в токені завжди достатньо однієї.
 * @returns The decorator.
 * @ukReturns Декоратор.
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
 * Opens a controller or one of its methods to requests without an access token: `JwtAuthGuard` does not
 * verify the token there, and `request.user` stays empty.
 *
 * @uk Відкриває контролер або окремий його метод для запитів без токена доступу: `JwtAuthGuard` не перевіряє
 * там токен, а `request.user` лишається порожнім.
 *
 * @returns The decorator.
 * @ukReturns Декоратор.
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
