/**
 * Response body for a request that created an entity: a message for the user and the identifier of the new
 * entity.
 *
 * @uk Тіло відповіді на запит, який створив сутність: повідомлення для користувача та ідентифікатор нової
 * сутності.
 *
 * @typeParam ID - Type of the identifier.
 * @ukTypeParam ID - Тип ідентифікатора.
 */
export declare class SimpleResponseForCreatedEntityWithMessage<ID> {
  /**
   * Text that can be shown to the user.
   *
   * @uk Текст, який можна показати користувачеві.
   */
  message: string;

  /**
   * Identifier of the created entity.
   *
   * @uk Ідентифікатор створеної сутності.
   */
  data: {
    id: ID;
  };
}

/**
 * Route parameters with a UUID identifier, validated and documented in Swagger.
 *
 * @uk Параметри маршруту з ідентифікатором UUID, які проходять валідацію та описані у Swagger.
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
   * Identifier from the route. Validation rejects anything that is not a UUID of version 4.
   *
   * @uk Ідентифікатор із маршруту. Валідація відхиляє все, що не є UUID версії 4.
   */
  id: string;
}

/**
 * Route parameters with a version number of an entity, validated and documented in Swagger.
 *
 * @uk Параметри маршруту з номером версії сутності, які проходять валідацію та описані у Swagger.
 */
export declare class VersionNumberParam {
  /**
   * Version of the entity: a required integer. Swagger documents 0 as the minimum, but validation does not
   * check it.
   *
   * @uk Версія сутності: обов’язкове ціле число. Swagger описує мінімум 0, але валідація його не перевіряє.
   */
  version: number;
}

/**
 * Documents a 409 response with the common error body of `@softkit/exceptions`.
 *
 * @uk Описує відповідь 409 зі спільним тілом помилки з `@softkit/exceptions`.
 *
 * @param description - Text for Swagger that says when the conflict happens.
 * @ukParam description - Текст для Swagger, який пояснює, коли виникає конфлікт.
 * @returns Decorator for a controller class or one of its methods.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiConflictResponsePaginated(description: string): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;
