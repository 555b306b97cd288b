/**
 * Typed configuration for a NestJS application. Reads YAML files, applies profiles and environment variables,
 * and validates the result as a class that you inject.
 *
 * Install it together with its peer packages:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/config @nestjs/common@10 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Типізована конфігурація застосунку NestJS. Пакет читає файли YAML, застосовує профілі та змінні
 * середовища, перевіряє результат і надає його як клас, який ви впроваджуєте.
 *
 * Встановіть пакет разом із пакетом, якого він потребує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/config @nestjs/common@10 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */

import type { DynamicModule, Provider, Type } from '@nestjs/common';

interface SetupConfigOptions {
  /**
   * Folder with the files, relative to the base directory.
   *
   * @uk Папка з файлами конфігурації всередині базової папки.
   *
   * @defaultValue `'assets'`
   */
  folderName?: string;

  /**
   * File to read first. The names of profile files are based on it: `.env.yaml`, `.env-dev.yaml`.
   *
   * @uk Файл, який модуль читає першим. За його назвою модуль утворює назви файлів профілів: `.env.yaml`,
   * `.env-dev.yaml`.
   *
   * @defaultValue `'.env.yaml'`
   */
  baseFileName?: string;

  /**
   * Profiles to apply. A file later in the list overrides values from earlier ones.
   *
   * @uk Профілі, які треба застосувати. Файл, що стоїть у списку далі, замінює значення з попередніх.
   */
  profiles?: string[];
}

/**
 * Injection token for the whole configuration. A library can use it to inject its configuration without knowing
 * the application's root class.
 *
 * @uk Токен впровадження всієї конфігурації. Завдяки йому бібліотека може впровадити свою конфігурацію, не
 * знаючи кореневого класу застосунку.
 *
 * @example
 * ```ts
 * import { Inject, Injectable } from '@nestjs/common';
 * import { ROOT_CONFIG_ALIAS_TOKEN } from '@softkit/config';
 *
 * interface ReportsConfigHolder {
 *   reports: { pageSize: number };
 * }
 *
 * @Injectable()
 * export class ReportsService {
 *   constructor(@Inject(ROOT_CONFIG_ALIAS_TOKEN) private readonly config: ReportsConfigHolder) {}
 *
 *   pageSize(): number {
 *     return this.config.reports.pageSize;
 *   }
 * }
 * ```
 */
export declare const ROOT_CONFIG_ALIAS_TOKEN = 'ROOT_CONFIG_ALIAS_TOKEN';

/**
 * Folder that {@link setupYamlBaseConfigModule} reads files from unless you specify another.
 *
 * @uk Папка, у якій {@link setupYamlBaseConfigModule} шукає файли, якщо ви не вказали іншої.
 */
export declare const DEFAULT_CONFIGURATIONS_FOLDER_NAME = 'assets';

/**
 * Main file that {@link setupYamlBaseConfigModule} reads unless you specify another.
 *
 * @uk Основний файл, який функція {@link setupYamlBaseConfigModule} читає, якщо ви не вказали іншого.
 */
export declare const DEFAULT_CONFIGURATION_FILE_NAME = '.env.yaml';

/**
 * Creates a global module that reads the configuration and provides it as an instance of your class; nested
 * configuration classes can be injected too. The main file is read first, followed by a file for each profile
 * (`.env-dev.yaml` for the `dev` profile), and later files override values from earlier ones. `${NAME:-value}`
 * in a file is replaced with the `NAME` environment variable or, if it isn't set, with `value`.
 *
 * A missing file is skipped with a console warning.
 *
 * @uk Створює глобальний модуль, який читає конфігурацію та надає її як екземпляр вашого класу. Впроваджувати
 * можна і вкладені класи конфігурації. Спершу модуль читає основний файл, потім файл кожного профілю
 * (`.env-dev.yaml` для профілю `dev`). Кожен наступний файл замінює значення з попередніх. Замість
 * `${NAME:-value}` у файлі модуль підставляє змінну середовища `NAME`, а якщо її не задано — `value`.
 *
 * Модуль пропускає файл, якого немає, і виводить попередження в консоль.
 *
 * @param baseDir - Directory that contains the folder with the files, usually `__dirname`.
 * @ukParam baseDir - Папка, яка містить папку з файлами. Зазвичай це `__dirname`.
 * @param rootSchemaClass - Class of the whole configuration. Its `class-validator` decorators
 * decide which values are valid.
 * @ukParam rootSchemaClass - Клас усієї конфігурації. Його декоратори `class-validator` визначають,
 * які значення коректні.
 * @param options - `folderName` defaults to `assets`, and `baseFileName` to `.env.yaml`. `profiles` default to
 * the comma-separated names in the `NESTJS_PROFILES` environment variable, converted to lowercase.
 * @ukParam options - `folderName` за замовчуванням — `assets`, `baseFileName` — `.env.yaml`. Якщо
 * `profiles` не передано, модуль бере назви профілів через кому зі змінної середовища `NESTJS_PROFILES` і переводить
 * їх у нижній регістр.
 * @returns The dynamic module for `imports`. It also exports the configuration under
 * {@link ROOT_CONFIG_ALIAS_TOKEN}.
 * @ukReturns Динамічний модуль для списку `imports`. Він також експортує конфігурацію за токеном
 * {@link ROOT_CONFIG_ALIAS_TOKEN}.
 * @throws `Error` if none of the files exists or if the values fail validation.
 * @ukThrows `Error`, якщо немає жодного з файлів, а також якщо значення не пройшли валідації.
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { AppConfig } from '@softkit/bootstrap';
 * import { setupYamlBaseConfigModule } from '@softkit/config';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: AppConfig })
 *   public readonly app!: AppConfig;
 * }
 *
 * @Module({ imports: [setupYamlBaseConfigModule(__dirname, RootConfig)] })
 * export class AppModule {}
 * ```
 */
export declare function setupYamlBaseConfigModule(
  baseDir: string,
  rootSchemaClass: Type<unknown>,
  options?: SetupConfigOptions,
): DynamicModule & {
  providers: Provider[];
  exports: NonNullable<DynamicModule['exports']>;
};
