/**
 * Builds the OpenAPI document and serves the Swagger page of a NestJS application from its
 * configuration.
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
 * @uk Створює документ OpenAPI та сторінку Swagger застосунку NestJS за його конфігурацією.
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
 * Title, version, contact, and servers of the API, and the path of its Swagger page. Add the class to your
 * application configuration so that `bootstrapBaseWebApp` can find it.
 *
 * @uk Назва, версія, контакти й сервери API та шлях його сторінки Swagger. Додайте клас до конфігурації
 * застосунку, щоб функція `bootstrapBaseWebApp` могла його знайти.
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
   * API name, shown as the Swagger page heading.
   *
   * @uk Назва API, яку сторінка Swagger показує заголовком.
   */
  title: string;

  /**
   * Whether to build the OpenAPI document and serve the Swagger page.
   *
   * @uk Чи створювати документ OpenAPI і публікувати сторінку Swagger.
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
   * Introduction to the API, shown below the title; you can use Markdown.
   *
   * @uk Вступ до API, який сторінка показує під назвою. Можна писати в Markdown.
   */
  description: string;

  /**
   * Your API's version, such as `1.0`, shown next to the title.
   *
   * @uk Версія вашого API, наприклад `1.0`. Сторінка показує її поруч із назвою.
   */
  version: string;

  /**
   * Person or team to contact about the API.
   *
   * @uk Особа або команда, до якої звертатися із запитаннями про API.
   */
  contactName: string;

  /**
   * Email address for questions about the API. An invalid address stops the startup.
   *
   * @uk Адреса електронної пошти для запитань про API. Якщо адреса некоректна, застосунок не запуститься.
   */
  contactEmail: string;

  /**
   * Website with help for API users. An invalid URL stops the startup.
   *
   * @uk Сайт із допомогою для користувачів API. Якщо URL некоректний, застосунок не запуститься.
   */
  contactUrl: string;

  /**
   * Servers that readers of the Swagger page can choose between for their requests.
   *
   * @uk Сервери, з яких читач сторінки Swagger вибирає, куди надсилати запити.
   */
  servers?: Server[];
}

/**
 * Server that readers can choose on the Swagger page, listed in {@link SwaggerConfig.servers}.
 *
 * @uk Сервер, який читач може вибрати на сторінці Swagger. Такі сервери перелічено в
 * {@link SwaggerConfig.servers}.
 */
export declare class Server {
  /**
   * Base URL for requests from the Swagger page when this server is selected.
   *
   * @uk Базова адреса запитів зі сторінки Swagger, якщо вибрано цей сервер.
   */
  url: string;

  /**
   * Label in the list of servers, such as `Production`.
   *
   * @uk Підпис у списку серверів, наприклад `Production`.
   */
  description: string;
}

/**
 * Builds the OpenAPI document with bearer authorization and serves the Swagger page, which keeps
 * the entered token after a reload. Does nothing if {@link SwaggerConfig.enabled} is `false`. To
 * serve another page, call it again with a different path.
 *
 * @uk Створює документ OpenAPI з авторизацією Bearer і публікує сторінку Swagger, яка зберігає введений токен
 * після перезавантаження. Якщо {@link SwaggerConfig.enabled} має значення `false`, функція не робить нічого.
 * Щоб відкрити ще одну сторінку, викличте функцію знову з іншим шляхом.
 *
 * @param c - Swagger settings.
 * @ukParam c - Налаштування Swagger.
 * @param app - Application whose controllers the document describes.
 * @ukParam app - Застосунок, контролери якого описує документ.
 * @param appPrefix - Application route prefix, added before the page path. If omitted, the page is
 * served at its path alone.
 * @ukParam appPrefix - Префікс маршрутів застосунку, який стане перед шляхом сторінки. Якщо його не передати,
 * адресою сторінки буде лише її власний шлях.
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
