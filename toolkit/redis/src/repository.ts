import type Redis from 'ioredis';

/**
 * The base of a repository that keeps values in Redis: it builds consistent keys such as `user:42:profile`,
 * and you write the commands.
 *
 * A key consists of a prefix, an identifier and a suffix joined with a separator; empty parts are left out.
 *
 * @uk Основа репозиторію, який зберігає значення в Redis: він складає одноманітні ключі на зразок
 * `user:42:profile`, а команди пишете ви.
 *
 * Ключ складається з префікса, ідентифікатора та суфікса, з’єднаних роздільником; порожні частини
 * пропускаються.
 *
 * @typeParam T - Type of the stored value.
 * @ukTypeParam T - Тип значення, яке зберігається.
 * @typeParam ID - Type of the identifier: a number or a string.
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
   * Creates the repository over a Redis client.
   *
   * @uk Створює репозиторій поверх клієнта Redis.
   *
   * @param redis - Client for Redis commands.
   * @ukParam redis - Клієнт для команд Redis.
   */
  constructor(redis: Redis);

  /**
   * Takes the identifier out of a value. Keys are built from it.
   *
   * @uk Дістає зі значення ідентифікатор, з якого складаються ключі.
   *
   * @param t - Value to identify.
   * @ukParam t - Значення, ідентифікатор якого потрібен.
   * @returns Identifier as text.
   * @ukReturns Ідентифікатор у вигляді тексту.
   */
  protected abstract uniqueIdentifier(t: T): string;

  /**
   * Builds the key of a value.
   *
   * @uk Складає ключ значення.
   *
   * @param t - Value that is stored under the key.
   * @ukParam t - Значення, яке зберігається за цим ключем.
   * @returns Redis key.
   * @ukReturns Ключ Redis.
   */
  getKey(t: T): string;

  /**
   * Builds the key for an identifier.
   *
   * @uk Складає ключ за ідентифікатором.
   *
   * @param id - Identifier of the value.
   * @ukParam id - Ідентифікатор значення.
   * @returns Redis key.
   * @ukReturns Ключ Redis.
   */
  getKeyById(id: ID | string): string;

  /**
   * Chooses the text between the parts of a key. Override it to change the default `:`.
   *
   * @uk Визначає текст між частинами ключа. Перевизначте метод, щоб змінити типове `:`.
   *
   * @returns Separator.
   * @ukReturns Роздільник.
   */
  protected keySeparator(): string;

  /**
   * Chooses the first part of every key. Override it to keep keys of different repositories apart; it is
   * empty by default.
   *
   * @uk Визначає першу частину кожного ключа. Перевизначте метод, щоб ключі різних репозиторіїв не
   * змішувалися; типово вона порожня.
   *
   * @returns Prefix of the key.
   * @ukReturns Префікс ключа.
   */
  protected keyPrefix(): string;

  /**
   * Chooses the last part of every key. It is empty by default.
   *
   * @uk Визначає останню частину кожного ключа. Типово вона порожня.
   *
   * @returns Suffix of the key.
   * @ukReturns Суфікс ключа.
   */
  protected keySuffix(): string;
}
