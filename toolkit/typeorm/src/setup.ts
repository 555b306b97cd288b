import type { DynamicModule, Type } from '@nestjs/common';
import type { TypeOrmOptionsFactory } from '@nestjs/typeorm';
import type { MixedList } from 'typeorm';

/** Options of {@link setupTypeormModule}. */
interface SetupTypeormOptions {
  optionsFactory?: Type<TypeOrmOptionsFactory>;
  migrations?: MixedList<Function>;
}

/**
 * Connects the application to the database and makes its data source work with the `@Transactional()`
 * decorator of `typeorm-transactional`.
 *
 * Without options the settings come from the `DbConfig` class of the application configuration. A data source
 * that is already registered as `default` is reused instead of opening another connection.
 *
 * Call `initializeTransactionalContext` of `typeorm-transactional` before the application is created, as
 * bootstrap does: a repository that was created earlier silently stays out of transactions.
 *
 * @uk Під’єднує застосунок до бази даних і вмикає для її джерела даних підтримку декоратора
 * `@Transactional()` з `typeorm-transactional`.
 *
 * Без параметрів налаштування беруться з класу `DbConfig` у конфігурації застосунку. Якщо джерело даних
 * `default` уже зареєстровано, використовується воно, а нове з’єднання не відкривається.
 *
 * Викличте `initializeTransactionalContext` з `typeorm-transactional` до створення застосунку, як це робить
 * bootstrap: репозиторій, створений раніше, без жодної помилки працює поза транзакціями.
 *
 * @param options - `optionsFactory` is a class that builds TypeORM options (by default it reads `DbConfig`);
 * `migrations` lists migration classes (by default none) and replaces the migrations from the factory.
 * @ukParam options - `optionsFactory` — клас, який будує параметри TypeORM (типово читає `DbConfig`);
 * `migrations` — список класів міграцій (типово порожній), який замінює міграції з фабрики.
 * @returns The dynamic module to list in `imports` of the root module.
 * @ukReturns Динамічний модуль для списку `imports` кореневого модуля.
 * @throws `Error` at application start when the factory gives no options.
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
