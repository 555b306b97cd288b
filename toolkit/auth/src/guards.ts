import type { CanActivate, ExecutionContext, Type } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { IAuthGuard } from '@nestjs/passport';
import type { ClsService } from 'nestjs-cls';
import type { AbstractAccessCheckService, AbstractRoleAccessCheckService } from './access';
import type { AuthConfig } from './config';
import type { IAccessTokenPayload, IAccessTokenPayloadWithTenantsInfo, UserClsStore } from './payload';
import type { AbstractTenantResolutionService } from './tenancy';
import type { TokenService } from './tokens';

/** Stands in for the class `Strategy` of the package `passport-jwt`. */
declare class Strategy {}

declare const JwtGuardBase: Type<IAuthGuard>;

declare const RefreshJwtGuardBase: Type<IAuthGuard>;

/**
 * Passport strategy `jwt`: reads the bearer token from the `Authorization` header and checks it with the
 * secret of access tokens. List it among the providers, because {@link JwtAuthGuard} uses it.
 *
 * @uk Стратегія Passport `jwt`: читає токен Bearer із заголовка `Authorization` та перевіряє його секретом
 * токенів доступу. Додайте її до провайдерів, бо її використовує {@link JwtAuthGuard}.
 */
export declare class JwtStrategy extends Strategy {
  /**
   * Nest creates the strategy. Expired tokens are rejected.
   *
   * @uk Екземпляр стратегії створює сам Nest. Токени, строк дії яких сплив, відхиляються.
   *
   * @param authConfig - Configuration with the secret of access tokens.
   * @ukParam authConfig - Конфігурація із секретом токенів доступу.
   */
  constructor(authConfig: AuthConfig);

  /**
   * Returns the payload unchanged; Passport puts it into `request.user`.
   *
   * @uk Повертає корисне навантаження без змін; Passport записує його в `request.user`.
   *
   * @param payload - Payload of the verified token.
   * @ukParam payload - Корисне навантаження перевіреного токена.
   * @returns The same payload.
   * @ukReturns Те саме корисне навантаження.
   */
  validate(payload: IAccessTokenPayload): Promise<IAccessTokenPayload>;
}

/**
 * Guard that lets in only requests with a valid access token in the `Authorization: Bearer` header. Register
 * it for the whole application and open single endpoints with `SkipAuth`.
 *
 * It stores `jwtPayload`, `userId`, `authHeader` (the token without `Bearer`) and `tenantId` in the CLS store.
 * The store has to be opened by middleware, as `setupClsModule` does: interceptors run after guards. Without
 * {@link JwtStrategy} among the providers every request with a valid token is answered with 500.
 *
 * @uk Guard, який пропускає лише запити з чинним токеном доступу в заголовку `Authorization: Bearer`.
 * Зареєструйте його для всього застосунку, а окремі кінцеві точки відкривайте декоратором `SkipAuth`.
 *
 * Він зберігає `jwtPayload`, `userId`, `authHeader` (токен без `Bearer`) та `tenantId` у сховищі CLS. Сховище має
 * відкривати проміжний обробник, як робить `setupClsModule`: перехоплювачі виконуються після guard. Без
 * {@link JwtStrategy} серед провайдерів на кожен запит із чинним токеном надходить 500.
 *
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { APP_GUARD } from '@nestjs/core';
 * import { JwtService } from '@nestjs/jwt';
 * import { setupClsModule } from '@softkit/async-storage';
 * import { AccessGuard, JwtAuthGuard, JwtStrategy, TokenService } from '@softkit/auth';
 *
 * @Module({
 *   imports: [setupClsModule()],
 *   providers: [
 *     JwtService,
 *     JwtStrategy,
 *     TokenService,
 *     { provide: APP_GUARD, useClass: JwtAuthGuard },
 *     { provide: APP_GUARD, useClass: AccessGuard },
 *   ],
 * })
 * export class SecurityModule {}
 * ```
 */
