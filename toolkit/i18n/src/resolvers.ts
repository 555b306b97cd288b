import type {
  ClassProvider,
  ExecutionContext,
  ExistingProvider,
  FactoryProvider,
  Type,
  ValueProvider,
} from '@nestjs/common';

interface AcceptLanguageResolverOptions {
  /**
   * How a requested language is matched with the supported ones.
   *
   * @uk Спосіб зіставлення запитаної мови з підтримуваними.
   */
  matchType: 'strict' | 'loose' | 'strict-loose';
}

/**
 * Finds the language of a request. Implement it to read the language from a place that the built-in resolvers
 * do not know, such as a user profile.
 *
 * @uk Визначає мову запиту. Реалізуйте його, щоб читати мову з місця, якого вбудовані визначники не знають,
 * наприклад із профілю користувача.
 *
 * @example
 * ```ts
 * import { type ExecutionContext, Injectable } from '@nestjs/common';
 * import type { I18nResolver } from '@softkit/i18n';
 *
 * @Injectable()
 * export class ProfileResolver implements I18nResolver {
 *   resolve(context: ExecutionContext): string | undefined {
 *     const request = context.switchToHttp().getRequest<{ user?: { language?: string } }>();
 *     return request.user?.language;
 *   }
 * }
 * ```
 */
export interface I18nResolver {
  /**
   * Returns the language, or `undefined` to let the next resolver try.
   *
   * For HTTP it is called from a middleware: the execution context then has only the request and the
   * response, and its `getHandler`, `getClass`, `getArgs`, `getArgByIndex`, `switchToRpc` and `switchToWs`
   * throw `I18nError`.
   *
   * @uk Повертає мову або `undefined`, щоб передати чергу іншому визначнику зі списку.
   *
   * Для HTTP метод викликається з проміжного обробника: контекст виконання тоді містить лише запит і відповідь, а його
   * методи `getHandler`, `getClass`, `getArgs`, `getArgByIndex`, `switchToRpc` та `switchToWs` кидають
   * `I18nError`.
   *
   * @param context - Execution context of the request.
   * @ukParam context - Контекст виконання запиту.
   * @returns The language or `undefined`.
   * @ukReturns Мова або `undefined`.
   */
  resolve(context: ExecutionContext): Promise<string | string[] | undefined> | string | string[] | undefined;
}

/**
 * Shortest way to give options to a resolver: the value itself.
 *
 * @uk Найкоротший спосіб передати параметри визначнику мови: саме значення.
 */
export interface OptionsProvider {
  /**
   * Value that the resolver receives through `I18nResolverOptions`.
   *
   * @uk Значення, яке визначник отримує через `I18nResolverOptions`.
   */
  options: any;
}

/**
 * Ways to give options to a resolver: {@link OptionsProvider} or a Nest provider without `provide`
 * (`useClass`, `useValue`, `useFactory` or `useExisting`).
 *
 * @uk Способи передати параметри визначнику мови: {@link OptionsProvider} або провайдер Nest без `provide`
 * (`useClass`, `useValue`, `useFactory` чи `useExisting`).
 *
 * @typeParam T - Type of the options.
 * @ukTypeParam T - Тип параметрів.
 */
export type OptionProvider<T = any> =
  | Omit<ClassProvider<T>, 'provide'>
  | Omit<ValueProvider<T>, 'provide'>
  | Omit<FactoryProvider<T>, 'provide'>
  | Omit<ExistingProvider<T>, 'provide'>
  | OptionsProvider;

/**
 * Resolver class in `use` together with its options.
 *
 * @uk Клас визначника мови в `use` разом із його параметрами.
 *
 * @example
 * ```ts
 * import { QueryResolver, type ResolverWithOptions } from '@softkit/i18n';
 *
 * export const queryResolver: ResolverWithOptions = { use: QueryResolver, options: ['lang', 'locale'] };
 * ```
 */
