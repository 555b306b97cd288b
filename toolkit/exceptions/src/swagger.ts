/**
 * Documents the 400 response with the common error body, where `data` is a list of validation errors.
 *
 * @uk Описує відповідь 400 зі спільним тілом помилки, у якому `data` — список помилок валідації.
 *
 * @param errorCodes - Application codes that `errorCode` of this response can have.
 * @ukParam errorCodes - Коди помилок застосунку, які може мати `errorCode` цієї відповіді.
 * @returns Decorator for a controller class or one of its methods.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiBadRequest(...errorCodes: string[]): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Documents the 409 response for an entity that already exists. Its `data` names the entity, the conflicting
 * field and the value.
 *
 * @uk Описує відповідь 409 для сутності, яка вже існує. У `data` названо сутність, конфліктне поле й
 * значення.
 *
 * @param errorCodes - Application codes that `errorCode` of this response can have.
 * @ukParam errorCodes - Коди помилок застосунку, які може мати `errorCode` цієї відповіді.
 * @returns Decorator for a controller class or one of its methods.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiConflictEntityCreation(...errorCodes: string[]): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Documents the 404 response for an entity that is missing or not visible to the caller. Its `data` names the
 * entity.
 *
 * @uk Описує відповідь 404 для сутності, якої немає або яку не можна показати. У `data` названо сутність.
 *
 * @param errorCodes - Application codes that `errorCode` of this response can have.
 * @ukParam errorCodes - Коди помилок застосунку, які може мати `errorCode` цієї відповіді.
 * @returns Decorator for a controller class or one of its methods.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 * @example
 * ```ts
 * import { Controller, Get, Param } from '@nestjs/common';
 * import { ApiEntityNotFound, ObjectNotFoundException } from '@softkit/exceptions';
 *
 * @Controller('invoices')
 * export class InvoiceController {
 *   @Get(':id')
 *   @ApiEntityNotFound('INVOICE_NOT_FOUND')
 *   getInvoice(@Param('id') id: string): { id: string } {
 *     if (id === '0') {
 *       throw new ObjectNotFoundException('Invoice', 'INVOICE_NOT_FOUND');
 *     }
 *
 *     return { id };
 *   }
 * }
 * ```
 */
export declare function ApiEntityNotFound(...errorCodes: string[]): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Documents the 403 response with the common error body.
 *
 * @uk Описує відповідь 403 зі спільним тілом помилки.
 *
 * @param errorCodes - Application codes that `errorCode` of this response can have.
 * @ukParam errorCodes - Коди помилок застосунку, які може мати `errorCode` цієї відповіді.
 * @returns Decorator for a controller class or one of its methods.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiForbidden(...errorCodes: string[]): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Documents the 409 response for an update made from stale data. Its `data` holds the current version of the
 * entity.
 *
 * @uk Описує відповідь 409 на оновлення із застарілими даними. У `data` вказано поточну версію сутності.
 *
 * @returns Decorator for a controller class or one of its methods.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiOptimisticLock(): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Documents the 422 response for data that is well formed but cannot be processed.
 *
 * @uk Описує відповідь 422 для даних, правильних за формою, але таких, які неможливо обробити.
 *
 * @param errorCodes - Application codes that `errorCode` of this response can have.
 * @ukParam errorCodes - Коди помилок застосунку, які може мати `errorCode` цієї відповіді.
 * @returns Decorator for a controller class or one of its methods.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiUnprocessableEntity(...errorCodes: string[]): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;
