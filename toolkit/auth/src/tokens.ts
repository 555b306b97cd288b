import type { JwtService } from '@nestjs/jwt';
import type { AuthConfig } from './config';
import type { IAccessTokenPayload, IRefreshTokenPayload, PayloadSigned } from './payload';

/**
 * Payloads for an access and refresh token pair, ready to be signed.
 *
 * @uk Корисні навантаження для пари токенів — доступу й оновлення, — готові до підписування.
 */
export interface JwtTokensPayload {
  /**
   * Access token payload.
   *
   * @uk Корисне навантаження токена доступу.
   */
  accessTokenPayload: IAccessTokenPayload;

  /**
   * Refresh token payload.
   *
   * @uk Корисне навантаження токена оновлення.
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
   * Creates the access token payload.
   *
   * @uk Створює корисне навантаження токена доступу.
   *
   * @param user - User to issue the token for.
   * @ukParam user - Користувач, для якого видається токен.
   * @returns The payload.
   * @ukReturns Корисне навантаження.
   */
  abstract buildAccessTokenPayload(user: USER): ACCESS_TOKEN;

  /**
   * Creates the refresh token payload.
   *
   * @uk Створює корисне навантаження токена оновлення.
   *
   * @param user - User to issue the token for.
   * @ukParam user - Користувач, для якого видається токен.
   * @returns The payload.
   * @ukReturns Корисне навантаження.
   */
  abstract buildRefreshTokenPayload(user: USER): REFRESH_TOKEN;

  /**
   * Creates both payloads. Pass the result to {@link TokenService.signTokens}.
   *
   * @uk Створює обидва корисні навантаження; результат передають у {@link TokenService.signTokens}.
   *
   * @param user - User to issue the tokens for.
   * @ukParam user - Користувач, для якого видаються токени.
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
 * @typeParam ACCESS_TOKEN_TYPE - Access token payload type.
 * @ukTypeParam ACCESS_TOKEN_TYPE - Тип корисного навантаження токена доступу.
 * @typeParam REFRESH_TOKEN_TYPE - Refresh token payload type.
 * @ukTypeParam REFRESH_TOKEN_TYPE - Тип корисного навантаження токена оновлення.
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
   * @uk Екземпляр сервісу створює сам Nest; додайте його до провайдерів разом із `JwtService`.
   *
   * @param authConfig - Token secrets and lifetimes.
   * @ukParam authConfig - Секрети та строк дії токенів.
   * @param jwtService - Service from `@nestjs/jwt` that signs and verifies tokens.
   * @ukParam jwtService - Сервіс із `@nestjs/jwt`, який підписує та перевіряє.
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
   * @returns The signed tokens.
   * @ukReturns Підписані токени.
   */
  signTokens(payloads: {
    accessTokenPayload: ACCESS_TOKEN_TYPE;
    refreshTokenPayload: REFRESH_TOKEN_TYPE;
  }): Promise<{ accessToken: string; refreshToken: string }>;

  /**
   * Signs only an access token.
   *
   * @uk Підписує лише токен доступу.
   *
   * @param jwtPayload - Token payload.
   * @ukParam jwtPayload - Корисне навантаження токена.
   * @returns The signed token.
   * @ukReturns Підписаний токен.
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