export type ResolverWithOptions = {
  /**
   * Class of the resolver; the module creates its instance.
   *
   * @uk Клас визначника; його екземпляр створюється в модулі.
   */
  use: Type<I18nResolver>;
} & OptionProvider;

/**
 * One item of the `resolvers` list: a class, a class with options, or a ready instance.
 *
 * @uk Один елемент списку `resolvers`: клас, клас із параметрами або готовий екземпляр.
 */
export type I18nOptionResolver = ResolverWithOptions | Type<I18nResolver> | I18nResolver;

/**
 * Takes the language from the `Accept-Language` header, respecting the weights (`q`), and chooses among the
 * supported languages. Works for HTTP and GraphQL.
 *
 * @uk Бере мову із заголовка `Accept-Language` з урахуванням ваг (`q`) та вибирає серед підтримуваних мов.
 * Працює для HTTP і GraphQL.
 */
export declare class AcceptLanguageResolver implements I18nResolver {
  /**
   * Sets how exactly a language must match.
   *
   * @uk Задає, наскільки точно має збігатися мова.
   *
   * @param options - `strict` compares the region too when the request names one, `loose` compares only the
   * language, `strict-loose` tries both in this order. `{ matchType: 'strict-loose' }` by default.
   * @ukParam options - `strict` порівнює також регіон, якщо його вказано в запиті, `loose` порівнює лише
   * мову, `strict-loose` пробує обидва способи в цьому порядку. Типове значення —
   * `{ matchType: 'strict-loose' }`.
   */
  constructor(options?: AcceptLanguageResolverOptions);

  /**
   * Reads the header of the request.
   *
   * @uk Читає заголовок запиту.
   *
   * @param context - Execution context of the request.
   * @ukParam context - Контекст виконання запиту.
   * @returns A supported language, or `undefined` when there is no header or nothing matches.
   * @ukReturns Підтримувана мова або `undefined`, якщо заголовка немає чи жодна мова не підходить.
   */
  resolve(context: ExecutionContext): Promise<string | string[] | undefined>;
}

/**
 * Takes the language from a cookie. It parses the `Cookie` header itself when the request has no parsed
 * cookies.
 *
 * @uk Бере мову з cookie. Якщо cookie запиту ще не розібрано, сам розбирає заголовок `Cookie`.
 */
export declare class CookieResolver implements I18nResolver {
  /**
   * Sets the names of the cookies.
   *
   * @uk Задає назви cookie.
   *
   * @param cookieNames - Names to look for, in order; `['lang']` by default.
   * @ukParam cookieNames - Назви, які шукати, у порядку пріоритету; типове значення — `['lang']`.
   */
  constructor(cookieNames?: string[]);

  /**
   * Reads the cookies of the request.
   *
   * @uk Читає cookie запиту.
   *
   * @param context - Execution context of the request.
   * @ukParam context - Контекст виконання запиту.
   * @returns The value of the first cookie found, or `undefined`.
   * @ukReturns Значення першої знайденої cookie або `undefined`.
   */
  resolve(context: ExecutionContext): string | string[] | undefined;
}

/**
 * Takes the language of a GraphQL subscription from `connectionParams.lang` of the WebSocket connection.
 *
 * @uk Бере мову підписки GraphQL із `connectionParams.lang` з’єднання WebSocket.
 */
export declare class GraphQLWebsocketResolver implements I18nResolver {
  /**
   * Reads the parameters of the connection.
   *
   * @uk Читає параметри з’єднання.
   *
   * @param context - Execution context of the request.
   * @ukParam context - Контекст виконання запиту.
   * @returns The language, or `undefined` when it is absent or the transport is not GraphQL.
   * @ukReturns Мова або `undefined`, якщо її немає чи транспорт не GraphQL.
   */
  resolve(context: ExecutionContext): Promise<string | string[] | undefined>;
}

/**
 * Takes the language from the metadata of a gRPC call.
 *
 * @uk Бере мову з метаданих виклику gRPC.
 */
