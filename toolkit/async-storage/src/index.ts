/**
 * Setup for `nestjs-cls` with the options that the other Softkit packages expect: each request has a separate
 * store that contains the request ID.
 *
 * Install it together with its peer packages:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/async-storage @nestjs/common@10 @nestjs/core@10 nestjs-cls@3 \
 *   reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Налаштування `nestjs-cls` з параметрами, на які розраховують інші пакети Softkit: кожен запит отримує
 * окреме сховище з ідентифікатором запиту.
 *
 * Встановіть пакет разом із пакетом, якого він потребує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/async-storage @nestjs/common@10 @nestjs/core@10 nestjs-cls@3 \
 *   reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */

import type { DynamicModule } from '@nestjs/common';
import type { ClsModuleOptions } from 'nestjs-cls';

/**
 * Creates a global module that opens a CLS context for each request, so that code deep in the call stack can
 * read request data without passing it as parameters. Import it once, in the root module.
 *
 * By default, the CLS middleware is mounted for all routes, and the context ID is Fastify's `req.id`. Options
 * are merged at the top level only: if you pass `middleware`, repeat `mount: true` and any other settings that
 * you want to keep.
 *
 * @uk Створює глобальний модуль, який відкриває контекст CLS для кожного запиту, щоб код на будь-якому рівні
 * вкладених викликів міг прочитати дані запиту, не отримуючи їх через параметри. Імпортуйте модуль один раз — у
 * кореневому модулі застосунку.
 *
 * За замовчуванням модуль підключає проміжний обробник (middleware) CLS до всіх маршрутів, а ідентифікатором
 * контексту робить `req.id` із Fastify. Функція об’єднує параметри лише на верхньому рівні: якщо передаєте
 * `middleware`, повторіть `mount: true` та інші налаштування, які хочете зберегти.
 *
 * @param clsOptions - `ClsModule.forRoot` options that override the defaults. If omitted, the
 * defaults described above apply.
 * @ukParam clsOptions - Параметри `ClsModule.forRoot`, які замінюють типові. Якщо не передавати нічого, діють
 * типові, описані вище.
 * @returns The dynamic module for the root module's `imports`.
 * @ukReturns Динамічний модуль для списку `imports` кореневого модуля.
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { setupClsModule } from '@softkit/async-storage';
 *
 * @Module({ imports: [setupClsModule()] })
 * export class AppModule {}
 * ```
 */
export declare function setupClsModule(clsOptions?: ClsModuleOptions): DynamicModule;
