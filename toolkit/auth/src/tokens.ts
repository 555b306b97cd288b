import type { JwtService } from '@nestjs/jwt';
import type { AuthConfig } from './config';
import type { IAccessTokenPayload, IRefreshTokenPayload, PayloadSigned } from './payload';

/**
 * Payloads of a pair of tokens, ready for signing.
 *
 * @uk Корисні навантаження пари токенів, готові до підписування.
 */
export interface JwtTokensPayload {
  /**
   * Payload of the access token.
   *
   * @uk Корисне навантаження токена доступу.
   */
  accessTokenPayload: IAccessTokenPayload;

  /**
   * Payload of the refresh token.
   *
   * @uk Корисне навантаження токена оновлення.
   */
  refreshTokenPayload: IRefreshTokenPayload;
}

/**
 * Base class of the service that turns a user of your application into payloads of tokens.
 *
 * @uk Базовий клас сервісу, який перетворює користувача вашого застосунку на корисні навантаження токенів.
 *
 * @typeParam USER - Type of a user in your application.
 * @ukTypeParam USER - Тип користувача у вашому застосунку.
 * @typeParam ACCESS_TOKEN - Type of the payload of the access token.
 * @ukTypeParam ACCESS_TOKEN - Тип корисного навантаження токена доступу.
 * @typeParam REFRESH_TOKEN - Type of the payload of the refresh token.
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
   * Makes the payload of the access token.
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
   * Makes the payload of the refresh token.
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
   * Makes both payloads; the result fits {@link TokenService.signTokens}.
   *
   * @uk Створює обидва корисні навантаження; результат підходить для {@link TokenService.signTokens}.
   *
   * @param user - User to issue the tokens for.
   * @ukParam user - Користувач, для якого видаються токени.
   * @returns Payloads of the pair of tokens.
   * @ukReturns Корисні навантаження пари токенів.
   */
  buildTokensPayload(user: USER): JwtTokensPayload;
}

/**
 * Signs and verifies access and refresh tokens with the secrets and lifetimes from `AuthConfig`.
 *
 * @uk Підписує та перевіряє токени доступу й токени оновлення із секретами та строками дії з `AuthConfig`.
 *
 * @typeParam ACCESS_TOKEN_TYPE - Type of the payload of the access token.
 * @ukTypeParam ACCESS_TOKEN_TYPE - Тип корисного навантаження токена доступу.
 * @typeParam REFRESH_TOKEN_TYPE - Type of the payload of the refresh token.
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
   * Nest creates the service; list it among the providers together with `JwtService`.
   *
   * @uk Екземпляр сервісу створює сам Nest; додайте його до провайдерів разом із `JwtService`.
   *
   * @param authConfig - Secrets and lifetimes of tokens.
   * @ukParam authConfig - Секрети та строк дії токенів.
   * @param jwtService - Service of `@nestjs/jwt` that signs and verifies.
   * @ukParam jwtService - Сервіс із `@nestjs/jwt`, який підписує та перевіряє.
   */
  constructor(authConfig: AuthConfig, jwtService: JwtService);

  /**
   * Signs both tokens at once. When a token is longer than 7168 bytes, the service writes an error to the
   * log; the tokens are returned all the same.
   *
   * @uk Підписує обидва токени одразу. Якщо токен довший за 7168 байтів, сервіс записує помилку в журнал, але
   * токени все одно повертає.
   *
   * @param payloads - Payloads of the pair of tokens.
   * @ukParam payloads - Корисні навантаження пари токенів.
   * @returns The signed tokens.
   * @ukReturns Підписані токени.
   */
  signTokens(payloads: {
    accessTokenPayload: ACCESS_TOKEN_TYPE;
    refreshTokenPayload: REFRESH_TOKEN_TYPE;
  }): Promise<{ accessToken: string; refreshToken: string }>;

  /**
   * Signs an access token alone.
   *
   * @uk Підписує лише токен доступу.
   *
   * @param jwtPayload - Payload of the token.
   * @ukParam jwtPayload - Корисне навантаження токена.
   * @returns The signed token.
   * @ukReturns Підписаний токен.
   */
  signAccessToken(jwtPayload: ACCESS_TOKEN_TYPE): Promise<string>;

  /**
   * Verifies the signature and the lifetime of an access token.
   *
   * @uk Перевіряє підпис і строк дії токена доступу.
   *
   * @param token - Token without the word `Bearer`.
   * @ukParam token - Токен без слова `Bearer`.
   * @returns The payload with the times of issue and expiry.
   * @ukReturns Корисне навантаження з часом видачі та закінчення строку дії.
   * @throws `GeneralUnauthorizedException` when the token is not valid or has expired.
   * @ukThrows `GeneralUnauthorizedException`, якщо токен нечинний або строк його дії сплив.
   */
  verifyAccessToken(token: string): Promise<IAccessTokenPayload & PayloadSigned>;

  /**
   * Verifies the signature and the lifetime of a refresh token.
   *
   * @uk Перевіряє підпис і строк дії токена оновлення.
   *
   * @param token - Token without the word `Bearer`.
   * @ukParam token - Токен без слова `Bearer`.
   * @returns The payload with the times of issue and expiry.
   * @ukReturns Корисне навантаження з часом видачі та закінчення строку дії.
   * @throws `GeneralUnauthorizedException` when the token is not valid or has expired.
   * @ukThrows `GeneralUnauthorizedException`, якщо токен нечинний або строк його дії сплив.
   */
  verifyRefreshToken(token: string): Promise<IRefreshTokenPayload & PayloadSigned>;
}
