import type { CanActivate, ExecutionContext, Type } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { IAuthGuard } from '@nestjs/passport';
import type { ClsService } from 'nestjs-cls';
import type { AbstractAccessCheckService, AbstractRoleAccessCheckService } from './access';
import type { AuthConfig } from './config';
import type { IAccessTokenPayload, IAccessTokenPayloadWithTenantsInfo, UserClsStore } from './payload';
import type { AbstractTenantResolutionService } from './tenancy';
import type { TokenService } from './tokens';

/** Replaces the `Strategy` class from the `passport-jwt` package. */
declare class Strategy {}

declare const JwtGuardBase: Type<IAuthGuard>;

declare const RefreshJwtGuardBase: Type<IAuthGuard>;

/**
 * Passport `jwt` strategy that reads the bearer token from the `Authorization` header and verifies it with
 * the access token secret. Add it to your providers, because {@link JwtAuthGuard} uses it.
 *
 * @uk Стратегія Passport `jwt`: читає токен Bearer із заголовка `Authorization` та перевіряє його секретом
 * токенів доступу. Додайте її до провайдерів: стратегія потрібна {@link JwtAuthGuard}.
 */
export declare class JwtStrategy extends Strategy {
  /**
   * Creates the strategy, which rejects expired tokens. Nest calls this constructor.
   *
   * @uk Екземпляр стратегії створює сам Nest. Прострочені токени стратегія відхиляє.
   *
   * @param authConfig - Configuration with the access token secret.
   * @ukParam authConfig - Конфігурація із секретом токенів доступу.
   */
  constructor(authConfig: AuthConfig);

  /**
   * Returns the payload unchanged; Passport assigns it to `request.user`.
   *
   * @uk Повертає корисне навантаження без змін, а Passport записує його в `request.user`.
   *
   * @param payload - Token payload whose signature and lifetime are already verified.
   * @ukParam payload - Корисне навантаження токена, підпис і строк дії якого вже перевірено.
   * @returns The given payload, which becomes `request.user`.
   * @ukReturns Передане корисне навантаження, яке стає значенням `request.user`.
   */
  validate(payload: IAccessTokenPayload): Promise<IAccessTokenPayload>;
}

/**
 * Guard that allows only requests with a valid access token in the `Authorization: Bearer` header. Register
 * it globally and use `SkipAuth` to open individual endpoints.
 *
 * It saves `jwtPayload`, `userId`, `authHeader` (the token without `Bearer`), and `tenantId` to the CLS
 * store. Open the store in middleware, as `setupClsModule` does, because interceptors run after guards. If
 * {@link JwtStrategy} isn't among the providers, every request with a valid token returns 500.
 *
 * @uk Guard-клас, який пропускає лише запити з чинним токеном доступу в заголовку `Authorization: Bearer`.
 * Зареєструйте його для всього застосунку, а окремі кінцеві точки відкривайте декоратором `SkipAuth`.
 *
 * Guard-клас зберігає `jwtPayload`, `userId`, `authHeader` (токен без `Bearer`) та `tenantId` у сховищі CLS.
 * Відкривайте сховище в проміжному обробнику (так робить `setupClsModule`), бо перехоплювачі працюють уже після
 * guard-класів. Якщо серед провайдерів немає {@link JwtStrategy}, сервер відповідає кодом 500 на кожен запит із
 * чинним токеном.
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
   * Creates the guard. Nest calls this constructor.
   *
   * @uk Екземпляр guard-класу створює сам Nest.
   *
   * @param tokenService - Service that verifies the access token's signature and lifetime.
   * @ukParam tokenService - Сервіс, який перевіряє підпис і строк дії токена доступу.
   * @param clsService - Request CLS store that receives the tenant and user.
   * @ukParam clsService - Сховище CLS запиту, у яке guard-клас записує тенанта й користувача.
   * @param reflector - Reflector used to read the `SkipAuth` metadata.
   * @ukParam reflector - Засіб читання метаданих `SkipAuth`.
   * @param abstractTenantResolution - Service that resolves the tenant; without it, requests have no tenant.
   * @ukParam abstractTenantResolution - Сервіс, який визначає тенанта. Без нього тенанта в запиту немає.
   */
  constructor(
    tokenService: TokenService,
    clsService: ClsService<UserClsStore<IAccessTokenPayload>>,
    reflector: Reflector,
    abstractTenantResolution?: AbstractTenantResolutionService<IAccessTokenPayload>,
  );

  /**
   * Verifies the token, resolves the tenant, checks that the user belongs to it, and fills the CLS store.
   * With `SkipAuth`, it only resolves the tenant and stores it.
   *
   * @uk Перевіряє токен, визначає тенанта, з’ясовує, чи належить до нього користувач, і заповнює сховище CLS.
   * Якщо є `SkipAuth`, лише визначає тенанта й записує його у сховище.
   *
   * @param context - HTTP request execution context.
   * @ukParam context - Контекст виконання HTTP-запиту.
   * @returns `true` if the request is allowed.
   * @ukReturns `true`, якщо запит можна обробляти далі.
   * @throws `GeneralUnauthorizedException` (status 401) if the token is missing or invalid.
   * @ukThrows `GeneralUnauthorizedException` (код стану 401), якщо токена немає або він нечинний.
   * @throws Any exception from tenant resolution: `GeneralForbiddenException` (403) from
   * `HeaderTenantResolutionService` if the user doesn't belong to the tenant, or
   * `GeneralInternalServerException` (500) from `JwtPayloadTenantResolutionService` if the token has no
   * tenant.
   * @ukThrows Будь-який виняток під час визначення тенанта. `HeaderTenantResolutionService` кидає
   * `GeneralForbiddenException` (403), якщо користувач не належить до тенанта, а
   * `JwtPayloadTenantResolutionService` — `GeneralInternalServerException` (500), якщо в токені тенанта немає.
   */
  canActivate(context: ExecutionContext): Promise<boolean>;
}

