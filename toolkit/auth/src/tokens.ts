import type { JwtService } from '@nestjs/jwt';
import type { AuthConfig } from './config';
import type { IAccessTokenPayload, IRefreshTokenPayload, PayloadSigned } from './payload';

/**
 * Payloads for an access and refresh token pair, ready to be signed.
 *
 * @uk Корисні навантаження токена доступу й токена оновлення, готові до підписування.
 */
export interface JwtTokensPayload {
  /**
   * Payload to sign as the access token, which authorizes requests.
   *
   * @uk Корисне навантаження токена доступу, з яким надсилають запити.
   */
  accessTokenPayload: IAccessTokenPayload;

  /**
   * Payload to sign as the refresh token, which is exchanged for a new token pair.
   *
   * @uk Корисне навантаження токена оновлення, який обмінюють на нову пару токенів.
   */
  refreshTokenPayload: IRefreshTokenPayload;
}

/**
 * Base class for the service that converts your application's user into token payloads.
 *
 * @uk Базовий клас сервісу, який перетворює користувача вашого застосунку на корисні навантаження токенів.
 *
 * @typeParam USER - User type in your application.
 * @ukTypeParam USER - Тип користувача у вашому застосунку.
 * @typeParam ACCESS_TOKEN - Access token payload type.
 * @ukTypeParam ACCESS_TOKEN - Тип корисного навантаження токена доступу.
 * @typeParam REFRESH_TOKEN - Refresh token payload type.
 * @ukTypeParam REFRESH_TOKEN - Тип корисного навантаження токена оновлення.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import {
 *   AbstractTokenBuilderService,
 *   type IRefreshTokenPayload,
 *   type PermissionsBaseJwtPayload,
 * } from '@softkit/auth';
 *
 * interface User {
 *   id: string;
 *   email: string;
 *   permissions: string[];
 * }
 *
 * @Injectable()
 * export class TokenBuilderService extends AbstractTokenBuilderService<
 *   User,
 *   PermissionsBaseJwtPayload,
 *   IRefreshTokenPayload
 * > {
 *   buildAccessTokenPayload(user: User): PermissionsBaseJwtPayload {
 *     return { sub: user.id, email: user.email, permissions: user.permissions };
 *   }
 *
 *   buildRefreshTokenPayload(user: User): IRefreshTokenPayload {
 *     return { sub: user.id, email: user.email };
 *   }
 * }
 * ```
 */
export declare abstract class AbstractTokenBuilderService<
  USER,
  ACCESS_TOKEN extends IAccessTokenPayload,
  REFRESH_TOKEN extends IRefreshTokenPayload,
> {
  /**
   * Builds the access token claims for a user, such as the ID, tenant, and roles.
   *
   * @uk Формує дані про користувача для токена доступу: ідентифікатор, тенанта, ролі тощо.
   *
   * @param user - User to issue the token for.
   * @ukParam user - Користувач, якому видають токен.
   * @returns The claims to sign as the access token.
   * @ukReturns Дані, які буде підписано як токен доступу.
   */
  abstract buildAccessTokenPayload(user: USER): ACCESS_TOKEN;

  /**
   * Builds the refresh token claims for a user; the ID and email are usually enough.
   *
   * @uk Формує дані про користувача для токена оновлення. Зазвичай досить ідентифікатора й адреси електронної
   * пошти.
   *
   * @param user - User to issue the token for.
   * @ukParam user - Користувач, якому видають токен.
   * @returns The claims to sign as the refresh token.
   * @ukReturns Дані, які буде підписано як токен оновлення.
   */
  abstract buildRefreshTokenPayload(user: USER): REFRESH_TOKEN;

  /**
   * Creates both payloads. Pass the result to {@link TokenService.signTokens}.
   *
   * @uk Створює обидва корисні навантаження. Передайте їх у {@link TokenService.signTokens}.
   *
   * @param user - User to issue the tokens for.
   * @ukParam user - Користувач, якому видають токени.
   * @returns Payloads for the token pair.
   * @ukReturns Корисні навантаження пари токенів.
   */
  buildTokensPayload(user: USER): JwtTokensPayload;
}

