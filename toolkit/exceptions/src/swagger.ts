/**
 * Documents a 400 response with the common error body, where `data` is a list of validation errors.
 *
 * @uk Описує відповідь 400 зі спільним тілом помилки, у якому `data` — список помилок валідації.
 *
 * @param errorCodes - Application error codes that `errorCode` can have in this response.
 * @ukParam errorCodes - Коди помилок застосунку, які може мати `errorCode` цієї відповіді.
 * @returns A decorator for a controller class or method.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiBadRequest(...errorCodes: string[]): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Documents a 409 response for an entity that already exists. Its `data` contains the entity name, the
 * conflicting field, and the value.
 *
 * @uk Описує відповідь 409 для сутності, яка вже існує. Поле `data` містить назву сутності, конфліктне поле й
 * значення.
 *
 * @param errorCodes - Application error codes that `errorCode` can have in this response.
 * @ukParam errorCodes - Коди помилок застосунку, які може мати `errorCode` цієї відповіді.
 * @returns A decorator for a controller class or method.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiConflictEntityCreation(...errorCodes: string[]): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Documents a 404 response for an entity that is missing or not visible to the caller. Its `data` contains
 * the entity name.
 *
 * @uk Описує відповідь 404 для сутності, якої немає або яку не можна показати. Поле `data` містить назву
 * сутності.
 *
 * @param errorCodes - Application error codes that `errorCode` can have in this response.
 * @ukParam errorCodes - Коди помилок застосунку, які може мати `errorCode` цієї відповіді.
 * @returns A decorator for a controller class or method.
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
 * Documents a 403 response with the common error body.
 *
 * @uk Описує відповідь 403 зі спільним тілом помилки.
 *
 * @param errorCodes - Application error codes that `errorCode` can have in this response.
 * @ukParam errorCodes - Коди помилок застосунку, які може мати `errorCode` цієї відповіді.
 * @returns A decorator for a controller class or method.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiForbidden(...errorCodes: string[]): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Documents a 409 response for an update based on stale data. Its `data` contains the current entity version.
 *
 * @uk Описує відповідь 409 на оновлення із застарілими даними. Поле `data` містить поточну версію сутності.
 *
 * @returns A decorator for a controller class or method.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiOptimisticLock(): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Documents a 422 response for data that is well formed but can't be processed.
 *
 * @uk Описує відповідь 422 для даних, правильних за формою, але таких, які неможливо обробити.
 *
 * @param errorCodes - Application error codes that `errorCode` can have in this response.
 * @ukParam errorCodes - Коди помилок застосунку, які може мати `errorCode` цієї відповіді.
 * @returns A decorator for a controller class or method.
 * @ukReturns Декоратор для класу контролера або одного з його методів.
 */
export declare function ApiUnprocessableEntity(...errorCodes: string[]): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;
