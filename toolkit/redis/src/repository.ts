import type Redis from 'ioredis';

/**
 * Base class for a repository that stores values in Redis: it builds consistent keys such as `user:42:profile`,
 * and you write the commands.
 *
 * A key consists of a prefix, an ID, and a suffix joined with a separator; empty parts are skipped.
 *
 * @uk Базовий клас репозиторію, який зберігає значення в Redis. Він складає одноманітні ключі на зразок
 * `user:42:profile`, а команди пишете ви.
 *
 * Ключ — це префікс, ідентифікатор і суфікс, з’єднані роздільником. Репозиторій пропускає порожні частини.
 *
 * @typeParam T - Type of the values that the repository stores.
 * @ukTypeParam T - Тип значень, які зберігає репозиторій.
 * @typeParam ID - ID type: a number or a string.
 * @ukTypeParam ID - Тип ідентифікатора: число або рядок.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { AbstractRedisRepository } from '@softkit/redis';
 * import { InjectRedis } from '@songkeys/nestjs-redis';
 * import Redis from 'ioredis';
 *
 * interface Session {
 *   id: string;
 *   userId: string;
 * }
 *
 * @Injectable()
 * export class SessionRepository extends AbstractRedisRepository<Session, string> {
 *   constructor(@InjectRedis() redis: Redis) {
 *     super(redis);
 *   }
 *
 *   async put(session: Session): Promise<void> {
 *     await this.redis.set(this.getKey(session), JSON.stringify(session), 'EX', 3600);
 *   }
 *
 *   async get(id: string): Promise<Session | undefined> {
 *     const json = await this.redis.get(this.getKeyById(id));
 *
 *     return json === null ? undefined : JSON.parse(json);
 *   }
 *
 *   protected override uniqueIdentifier(session: Session): string {
 *     return session.id;
 *   }
 *
 *   protected override keyPrefix(): string {
 *     return 'session';
 *   }
 * }
 * ```
 */
export declare abstract class AbstractRedisRepository<T, ID extends number | string> {
  /**
   * Client for Redis commands.
   *
   * @uk Клієнт для команд Redis.
   */
  protected readonly redis: Redis;

  /**
   * Creates a repository for a Redis client.
   *
   * @uk Створює репозиторій для клієнта Redis.
   *
   * @param redis - Client for Redis commands.
   * @ukParam redis - Клієнт для команд Redis.
   */
  constructor(redis: Redis);

  /**
   * Returns the ID of a value, which is used to build keys.
   *
   * @uk Повертає ідентифікатор значення, з якого репозиторій складає ключі.
   *
   * @param t - Value that a key is built for.
   * @ukParam t - Значення, для якого треба скласти ключ.
   * @returns The ID as a string.
   * @ukReturns Ідентифікатор як рядок.
   */
  protected abstract uniqueIdentifier(t: T): string;

  /**
   * Builds the key for a value that you have, for example, to store it.
   *
   * @uk Складає ключ для наявного значення, наприклад щоб його зберегти.
   *
   * @param t - Value stored under the key.
   * @ukParam t - Значення, яке лежить за цим ключем.
   * @returns The prefix, ID, and suffix joined with the separator.
   * @ukReturns Префікс, ідентифікатор і суфікс, з’єднані роздільником.
   */
  getKey(t: T): string;

  /**
   * Builds the key when you know only the ID, for example, to read a value.
   *
   * @uk Складає ключ, коли відомий лише ідентифікатор, наприклад щоб прочитати значення.
   *
   * @param id - ID that the value was stored with.
   * @ukParam id - Ідентифікатор, з яким збережено значення.
   * @returns The prefix, ID, and suffix joined with the separator.
   * @ukReturns Префікс, ідентифікатор і суфікс, з’єднані роздільником.
   */
  getKeyById(id: ID | string): string;

  /**
   * Returns the text between the parts of a key. Override it to change the default `:`.
   *
   * @uk Повертає текст між частинами ключа. Перевизначте метод, щоб змінити типове `:`.
   *
   * @returns The text to insert between the key parts.
   * @ukReturns Текст, який репозиторій вставляє між частинами ключа.
   */
  protected keySeparator(): string;

  /**
   * Returns the first part of every key, empty by default. Override it to avoid key conflicts between
   * repositories.
   *
   * @uk Повертає першу частину кожного ключа, за замовчуванням порожню. Перевизначте метод, щоб ключі різних
   * репозиторіїв не збігалися.
   *
   * @returns The text before the ID, or an empty string for no prefix.
   * @ukReturns Текст перед ідентифікатором або порожній рядок, якщо префікса немає.
   */
  protected keyPrefix(): string;

  /**
   * Returns the last part of every key, empty by default.
   *
   * @uk Повертає останню частину кожного ключа, за замовчуванням порожню.
   *
   * @returns The text after the ID, or an empty string for no suffix.
   * @ukReturns Текст після ідентифікатора або порожній рядок, якщо суфікса немає.
   */
  protected keySuffix(): string;
}
