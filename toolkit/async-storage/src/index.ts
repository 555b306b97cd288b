/**
 * Set-up of `nestjs-cls` with the options that the other Softkit packages expect: a store for each request,
 * with the identifier of the request in it.
 *
 * Install it together with the package it needs:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/async-storage @nestjs/common@10 @nestjs/core@10 nestjs-cls@3 \
 *   reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Налаштування `nestjs-cls` з параметрами, на які розраховують інші пакети Softkit: окреме сховище для
 * кожного запиту, а в ньому — ідентифікатор запиту.
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
 * Opens a CLS context for each request, so that code deep in the call stack can read request data without
 * passing it along. Import it once, in the root module: it is global.
 *
 * Without options the CLS middleware is mounted for all routes, and the identifier of the context is `req.id`
 * of Fastify. The options are merged at the top level only: if you pass `middleware`, repeat `mount: true`
 * and the other settings that you want to keep.
 *
 * @uk Відкриває контекст CLS для кожного запиту, щоб код глибоко в стеку викликів міг читати дані запиту, не
 * передаючи їх параметрами. Імпортуйте його один раз, у кореневому модулі: він глобальний.
 *
 * Без параметрів проміжний обробник (middleware) CLS підключено до всіх маршрутів, а ідентифікатором
 * контексту є `req.id` від Fastify. Параметри об’єднуються лише на верхньому рівні: якщо передаєте
 * `middleware`, повторіть `mount: true` та інші налаштування, які хочете зберегти.
 *
 * @param clsOptions - Options of `ClsModule.forRoot` that replace the defaults.
 * @ukParam clsOptions - Параметри `ClsModule.forRoot`, які замінюють типові.
 * @returns The dynamic module to list in `imports` of the root module.
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
