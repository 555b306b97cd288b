/**
 * Response body for a request that created an entity: a message for the user and the new entity's ID.
 *
 * @uk Тіло відповіді на запит, який створив сутність: повідомлення для користувача та ідентифікатор нової
 * сутності.
 *
 * @typeParam ID - ID type for the new entity, such as `string` or `number`.
 * @ukTypeParam ID - Тип ідентифікатора нової сутності, наприклад `string` чи `number`.
 */
export declare class SimpleResponseForCreatedEntityWithMessage<ID> {
  /**
   * Text to show to the user.
   *
   * @uk Текст, який можна показати користувачеві.
   */
  message: string;

  /**
   * Contains the ID that the client needs to read the new entity.
   *
   * @uk Містить ідентифікатор, за яким клієнт може прочитати нову сутність.
   */
  data: {
    id: ID;
  };
}

/**
 * Route parameters with a UUID, validated and documented in Swagger.
 *
 * @uk Параметри маршруту з ідентифікатором UUID: їх перевіряє валідація й описує Swagger.
 *
 * @example
 * ```ts
 * import { Controller, Get, Param } from '@nestjs/common';
 * import { IdParamUUID } from '@softkit/common-types';
 *
 * @Controller('users')
 * export class UserController {
 *   @Get(':id')
 *   getUser(@Param() { id }: IdParamUUID): { id: string } {
 *     return { id };
 *   }
 * }
 * ```
 */
export declare class IdParamUUID {
  /**
   * ID from the route. Validation rejects any value that isn't a version 4 UUID.
   *
   * @uk Ідентифікатор із маршруту. Валідація відхиляє будь-яке значення, крім UUID версії 4.
   */
  id: string;
}

/**
 * Route parameters with an entity version number, validated and documented in Swagger.
 *
 * @uk Параметри маршруту з номером версії сутності: їх перевіряє валідація й описує Swagger.
 */
export declare class VersionNumberParam {
  /**
   * Entity version: a required integer. Swagger documents 0 as the minimum, but validation doesn't check it.
   *
   * @uk Версія сутності: обов’язкове ціле число. У Swagger вказано мінімум 0, хоча валідація його не перевіряє.
   */
  version: number;
}

/**
 * Documents a 409 response with the common `@softkit/exceptions` error body.
 *
 * @uk Описує відповідь 409 зі спільним тілом помилки з `@softkit/exceptions`.
 *
 * @param description - Swagger description that explains when the conflict occurs.
 * @ukParam description - Текст для Swagger, який пояснює, коли виникає конфлікт.
 * @returns The decorator for a controller class or one of its methods.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiConflictResponsePaginated(description: string): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;
