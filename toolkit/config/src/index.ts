/**
 * Typed configuration of a NestJS application: YAML files are read, completed from profiles and environment
 * variables, and validated as a class that you inject.
 *
 * Install it together with the package it needs:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/config @nestjs/common@10 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Типізована конфігурація застосунку NestJS: файли YAML зчитуються, доповнюються з профілів і змінних
 * середовища та проходять валідацію як клас, який ви впроваджуєте.
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
   * Folder with the files, inside the base directory.
   *
   * @uk Папка з файлами всередині базового каталогу.
   */
  folderName?: string;

  /**
   * Name of the main file.
   *
   * @uk Назва основного файлу.
   */
  baseFileName?: string;

  /**
   * Names of the profiles in the order of loading.
   *
   * @uk Назви профілів у порядку завантаження.
   */
  profiles?: string[];
}

/**
 * Injection token of the whole configuration. A library can take its configuration by this token without
 * knowing the root class of the application.
 *
 * @uk Токен впровадження всієї конфігурації. Бібліотека може взяти за ним свою конфігурацію, не знаючи
 * кореневого класу застосунку.
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
 * Folder in which {@link setupYamlBaseConfigModule} looks for files unless you name another.
 *
 * @uk Папка, у якій {@link setupYamlBaseConfigModule} шукає файли, якщо ви не вказали іншої.
 */
export declare const DEFAULT_CONFIGURATIONS_FOLDER_NAME = 'assets';

/**
 * Main file that {@link setupYamlBaseConfigModule} reads unless you name another.
 *
 * @uk Основний файл, який функція {@link setupYamlBaseConfigModule} читає, якщо ви не вказали іншого.
 */
export declare const DEFAULT_CONFIGURATION_FILE_NAME = '.env.yaml';

/**
 * Builds a global module that reads the configuration and provides it as an instance of your class; nested
 * configuration classes can be injected too. The main file is read first, then a file for each profile
 * (`.env-dev.yaml` for the profile `dev`), and a later file overrides the values of the earlier ones.
 * `${NAME:-value}` in a file becomes the environment variable `NAME` or, without it, `value`.
 *
 * A missing file is skipped with a warning in the console.
 *
 * @uk Створює глобальний модуль, який читає конфігурацію та надає її як екземпляр вашого класу; впроваджувати
 * можна й вкладені класи конфігурації. Спершу читається основний файл, потім файл кожного профілю
 * (`.env-dev.yaml` для профілю `dev`); пізніший файл замінює значення попередніх. Запис `${NAME:-value}` у
 * файлі стає значенням змінної середовища `NAME` або, якщо її немає, `value`.
 *
 * Файл, якого немає, пропускається з попередженням у консолі.
 *
 * @param baseDir - Directory that contains the folder with the files, usually `__dirname`.
 * @ukParam baseDir - Каталог, у якому лежить папка з файлами; зазвичай `__dirname`.
 * @param rootSchemaClass - Class of the whole configuration, with decorators of `class-validator`.
 * @ukParam rootSchemaClass - Клас усієї конфігурації з декораторами `class-validator`.
 * @param options - `folderName` is `assets` by default, `baseFileName` is `.env.yaml` by default. `profiles`
 * by default come from the `NESTJS_PROFILES` environment variable: names separated with commas, brought to
 * lower case.
 * @ukParam options - `folderName` типово `assets`, `baseFileName` типово `.env.yaml`. Профілі (`profiles`)
 * типово беруться зі змінної середовища `NESTJS_PROFILES`: це назви через кому, приведені до нижнього
 * регістру.
 * @returns The dynamic module to list in `imports`. It also exports the configuration under
 * {@link ROOT_CONFIG_ALIAS_TOKEN}.
 * @ukReturns Динамічний модуль для списку `imports`. Він також експортує конфігурацію за токеном
 * {@link ROOT_CONFIG_ALIAS_TOKEN}.
 * @throws `Error` when none of the files exists; also when the values do not pass validation.
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
