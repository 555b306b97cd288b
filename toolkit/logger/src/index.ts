/**
 * Logging for NestJS applications with pino: one log line when a request is received and one when it finishes
 * or fails, both with the request ID.
 *
 * Install the package with its peer dependencies:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/logger @softkit/validation @softkit/exceptions @softkit/i18n \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 class-transformer@0.5 class-validator@0.14 \
 *   nestjs-cls@3 nestjs-pino@3 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Веде журнал застосунку NestJS за допомогою pino. Логер робить запис, коли запит надійшов і коли його
 * завершено або сталася помилка. У кожному записі є ідентифікатор запиту.
 *
 * Встановіть пакет разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/logger @softkit/validation @softkit/exceptions @softkit/i18n \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 class-transformer@0.5 class-validator@0.14 \
 *   nestjs-cls@3 nestjs-pino@3 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import type { ClsService, ClsStore } from 'nestjs-cls';

/**
 * Log level and log format. Add the class to your application configuration so that {@link setupLoggerModule}
 * can find it.
 *
 * @uk Рівень логування та формат записів. Додайте клас до конфігурації застосунку, щоб функція
 * {@link setupLoggerModule} могла його знайти.
 *
 * @example
 * ```ts
 * import { LoggerConfig } from '@softkit/logger';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: LoggerConfig })
 *   public readonly logs!: LoggerConfig;
 * }
 * ```
 */
export declare class LoggerConfig {
  /**
   * Intended for colored output. {@link setupLoggerModule} ignores it.
   *
   * @uk Ця властивість мала б умикати кольоровий вивід, але {@link setupLoggerModule} на неї не зважає.
   *
   * @defaultValue `false`
   */
  colorize: boolean;

  /**
   * Whether to write readable lines with `pino-pretty` instead of JSON. Intended for development.
   *
   * @uk Чи записувати зручні для читання рядки за допомогою `pino-pretty` замість JSON. Призначено
   * для розробки.
   *
   * @defaultValue `false`
   */
  prettyLogs: boolean;

  /**
   * Lowest pino level to write: `trace`, `debug`, `info`, `warn`, `error`, `fatal`, or `silent` to disable
   * logging.
   *
   * @uk Найнижчий рівень pino, який потрапляє в журнал: `trace`, `debug`, `info`, `warn`, `error`,
   * `fatal` або `silent`, щоб не записувати нічого.
   *
   * @defaultValue `'info'`
   */
  defaultLevel: string;
}

/**
 * Creates the `nestjs-pino` logger module configured by {@link LoggerConfig}. The start and end of a request
 * are logged at the `info` level, even if the status is 4xx. Statuses 500 and above and failed requests are
 * logged at the `error` level; the end of a redirect (3xx) isn't logged.
 *
 * Lines written during a request contain its `reqId`; the line for a finished request also contains the method,
 * the URL, and `responseTime` in milliseconds. The Nest logger context is written to the `class` field.
 *
 * @uk Створює модуль логера `nestjs-pino` з налаштуваннями з {@link LoggerConfig}. Логер записує про початок
 * і кінець запиту на рівні `info`, навіть якщо код стану 4xx. Запити з кодом 500 і вище та невдалі запити
 * потрапляють у журнал на рівні `error`, а про завершення переспрямування (3xx) запису немає.
 *
 * Записи, зроблені під час обробки запиту, мають його `reqId`, а запис про завершений запит — також метод, URL
 * та `responseTime` у мілісекундах. Контекст логера Nest записано в полі `class`.
 *
 * @typeParam ClsType - CLS store type that `customProps` can read.
 * @ukTypeParam ClsType - Тип сховища CLS, з якого може читати `customProps`.
 * @param customProps - Function that returns additional fields for the line written when a request finishes or
 * fails. The third argument is the CLS service, or `undefined` if the CLS module isn't imported. By default, it
 * returns an empty object.
 * @ukParam customProps - Функція, яка повертає додаткові поля для запису про завершений або невдалий запит.
 * Третім аргументом вона отримує сервіс CLS або `undefined`, якщо модуля CLS не імпортовано. Типова функція
 * повертає порожній об’єкт.
 * @returns The dynamic module to add to the root module's `imports`.
 * @ukReturns Динамічний модуль для списку `imports` кореневого модуля.
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { setupClsModule } from '@softkit/async-storage';
 * import { setupLoggerModule } from '@softkit/logger';
 * import type { ClsStore } from 'nestjs-cls';
 *
 * interface RequestStore extends ClsStore {
 *   tenantId?: string;
 * }
 *
 * @Module({
 *   imports: [
 *     setupClsModule(),
 *     setupLoggerModule<RequestStore>((req, res, cls) => ({
 *       tenantId: cls?.get('tenantId') ?? 'none',
 *     })),
 *   ],
 * })
 * export class AppModule {}
 * ```
 */
export declare function setupLoggerModule<ClsType extends ClsStore>(
  customProps?: (
    req: IncomingMessage,
    res: ServerResponse<IncomingMessage>,
    clsService?: ClsService<ClsType>,
  ) => Record<string, string>,
): DynamicModule;

/**
 * Method decorator that creates a separate child logger for each method call, as for a request. Outside a
 * request, for example in a scheduled task, `PinoLogger.assign` throws an error; in a decorated method it
 * works, and the added fields appear in every log line of that call.
 *
 * @uk Декоратор методу, який створює окремий дочірній логер для кожного виклику, як для запиту. Поза запитом,
 * наприклад у запланованому завданні, `PinoLogger.assign` кидає виняток. У методі з декоратором він працює, а
 * додані поля є в усіх записах, зроблених під час виклику методу.
 *
 * @returns A method decorator that leaves the arguments and the result unchanged.
 * @ukReturns Декоратор методу, який не змінює ні аргументів, ні результату.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { WithLoggerContext } from '@softkit/logger';
 * import { PinoLogger } from 'nestjs-pino';
 *
 * @Injectable()
 * export class CleanupTask {
 *   constructor(private readonly logger: PinoLogger) {}
 *
 *   @WithLoggerContext()
 *   async run(runId: string): Promise<void> {
 *     this.logger.assign({ runId });
 *     this.logger.info('Cleanup has started');
 *   }
 * }
 * ```
 */
export declare function WithLoggerContext(): (
  _target: unknown,
  _key: string | symbol,
  descriptor: PropertyDescriptor,
) => PropertyDescriptor;
