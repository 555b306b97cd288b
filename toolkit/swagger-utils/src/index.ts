/**
 * OpenAPI document and Swagger page of a NestJS application, described in its configuration.
 *
 * Install it together with the packages it needs:
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
 * Description of the API for {@link setupSwagger}. Add it to the configuration of the application;
 * `bootstrapBaseWebApp` finds it there.
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
   * Title of the API.
   *
   * @uk Назва API.
   */
  title: string;

  /**
   * Whether to build the document and open the page.
   *
   * @uk Чи створювати документ і відкривати сторінку.
   *
   * @defaultValue `false`
   */
  enabled: boolean;

  /**
   * Path of the Swagger page, such as `/swagger`, without the prefix of the application.
   *
   * @uk Шлях сторінки Swagger, наприклад `/swagger`, без префікса застосунку.
   */
  swaggerPath: string;

  /**
   * Description of the API.
   *
   * @uk Опис API.
   */
  description: string;

  /**
   * Version of the API.
   *
   * @uk Версія API.
   */
  version: string;

  /**
   * Name of the contact person or team.
   *
   * @uk Ім’я контактної особи або назва команди.
   */
  contactName: string;

  /**
   * E-mail of the contact; it is validated.
   *
   * @uk Адреса електронної пошти для зв’язку; проходить валідацію.
   */
  contactEmail: string;

  /**
   * Site of the contact; it is validated as a URL.
   *
   * @uk Сайт для зв’язку; проходить валідацію як URL.
   */
  contactUrl: string;

  /**
   * Servers offered on the Swagger page.
   *
   * @uk Сервери, які пропонує сторінка Swagger.
   */
  servers?: Server[];
}

/**
 * Server of the API in {@link SwaggerConfig.servers}.
 *
 * @uk Сервер API для {@link SwaggerConfig.servers}.
 */
export declare class Server {
  /**
   * Address of the server.
   *
   * @uk Адреса сервера.
   */
  url: string;

  /**
   * Text by which the reader recognizes the server.
   *
   * @uk Текст, за яким читач упізнає сервер.
   */
  description: string;
}

/**
 * Builds the OpenAPI document with bearer authorization and opens the Swagger page, which keeps the entered
 * token after a reload. Does nothing when {@link SwaggerConfig.enabled} is `false`. Call it again with
 * another path to have several pages.
 *
 * @uk Створює документ OpenAPI з авторизацією Bearer і відкриває сторінку Swagger, яка зберігає введений
 * токен після перезавантаження. Якщо {@link SwaggerConfig.enabled} має значення `false`, функція не робить
 * нічого. Щоб мати кілька сторінок, викличте її ще раз з іншим шляхом.
 *
 * @param c - Description of the API.
 * @ukParam c - Опис API.
 * @param app - Application to describe.
 * @ukParam app - Застосунок, який описується.
 * @param appPrefix - Prefix of the routes of the application; it goes before the path of the page.
 * @ukParam appPrefix - Префікс маршрутів застосунку; стоїть перед шляхом сторінки.
 * @returns The OpenAPI document, or `undefined` when Swagger is off.
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
