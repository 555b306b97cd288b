/**
 * OpenAPI document and Swagger page for a NestJS application, based on its configuration.
 *
 * Install it together with its peer packages:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/swagger-utils @softkit/validation @softkit/exceptions @softkit/i18n \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 class-transformer@0.5 class-validator@0.14 \
 *   reflect-metadata@0.1 rxjs@7 @fastify/static@6
 * ```
 *
 * @uk Документ OpenAPI та сторінка Swagger застосунку NestJS, описані в його конфігурації.
 *
 * Встановіть пакет разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/swagger-utils @softkit/validation @softkit/exceptions @softkit/i18n \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 class-transformer@0.5 class-validator@0.14 \
 *   reflect-metadata@0.1 rxjs@7 @fastify/static@6
 * ```
 *
 * @packageDocumentation
 */

import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * API description for {@link setupSwagger}. Add it to your application configuration, where
 * `bootstrapBaseWebApp` finds it.
 *
 * @uk Опис API для {@link setupSwagger}. Додайте клас до конфігурації застосунку; там його знайде
 * `bootstrapBaseWebApp`.
 *
 * @example
 * ```ts
 * import { SwaggerConfig } from '@softkit/swagger-utils';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: SwaggerConfig })
 *   public readonly swagger!: SwaggerConfig;
 * }
 * ```
 */
export declare class SwaggerConfig {
  /**
   * API title.
   *
   * @uk Назва API.
   */
  title: string;

  /**
   * Whether to build the document and serve the page.
   *
   * @uk Чи створювати документ і відкривати сторінку.
   *
   * @defaultValue `false`
   */
  enabled: boolean;

  /**
   * Swagger page path, such as `/swagger`, without the application prefix.
   *
   * @uk Шлях сторінки Swagger, наприклад `/swagger`, без префікса застосунку.
   */
  swaggerPath: string;

  /**
   * API description.
   *
   * @uk Опис API.
   */
  description: string;

  /**
   * API version.
   *
   * @uk Версія API.
   */
  version: string;

  /**
   * Contact person or team name.
   *
   * @uk Ім’я контактної особи або назва команди.
   */
  contactName: string;

  /**
   * Contact email, which is validated.
   *
   * @uk Адреса електронної пошти для зв’язку; проходить валідацію.
   */
  contactEmail: string;

  /**
   * Contact website, which is validated as a URL.
   *
   * @uk Сайт для зв’язку; проходить валідацію як URL.
   */
  contactUrl: string;

  /**
   * Servers listed on the Swagger page.
   *
   * @uk Сервери, які пропонує сторінка Swagger.
   */
  servers?: Server[];
}

/**
 * API server in {@link SwaggerConfig.servers}.
 *
 * @uk Сервер API для {@link SwaggerConfig.servers}.
 */
export declare class Server {
  /**
   * Server URL.
   *
   * @uk Адреса сервера.
   */
  url: string;

  /**
   * Description that identifies the server to readers.
   *
   * @uk Текст, за яким читач упізнає сервер.
   */
  description: string;
}

/**
 * Builds the OpenAPI document with bearer authorization and serves the Swagger page, which keeps the entered
 * token after a reload. Does nothing if {@link SwaggerConfig.enabled} is `false`. To serve several pages,
 * call it again with another path.
 *
 * @uk Створює документ OpenAPI з авторизацією Bearer і відкриває сторінку Swagger, яка зберігає введений
 * токен після перезавантаження. Якщо {@link SwaggerConfig.enabled} має значення `false`, функція не робить
 * нічого. Щоб мати кілька сторінок, викличте її ще раз з іншим шляхом.
 *
 * @param c - API description.
 * @ukParam c - Опис API.
 * @param app - Application to describe.
 * @ukParam app - Застосунок, який описується.
 * @param appPrefix - Application route prefix, added before the page path.
 * @ukParam appPrefix - Префікс маршрутів застосунку; стоїть перед шляхом сторінки.
 * @returns The OpenAPI document, or `undefined` if Swagger is disabled.
 * @ukReturns Документ OpenAPI або `undefined`, якщо Swagger вимкнено.
 * @example
 * ```ts
 * import { NestFactory } from '@nestjs/core';
 * import { setupSwagger, SwaggerConfig } from '@softkit/swagger-utils';
 *
 * export async function start(rootModule: unknown): Promise<void> {
 *   const app = await NestFactory.create(rootModule);
 *   app.setGlobalPrefix('api');
 *   setupSwagger(app.get(SwaggerConfig), app, 'api');
 *   await app.listen(3000);
 * }
 * ```
 */
export declare function setupSwagger(
  c: SwaggerConfig,
  app: INestApplication,
  appPrefix?: string,
): OpenAPIObject | undefined;
