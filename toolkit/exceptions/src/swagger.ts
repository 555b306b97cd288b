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
 * Documents a 409 response for an entity that already exists. The documented `data` contains the entity name,
 * the conflicting field, and the value, but `HttpExceptionFilter` doesn't send it.
 *
 * @uk Описує відповідь 409 для сутності, яка вже існує. Описане поле `data` містить назву сутності, конфліктне
 * поле й значення, але `HttpExceptionFilter` його не надсилає.
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
 * Documents a 404 response for an entity that is missing or not visible to the caller. The documented `data`
 * contains the entity name, but `HttpExceptionFilter` doesn't send it.
 *
 * @uk Описує відповідь 404 для сутності, якої немає або яку закрито для того, хто надіслав запит. Описане поле
 * `data` містить назву сутності, але `HttpExceptionFilter` його не надсилає.
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
 * Documents a 409 response for an update based on stale data. The documented `data` contains the current entity
 * version, but `HttpExceptionFilter` doesn't send it; the version is in a response header.
 *
 * @uk Описує відповідь 409 на оновлення із застарілими даними. Описане поле `data` містить поточну версію
 * сутності, але `HttpExceptionFilter` його не надсилає: клієнт знайде версію в заголовку відповіді.
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
 * @uk Описує відповідь 422 для даних, правильних за формою, але непридатних до обробки.
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
