/**
 * Token secrets and lifetimes, and the tenant header. Add this class to your application configuration: the
 * services and guards in this package inject it.
 *
 * @uk Секрети та строк дії токенів, а також заголовок тенанта. Додайте клас до конфігурації застосунку: його
 * впроваджують сервіси й guard-класи цього пакета.
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
   * Secret used to sign and verify access tokens.
   *
   * @uk Секрет, яким підписують і перевіряють токени доступу.
   */
  accessTokenSecret: string;

  /**
   * Access token lifetime in the `expiresIn` format from `@nestjs/jwt`, for example `15m`.
   *
   * @uk Строк дії токена доступу у форматі `expiresIn` з `@nestjs/jwt`, наприклад `15m`.
   */
  accessTokenExpirationTime: string;

  /**
   * Secret used to sign and verify refresh tokens. Use a different value than for access tokens: the secret
   * is the only difference between the two token types.
   *
   * @uk Секрет, яким підписують і перевіряють токени оновлення. Задайте не той секрет, що для токенів доступу:
   * ці два види токенів відрізняються лише секретом.
   */
  refreshTokenSecret: string;

  /**
   * Refresh token lifetime in the same format, for example `30d`.
   *
   * @uk Строк дії токена оновлення в тому самому форматі, наприклад `30d`.
   */
  refreshTokenExpirationTime: string;

  /**
   * Name of the token header, for use in your own code. The guards in this package ignore this setting and
   * read the token from `Authorization`.
   *
   * @uk Назва заголовка з токеном. Налаштування призначене лише для вашого коду: guard-класи цього пакета
   * завжди беруть токен з `Authorization`.
   *
   * @defaultValue `'authorization'`
   */
  authHeaderName: string;

  /**
   * Lowercase name of the header from which `HeaderTenantResolutionService` reads the tenant.
   *
   * @uk Назва заголовка, з якого `HeaderTenantResolutionService` бере тенанта. Пишіть її в нижньому регістрі.
   *
   * @defaultValue `'x-tenant-id'`
   */
  headerTenantId: string;
}

/**
 * Metadata key that the `SkipAuth` decorator uses to mark public endpoints.
 *
 * @uk Ключ метаданих, яким декоратор `SkipAuth` позначає відкриті кінцеві точки.
 */
export declare const SKIP_AUTH = 'skipAuth';
