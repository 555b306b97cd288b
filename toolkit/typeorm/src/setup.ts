import type { DynamicModule, Type } from '@nestjs/common';
import type { TypeOrmOptionsFactory } from '@nestjs/typeorm';
import type { MixedList } from 'typeorm';

/** Overrides the options factory and the migrations that {@link setupTypeormModule} uses. */
interface SetupTypeormOptions {
  optionsFactory?: Type<TypeOrmOptionsFactory>;
  migrations?: MixedList<Function>;
}

/**
 * Connects the application to the database and adds support for the `@Transactional()` decorator from
 * `typeorm-transactional` to the data source.
 *
 * By default, the settings are read from the `DbConfig` class in the application configuration. If a data
 * source is already registered as `default`, it is reused instead of opening another connection.
 *
 * Call `initializeTransactionalContext` from `typeorm-transactional` before you create the application, as
 * bootstrap does: repositories created earlier silently run outside transactions.
 *
 * @uk Під’єднує застосунок до бази даних і вмикає для її джерела даних підтримку декоратора
 * `@Transactional()` з `typeorm-transactional`.
 *
 * За замовчуванням модуль бере налаштування з класу `DbConfig` у конфігурації застосунку. Якщо джерело даних
 * `default` уже зареєстровано, модуль скористається ним і нового з’єднання не відкриє.
 *
 * Перш ніж створювати застосунок, викличте `initializeTransactionalContext` з `typeorm-transactional`, як це
 * робить bootstrap. Репозиторій, створений раніше, працюватиме поза транзакціями, не повідомляючи про помилку.
 *
 * @param options - `optionsFactory` is a class that builds TypeORM options (by default, from `DbConfig`);
 * `migrations` lists migration classes (none by default) and replaces the factory's migrations.
 * @ukParam options - `optionsFactory` — клас, який будує параметри TypeORM (за замовчуванням читає `DbConfig`);
 * `migrations` — класи міграцій (за замовчуванням жодного), якими модуль замінює міграції з фабрики.
 * @returns The dynamic module to add to the root module's `imports`.
 * @ukReturns Динамічний модуль для списку `imports` кореневого модуля.
 * @throws `Error` at application startup if the factory returns no options.
 * @ukThrows `Error` під час запуску застосунку, якщо фабрика не повернула параметрів.
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { TypeOrmModule } from '@nestjs/typeorm';
 * import { BaseTrackedEntityHelper, setupTypeormModule } from '@softkit/typeorm';
 * import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
 *
 * @Entity()
 * class Article extends BaseTrackedEntityHelper {
 *   @PrimaryGeneratedColumn('uuid')
 *   id: string;
 *
 *   @Column()
 *   title: string;
 * }
 *
 * @Module({
 *   imports: [setupTypeormModule(), TypeOrmModule.forFeature([Article])],
 * })
 * export class AppModule {}
 * ```
 */
export declare function setupTypeormModule(options?: SetupTypeormOptions): DynamicModule;