/**
 * Signs and verifies access and refresh tokens with the secrets and lifetimes from `AuthConfig`.
 *
 * @uk Підписує та перевіряє токени доступу й токени оновлення із секретами та строками дії з `AuthConfig`.
 *
 * @typeParam ACCESS_TOKEN_TYPE - What an access token contains in your application.
 * @ukTypeParam ACCESS_TOKEN_TYPE - Що містить токен доступу у вашому застосунку.
 * @typeParam REFRESH_TOKEN_TYPE - What a refresh token contains in your application.
 * @ukTypeParam REFRESH_TOKEN_TYPE - Що містить токен оновлення у вашому застосунку.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { TokenService } from '@softkit/auth';
 *
 * @Injectable()
 * export class SignInService {
 *   constructor(private readonly tokenService: TokenService) {}
 *
 *   signIn(id: string, email: string): Promise<{ accessToken: string; refreshToken: string }> {
 *     return this.tokenService.signTokens({
 *       accessTokenPayload: { sub: id, email },
 *       refreshTokenPayload: { sub: id, email },
 *     });
 *   }
 * }
 * ```
 */
export declare class TokenService<
  ACCESS_TOKEN_TYPE extends IAccessTokenPayload = IAccessTokenPayload,
  REFRESH_TOKEN_TYPE extends IRefreshTokenPayload = IRefreshTokenPayload,
> {
  /**
   * Creates the service. Nest calls this constructor; list the class in `providers` with `JwtService`.
   *
   * @uk Екземпляр сервісу створює сам Nest. Додайте клас до `providers` разом із `JwtService`.
   *
   * @param authConfig - Token secrets and lifetimes.
   * @ukParam authConfig - Секрети та строк дії токенів.
   * @param jwtService - Service from `@nestjs/jwt` that signs and verifies tokens.
   * @ukParam jwtService - Сервіс із `@nestjs/jwt`, який підписує та перевіряє токени.
   */
  constructor(authConfig: AuthConfig, jwtService: JwtService);

  /**
   * Signs both tokens. If a token is longer than 7168 bytes, the service logs an error but still returns the
   * tokens.
   *
   * @uk Підписує обидва токени. Якщо токен довший за 7168 байтів, сервіс записує помилку в журнал, але токени
   * все одно повертає.
   *
   * @param payloads - Payloads for the token pair.
   * @ukParam payloads - Корисні навантаження пари токенів.
   * @returns The signed access and refresh tokens to send to the client.
   * @ukReturns Підписані токен доступу й токен оновлення, які надсилають клієнтові.
   */
  signTokens(payloads: {
    accessTokenPayload: ACCESS_TOKEN_TYPE;
    refreshTokenPayload: REFRESH_TOKEN_TYPE;
  }): Promise<{ accessToken: string; refreshToken: string }>;

  /**
   * Signs a new access token and leaves the client's refresh token in use.
   *
   * @uk Підписує новий токен доступу, а токен оновлення клієнта лишає чинним.
   *
   * @param jwtPayload - Claims to sign as the access token.
   * @ukParam jwtPayload - Дані, які треба підписати як токен доступу.
   * @returns The signed access token to send to the client.
   * @ukReturns Підписаний токен доступу, який надсилають клієнтові.
   */
  signAccessToken(jwtPayload: ACCESS_TOKEN_TYPE): Promise<string>;

  /**
   * Verifies the signature and expiration of an access token.
   *
   * @uk Перевіряє підпис і строк дії токена доступу.
   *
   * @param token - Token without the word `Bearer`.
   * @ukParam token - Токен без слова `Bearer`.
   * @returns The payload with its issue and expiration times.
   * @ukReturns Корисне навантаження з часом видачі та закінчення строку дії.
   * @throws `GeneralUnauthorizedException` if the token is invalid or expired.
   * @ukThrows `GeneralUnauthorizedException`, якщо токен нечинний або строк його дії сплив.
   */
  verifyAccessToken(token: string): Promise<IAccessTokenPayload & PayloadSigned>;

  /**
   * Verifies the signature and expiration of a refresh token.
   *
   * @uk Перевіряє підпис і строк дії токена оновлення.
   *
   * @param token - Token without the word `Bearer`.
   * @ukParam token - Токен без слова `Bearer`.
   * @returns The payload with its issue and expiration times.
   * @ukReturns Корисне навантаження з часом видачі та закінчення строку дії.
   * @throws `GeneralUnauthorizedException` if the token is invalid or expired.
   * @ukThrows `GeneralUnauthorizedException`, якщо токен нечинний або строк його дії сплив.
   */
  verifyRefreshToken(token: string): Promise<IRefreshTokenPayload & PayloadSigned>;
}
