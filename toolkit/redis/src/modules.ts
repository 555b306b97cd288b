import type { DynamicModule } from '@nestjs/common';

/**
 * Creates the Redis clients configured in the application's `RedisConfig` class.
 *
 * The module is global. Inject a client with the `InjectRedis` decorator from `@songkeys/nestjs-redis`; if
 * there are several clients, pass the `namespace` to it.
 *
 * @uk Створює клієнти Redis, описані в класі `RedisConfig` конфігурації застосунку.
 *
 * Модуль глобальний. Впроваджуйте клієнт декоратором `InjectRedis` з `@songkeys/nestjs-redis`. Якщо клієнтів
 * кілька, передайте декоратору `namespace`.
 *
 * @returns The dynamic module to add to the root module's `imports`.
 * @ukReturns Динамічний модуль для списку `imports` кореневого модуля.
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { setupYamlBaseConfigModule } from '@softkit/config';
 * import {
 *   RedisConfig,
 *   RedisLockConfig,
 *   setupRedisLockModule,
 *   setupRedisModule,
 * } from '@softkit/redis';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * class RootConfig {
 *   @ValidateNestedProperty({ classType: RedisConfig })
 *   redisConfig: RedisConfig;
 *
 *   @ValidateNestedProperty({ classType: RedisLockConfig })
 *   redisLockConfig: RedisLockConfig;
 * }
 *
 * @Module({
 *   imports: [
 *     setupYamlBaseConfigModule(__dirname, RootConfig),
 *     setupRedisModule(),
 *     setupRedisLockModule(),
 *   ],
 * })
 * export class AppModule {}
 * ```
 */
export declare function setupRedisModule(): DynamicModule;

/**
 * Sets up distributed locks on all the Redis clients from {@link setupRedisModule}, with the `RedisLockConfig`
 * settings.
 *
 * You can then inject `RedlockService` or use the `Redlock` method decorator, both from
 * `@anchan828/nest-redlock`.
 *
 * @uk Налаштовує розподілені блокування на всіх клієнтах Redis з {@link setupRedisModule} за параметрами
 * `RedisLockConfig`.
 *
 * Тепер можна впровадити `RedlockService` або застосувати декоратор методу `Redlock`. Обидва — з
 * `@anchan828/nest-redlock`.
 *
 * @returns The dynamic module to add to `imports`, after the Redis module.
 * @ukReturns Динамічний модуль для списку `imports`, після модуля Redis.
 * @example
 * ```ts
 * import { Redlock } from '@anchan828/nest-redlock';
 * import { Injectable } from '@nestjs/common';
 *
 * @Injectable()
 * export class ReportService {
 *   // Only one instance of the application builds a given report at a time.
 *   @Redlock<ReportService['build']>((_service, reportId) => `report:${reportId}`, 5000)
 *   async build(reportId: string): Promise<void> {
 *     console.log(`Building ${reportId}`);
 *   }
 * }
 * ```
 */
export declare function setupRedisLockModule(): DynamicModule;