export declare class GrpcMetadataResolver implements I18nResolver {
  /**
   * Sets the keys of the metadata.
   *
   * @uk Задає ключі метаданих.
   *
   * @param keys - Keys to look for, in order; `['lang']` by default.
   * @ukParam keys - Ключі, які шукати, у порядку пріоритету; типове значення — `['lang']`.
   */
  constructor(keys?: string[]);

  /**
   * Reads the metadata of the call.
   *
   * @uk Читає метадані виклику.
   *
   * @param context - Execution context of the call.
   * @ukParam context - Контекст виконання виклику.
   * @returns The language, or `undefined` when it is absent or the transport is not RPC.
   * @ukReturns Мова або `undefined`, якщо її немає чи транспорт не RPC.
   */
  resolve(context: ExecutionContext): Promise<string | string[] | undefined>;
}

/**
 * Takes the whole value of a request header as the language, for HTTP and GraphQL. It does not understand the
 * format of `Accept-Language`, about which it writes a warning; use {@link AcceptLanguageResolver} for that
 * header.
 *
 * @uk Бере як мову все значення заголовка запиту, для HTTP і GraphQL. Формату `Accept-Language` не розуміє,
 * про що пише попередження; для цього заголовка використовуйте {@link AcceptLanguageResolver}.
 */
export declare class HeaderResolver implements I18nResolver {
  /**
   * Sets the names of the headers.
   *
   * @uk Задає назви заголовків.
   *
   * @param keys - Names in lower case, in order; an empty list by default, with which no header is read.
   * @ukParam keys - Назви в нижньому регістрі, у порядку пріоритету; типово порожній список, за якого не
   * читається жоден заголовок.
   */
  constructor(keys?: string[]);

  /**
   * Reads the headers of the request.
   *
   * @uk Читає заголовки запиту.
   *
   * @param context - Execution context of the request.
   * @ukParam context - Контекст виконання запиту.
   * @returns The value of the first header found, or `undefined`.
   * @ukReturns Значення першого знайденого заголовка або `undefined`.
   */
  resolve(context: ExecutionContext): any;
}

/**
 * Takes the language from a parameter of the query string, for HTTP and GraphQL.
 *
 * @uk Бере мову з параметра рядка запиту, для HTTP і GraphQL.
 */
export declare class QueryResolver implements I18nResolver {
  /**
   * Sets the names of the parameters.
   *
   * @uk Задає назви параметрів.
   *
   * @param keys - Names in order; an empty list by default, with which nothing is read.
   * @ukParam keys - Назви в порядку переваги; типово порожній список, за якого не читається нічого.
   */
  constructor(keys?: string[]);

  /**
   * Reads the query string of the request.
   *
   * @uk Читає рядок запиту.
   *
   * @param context - Execution context of the request.
   * @ukParam context - Контекст виконання запиту.
   * @returns The value of the first parameter found, or `undefined`.
   * @ukReturns Значення першого знайденого параметра або `undefined`.
   */
  resolve(context: ExecutionContext): any;
}

/**
 * Tells whether an item of `resolvers` is a class with options and not a bare class.
 *
 * @uk Повідомляє, чи елемент `resolvers` є класом із параметрами, а не самим класом.
 *
 * @param resolver - Item of the list.
 * @ukParam resolver - Елемент списку.
 * @returns `true` when the item has `use`.
 * @ukReturns `true`, якщо елемент має `use`.
 */
export declare function isResolverWithOptions(resolver: I18nOptionResolver): resolver is ResolverWithOptions;

/**
 * Tells whether the instance of a resolver must be taken from the Nest container.
 *
 * @uk Повідомляє, чи екземпляр визначника мови треба брати з контейнера Nest.
 *
 * @param e - Item of the `resolvers` list.
 * @ukParam e - Елемент списку `resolvers`.
 * @returns `true` for a class and for a class with options, `false` for a ready instance.
 * @ukReturns `true` для класу та класу з параметрами, `false` для готового екземпляра.
 */
export declare function shouldResolve(e: I18nOptionResolver): e is ResolverWithOptions | Type<I18nResolver>;