export declare class JwtAuthGuard extends JwtGuardBase {
  /**
   * Nest creates the guard.
   *
   * @uk Екземпляр guard створює сам Nest.
   *
   * @param tokenService - Service that verifies the token.
   * @ukParam tokenService - Сервіс, який перевіряє токен.
   * @param clsService - CLS store of the request.
   * @ukParam clsService - Сховище CLS запиту.
   * @param reflector - Reader of the metadata of `SkipAuth`.
   * @ukParam reflector - Засіб читання метаданих `SkipAuth`.
   * @param abstractTenantResolution - Service that finds the tenant; without it the request has no tenant.
   * @ukParam abstractTenantResolution - Сервіс, який визначає тенанта; без нього в запиту немає тенанта.
   */
  constructor(
    tokenService: TokenService,
    clsService: ClsService<UserClsStore<IAccessTokenPayload>>,
    reflector: Reflector,
    abstractTenantResolution?: AbstractTenantResolutionService<IAccessTokenPayload>,
  );

  /**
   * Verifies the token, finds the tenant, checks that the user belongs to it, and fills the CLS store. With
   * `SkipAuth` it only finds the tenant.
   *
   * @uk Перевіряє токен, визначає тенанта, перевіряє належність користувача до нього та заповнює сховище CLS.
   * За наявності `SkipAuth` лише визначає тенанта.
   *
   * @param context - Execution context of the HTTP request.
   * @ukParam context - Контекст виконання HTTP-запиту.
   * @returns `true` when the request may go on.
   * @ukReturns `true`, якщо запит можна обробляти далі.
   * @throws `GeneralUnauthorizedException` (status 401) when there is no token or it is not valid.
   * @ukThrows `GeneralUnauthorizedException` (код стану 401), якщо токена немає або він нечинний.
   * @throws What the tenant resolution throws: `GeneralForbiddenException` (403) of
   * `HeaderTenantResolutionService` for a foreign tenant, `GeneralInternalServerException` (500) of
   * `JwtPayloadTenantResolutionService` for a token without a tenant.
   * @ukThrows Те, що кидає визначення тенанта: `GeneralForbiddenException` (403) від
   * `HeaderTenantResolutionService` для чужого тенанта, `GeneralInternalServerException` (500) від
   * `JwtPayloadTenantResolutionService` для токена без тенанта.
   */
  canActivate(context: ExecutionContext): Promise<boolean>;
}

/**
 * Guard for the endpoint that renews tokens: it requires a valid refresh token in the `Authorization: Bearer`
 * header and puts its payload into `request.user`.
 *
 * Where {@link JwtAuthGuard} works for the whole application, add `SkipAuth`, otherwise it rejects the
 * refresh token.
 *
 * @uk Guard для кінцевої точки, яка оновлює токени: вимагає чинного токена оновлення в заголовку
 * `Authorization: Bearer` та записує його корисне навантаження в `request.user`.
 *
 * Якщо {@link JwtAuthGuard} діє для всього застосунку, додайте `SkipAuth`, бо інакше він відхилить токен
 * оновлення.
 *
 * @example
 * ```ts
 * import { Controller, Post, UseGuards } from '@nestjs/common';
 * import {
 *   CurrentUser,
 *   type IRefreshTokenPayload,
 *   RefreshJwtAuthGuard,
 *   SkipAuth,
 *   TokenService,
 * } from '@softkit/auth';
 *
 * @Controller('auth')
 * @SkipAuth()
 * export class RefreshController {
 *   constructor(private readonly tokenService: TokenService) {}
 *
 *   @Post('refresh')
 *   @UseGuards(RefreshJwtAuthGuard)
 *   refresh(@CurrentUser() user: IRefreshTokenPayload): Promise<string> {
 *     return this.tokenService.signAccessToken({ sub: user.sub, email: user.email });
 *   }
 * }
 * ```
 */
export declare class RefreshJwtAuthGuard extends RefreshJwtGuardBase {
  /**
   * Nest creates the guard.
   *
   * @uk Екземпляр guard створює сам Nest.
   *
   * @param tokenService - Service that verifies the token.
   * @ukParam tokenService - Сервіс, який перевіряє токен.
   */
  constructor(tokenService: TokenService);

  /**
   * Verifies the refresh token.
   *
   * @uk Перевіряє токен оновлення.
   *
   * @param context - Execution context of the HTTP request.
   * @ukParam context - Контекст виконання HTTP-запиту.
   * @returns `true` when the token is valid.
   * @ukReturns `true`, якщо токен чинний.
   * @throws `GeneralUnauthorizedException` when there is no token or it is not valid.
   * @ukThrows `GeneralUnauthorizedException`, якщо токена немає або він нечинний.
   */
  canActivate(context: ExecutionContext): Promise<boolean>;
}

