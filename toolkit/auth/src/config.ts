/**
 * Secrets and lifetimes of tokens, and the header of the tenant. Add it to the configuration of the
 * application: the services and guards of this package inject it.
 *
 * @uk Секрети та строк дії токенів, а також заголовок тенанта. Додайте клас до конфігурації застосунку: його
 * впроваджують сервіси й класи guard цього пакета.
 *
 * @example
 * ```ts
 * import { AuthConfig } from '@softkit/auth';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: AuthConfig })
 *   public readonly auth!: AuthConfig;
 * }
 * ```
 */
export declare class AuthConfig {
  /**
   * Secret that signs and verifies access tokens.
   *
   * @uk Секрет, яким підписують і перевіряють токени доступу.
   */
  accessTokenSecret: string;

  /**
   * Lifetime of an access token in the format of `expiresIn` of `@nestjs/jwt`, for example `15m`.
   *
   * @uk Строк дії токена доступу у форматі `expiresIn` з `@nestjs/jwt`, наприклад `15m`.
   */
  accessTokenExpirationTime: string;

  /**
   * Secret that signs and verifies refresh tokens. Give it another value than that of access tokens: nothing
   * else tells the two kinds apart.
   *
   * @uk Секрет, яким підписують і перевіряють токени оновлення. Візьміть інше значення, ніж для токенів доступу:
   * більше нічим ці два види не відрізняються.
   */
  refreshTokenSecret: string;

  /**
   * Lifetime of a refresh token in the same format, for example `30d`.
   *
   * @uk Строк дії токена оновлення в тому самому форматі, наприклад `30d`.
   */
  refreshTokenExpirationTime: string;

  /**
   * Name of the header with the token, for your own code. The guards of this package do not read the setting:
   * they take the token from `Authorization`.
   *
   * @uk Назва заголовка з токеном для вашого власного коду. Класи guard цього пакета не зважають на це налаштування:
   * токен вони беруть з `Authorization`.
   *
   * @defaultValue `'authorization'`
   */
  authHeaderName: string;

  /**
   * Name of the header from which `HeaderTenantResolutionService` takes the tenant, in lower case.
   *
   * @uk Назва заголовка в нижньому регістрі, з якого `HeaderTenantResolutionService` бере тенанта.
   *
   * @defaultValue `'x-tenant-id'`
   */
  headerTenantId: string;
}

/**
 * Metadata key under which the `SkipAuth` decorator marks public endpoints.
 *
 * @uk Ключ метаданих, яким декоратор `SkipAuth` позначає відкриті кінцеві точки.
 */
export declare const SKIP_AUTH = 'skipAuth';