/**
 * Guard for the token refresh endpoint. It requires a valid refresh token in the `Authorization: Bearer`
 * header and assigns its payload to `request.user`.
 *
 * If {@link JwtAuthGuard} is global, add `SkipAuth` to the endpoint; otherwise, that guard rejects the
 * refresh token.
 *
 * @uk Guard-клас для кінцевої точки, яка оновлює токени: вимагає чинного токена оновлення в заголовку
 * `Authorization: Bearer` та записує його корисне навантаження в `request.user`.
 *
 * Якщо {@link JwtAuthGuard} зареєстровано для всього застосунку, позначте кінцеву точку `SkipAuth`, інакше він
 * відхилить токен оновлення.
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
   * Creates the guard. Nest calls this constructor.
   *
   * @uk Екземпляр guard-класу створює сам Nest.
   *
   * @param tokenService - Service that verifies the refresh token's signature and lifetime.
   * @ukParam tokenService - Сервіс, який перевіряє підпис і строк дії токена оновлення.
   */
  constructor(tokenService: TokenService);

  /**
   * Lets the request through only with a valid refresh token.
   *
   * @uk Пропускає запит лише з чинним токеном оновлення.
   *
   * @param context - HTTP request execution context.
   * @ukParam context - Контекст виконання HTTP-запиту.
   * @returns `true` if the token is valid.
   * @ukReturns `true`, якщо токен чинний.
   * @throws `GeneralUnauthorizedException` if the token is missing or invalid.
   * @ukThrows `GeneralUnauthorizedException`, якщо токена немає або він нечинний.
   */
  canActivate(context: ExecutionContext): Promise<boolean>;
}

/**
 * Guard that checks the `Roles` and `Permissions` of a controller method. Register it after
 * {@link JwtAuthGuard}, which provides the user; the simplest way is to list both in the same module's
 * providers. If it runs first, every method with requirements returns 500.
 *
 * Checks run in this order, and the first successful one allows the request: the current tenant's roles in
 * the token, the role check service, and the permission check service. A method without either decorator is
 * open to any authenticated user.
 *
 * @uk Guard-клас, який перевіряє `Roles` і `Permissions` методу контролера. Реєструйте його після
 * {@link JwtAuthGuard}, який надає користувача. Найпростіше вказати обидва в одному списку провайдерів. Якщо
 * `AccessGuard` спрацює першим, кожен метод із вимогами поверне код 500.
 *
 * Спершу guard-клас шукає ролі поточного тенанта в токені, далі звертається до сервісу перевірки ролей, а тоді
 * — до сервісу перевірки дозволів. Запит пропускає перша ж успішна перевірка. Метод без обох декораторів
 * доступний кожному автентифікованому користувачеві.
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
   * Creates the guard. Nest calls this constructor. Both check services are optional.
   *
   * @uk Екземпляр guard-класу створює сам Nest. Обидва сервіси перевірки необов’язкові.
   *
   * @param reflector - Reflector used to read the decorator metadata.
   * @ukParam reflector - `Reflector` із NestJS, який читає метадані декораторів.
   * @param clsService - Request CLS store that contains the current tenant.
   * @ukParam clsService - Сховище CLS запиту, з якого guard-клас бере поточного тенанта.
   * @param accessCheckService - Your service that decides whether a user has the permissions.
   * @ukParam accessCheckService - Ваш сервіс, який вирішує, чи має користувач дозволи.
   * @param roleAccessCheckService - Your service that decides whether a user has the roles.
   * @ukParam roleAccessCheckService - Ваш сервіс, який вирішує, чи має користувач ролі.
   */
  constructor(
    reflector: Reflector,
    clsService: ClsService<UserClsStore<IAccessTokenPayloadWithTenantsInfo<unknown>>>,
    accessCheckService?: AbstractAccessCheckService<IAccessTokenPayload>,
    roleAccessCheckService?: AbstractRoleAccessCheckService<IAccessTokenPayload>,
  );

  /**
   * Determines whether the user may call the method. If access is denied, Nest returns status 403.
   *
   * @uk Визначає, чи може користувач викликати метод. У разі відмови Nest повертає код 403.
   *
   * @param context - HTTP request execution context.
   * @ukParam context - Контекст виконання HTTP-запиту.
   * @returns `true` if one of the checks succeeds or the method has no requirements.
   * @ukReturns `true`, якщо одна з перевірок успішна або метод не має вимог.
   * @throws `GeneralInternalServerException` if the method has requirements and the request has no user, for
   * example because of `SkipAuth` on the controller.
   * @ukThrows `GeneralInternalServerException`, якщо для методу задано вимоги, а в запиті немає користувача,
   * наприклад через `SkipAuth` на контролері.
   */
  canActivate(context: ExecutionContext): Promise<boolean>;
}