/**
 * Guard that checks the `Roles` and `Permissions` of a controller method. Register it after
 * {@link JwtAuthGuard}, which provides the user, in the same list of providers: before it, every method with
 * requirements answers 500.
 *
 * It asks in this order, and the first positive answer lets the request in: roles of the current tenant in
 * the token, the role check service, the permission check service. A method without either decorator is open
 * to any authenticated user.
 *
 * @uk Guard, який перевіряє `Roles` і `Permissions` методу контролера. Реєструйте його після
 * {@link JwtAuthGuard}, який надає користувача, у тому самому списку провайдерів: якщо він стоїть раніше, кожен
 * метод із вимогами відповідає 500.
 *
 * Перевірки йдуть у такому порядку, і перша успішна пропускає запит: ролі поточного тенанта в токені, сервіс
 * перевірки ролей, сервіс перевірки дозволів. Метод без обох декораторів доступний кожному автентифікованому
 * користувачеві.
 *
 * @example
 * ```ts
 * import { Injectable, Module } from '@nestjs/common';
 * import { APP_GUARD } from '@nestjs/core';
 * import {
 *   AbstractAccessCheckService,
 *   AccessGuard,
 *   type PermissionsBaseJwtPayload,
 * } from '@softkit/auth';
 *
 * @Injectable()
 * class TokenPermissionsService extends AbstractAccessCheckService<PermissionsBaseJwtPayload> {
 *   async hasEach(permissions: string[], payload: PermissionsBaseJwtPayload): Promise<boolean> {
 *     return permissions.every((permission) => payload.permissions.includes(permission));
 *   }
 *
 *   async hasAny(permissions: string[], payload: PermissionsBaseJwtPayload): Promise<boolean> {
 *     return permissions.some((permission) => payload.permissions.includes(permission));
 *   }
 * }
 *
 * @Module({
 *   providers: [
 *     { provide: AbstractAccessCheckService, useClass: TokenPermissionsService },
 *     { provide: APP_GUARD, useClass: AccessGuard },
 *   ],
 * })
 * export class AccessModule {}
 * ```
 */
export declare class AccessGuard implements CanActivate {
  /**
   * Nest creates the guard. Both check services are optional.
   *
   * @uk Екземпляр guard створює сам Nest. Обидва сервіси перевірки необов’язкові.
   *
   * @param reflector - Reader of the metadata of the decorators.
   * @ukParam reflector - Засіб читання метаданих декораторів.
   * @param clsService - CLS store of the request, from which the current tenant is taken.
   * @ukParam clsService - Сховище CLS запиту, з якого береться поточний тенант.
   * @param accessCheckService - Your service that checks permissions.
   * @ukParam accessCheckService - Ваш сервіс, який перевіряє дозволи.
   * @param roleAccessCheckService - Your service that checks roles.
   * @ukParam roleAccessCheckService - Ваш сервіс, який перевіряє ролі.
   */
  constructor(
    reflector: Reflector,
    clsService: ClsService<UserClsStore<IAccessTokenPayloadWithTenantsInfo<unknown>>>,
    accessCheckService?: AbstractAccessCheckService<IAccessTokenPayload>,
    roleAccessCheckService?: AbstractRoleAccessCheckService<IAccessTokenPayload>,
  );

  /**
   * Decides whether the user may call the method. A refusal makes Nest answer with the status 403.
   *
   * @uk Вирішує, чи може користувач викликати метод. У разі відмови Nest відповідає кодом 403.
   *
   * @param context - Execution context of the HTTP request.
   * @ukParam context - Контекст виконання HTTP-запиту.
   * @returns `true` when one of the checks succeeds or the method has no requirements.
   * @ukReturns `true`, якщо одна з перевірок успішна або для методу вимог не задано.
   * @throws `GeneralInternalServerException` when the method has requirements and the request has no user, as
   * with `SkipAuth` on the controller.
   * @ukThrows `GeneralInternalServerException`, якщо для методу задано вимоги, а в запиті немає користувача, як-от
   * через `SkipAuth` на контролері.
   */
  canActivate(context: ExecutionContext): Promise<boolean>;
}
