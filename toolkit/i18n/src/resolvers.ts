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
   * How to match a requested language with the supported ones.
   *
   * @uk Спосіб зіставити запитану мову з підтримуваними.
   */
  matchType: 'strict' | 'loose' | 'strict-loose';
}

/**
 * Language resolver: detects the language of a request. Implement it to read the language from a source that
 * the built-in resolvers don't support, such as a user profile.
 *
 * @uk Резолвер мови (resolver) запиту. Реалізуйте цей інтерфейс, щоб брати мову звідти, звідки не вміють
 * вбудовані резолвери, наприклад із профілю користувача.
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
   * For HTTP, it is called from middleware: the execution context then contains only the request and the
   * response, and its `getHandler`, `getClass`, `getArgs`, `getArgByIndex`, `switchToRpc`, and `switchToWs`
   * methods throw `I18nError`.
   *
   * @uk Повертає мову або `undefined`, щоб спробував наступний резолвер.
   *
   * Для HTTP метод викликано з проміжного обробника. Контекст виконання містить тоді лише запит і відповідь, а
   * його методи `getHandler`, `getClass`, `getArgs`, `getArgByIndex`, `switchToRpc` та `switchToWs` кидають
   * `I18nError`.
   *
   * @param context - Request that the language must be found for.
   * @ukParam context - Запит, для якого треба визначити мову.
   * @returns The language, or `undefined` to let the next resolver try.
   * @ukReturns Мова або `undefined`, щоб спробував наступний резолвер.
   */
  resolve(context: ExecutionContext): Promise<string | string[] | undefined> | string | string[] | undefined;
}

/**
 * Provider that passes options to a resolver directly as a value.
 *
 * @uk Провайдер, який передає параметри резолверу мови безпосередньо як значення.
 */
export interface OptionsProvider {
  /**
   * Value that the resolver receives through `I18nResolverOptions`.
   *
   * @uk Значення, яке резолвер отримує через `I18nResolverOptions`.
   */
  options: any;
}

/**
 * Ways to pass options to a resolver: {@link OptionsProvider} or a Nest provider without `provide` (`useClass`,
 * `useValue`, `useFactory`, or `useExisting`).
 *
 * @uk Способи передати параметри резолверу мови: {@link OptionsProvider} або провайдер Nest без `provide`
 * (`useClass`, `useValue`, `useFactory` чи `useExisting`).
 *
 * @typeParam T - Shape of the options that the resolver takes.
 * @ukTypeParam T - Форма параметрів, які приймає резолвер мови.
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
 * @uk Клас резолвера мови в `use` разом із його параметрами.
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
   * Resolver class; the module creates its instance.
   *
   * @uk Клас резолвера, екземпляр якого створює модуль.
   */
  use: Type<I18nResolver>;
} & OptionProvider;

/**
 * Item in the `resolvers` list: a class, a class with options, or an instance.
 *
 * @uk Елемент списку `resolvers`: клас, клас із параметрами або готовий екземпляр.
 */
export type I18nOptionResolver = ResolverWithOptions | Type<I18nResolver> | I18nResolver;

/**
 * Language resolver that uses the `Accept-Language` header, including weights (`q`), to choose a supported
 * language. It works for HTTP and GraphQL.
 *
 * @uk Резолвер мови, який вибирає одну з підтримуваних мов за заголовком `Accept-Language` і враховує ваги
 * (`q`). Працює для HTTP і GraphQL.
 */
export declare class AcceptLanguageResolver implements I18nResolver {
  /**
   * Creates the resolver with a language matching mode.
   *
   * @uk Створює резолвер із заданим способом зіставлення мов.
   *
   * @param options - `strict` also compares the region if the request specifies one, `loose` compares only the
   * language, and `strict-loose` tries both in this order. `{ matchType: 'strict-loose' }` by default.
   * @ukParam options - `strict` порівнює також регіон, якщо його вказано в запиті, `loose` порівнює лише мову,
   * `strict-loose` пробує обидва способи по черзі. За замовчуванням — `{ matchType: 'strict-loose' }`.
   */
  constructor(options?: AcceptLanguageResolverOptions);

  /**
   * Finds the best supported match for the languages in the `Accept-Language` header.
   *
   * @uk Знаходить підтримувану мову, яка найкраще відповідає заголовку `Accept-Language`.
   *
   * @param context - Request that the language must be found for.
   * @ukParam context - Запит, для якого треба визначити мову.
   * @returns A supported language, or `undefined` if the header is missing or no language matches.
   * @ukReturns Підтримувана мова або `undefined`, якщо заголовка немає чи жодна мова не підходить.
   */
  resolve(context: ExecutionContext): Promise<string | string[] | undefined>;
}

/**
 * Language resolver that reads the language from a cookie. It parses the `Cookie` header itself if the request
 * has no parsed cookies.
 *
 * @uk Резолвер, який читає мову з cookie. Якщо запит не містить розібраних cookie, сам розбирає заголовок
 * `Cookie`.
 */
export declare class CookieResolver implements I18nResolver {
  /**
   * Creates the resolver with cookie names.
   *
   * @uk Створює резолвер із назвами cookie.
   *
   * @param cookieNames - Names to look for, in priority order; `['lang']` by default.
   * @ukParam cookieNames - Назви, які треба шукати, у порядку пріоритету. За замовчуванням — `['lang']`.
   */
  constructor(cookieNames?: string[]);

  /**
   * Looks for the language in the configured cookies, in order.
   *
   * @uk По черзі шукає мову в указаних cookie.
   *
   * @param context - Request that the language must be found for.
   * @ukParam context - Запит, для якого треба визначити мову.
   * @returns The value of the first cookie found, or `undefined`.
   * @ukReturns Значення першої знайденої cookie або `undefined`.
   */
  resolve(context: ExecutionContext): string | string[] | undefined;
}

/**
 * Language resolver for GraphQL subscriptions that reads `connectionParams.lang` from the WebSocket connection.
 *
 * @uk Резолвер мови підписки GraphQL, який читає `connectionParams.lang` зі з’єднання WebSocket.
 */
export declare class GraphQLWebsocketResolver implements I18nResolver {
  /**
   * Looks for the language in the GraphQL WebSocket connection parameters.
   *
   * @uk Шукає мову в параметрах з’єднання GraphQL через WebSocket.
   *
   * @param context - Request that the language must be found for.
   * @ukParam context - Запит, для якого треба визначити мову.
   * @returns The language, or `undefined` if it's missing or the transport isn't GraphQL.
   * @ukReturns Мова або `undefined`, якщо її немає чи транспорт не GraphQL.
   */
  resolve(context: ExecutionContext): Promise<string | string[] | undefined>;
}

/**
 * Language resolver that reads the language from gRPC call metadata.
 *
 * @uk Резолвер, який читає мову з метаданих виклику gRPC.
 */
export declare class GrpcMetadataResolver implements I18nResolver {
  /**
   * Creates the resolver with metadata keys.
   *
   * @uk Створює резолвер із ключами метаданих.
   *
   * @param keys - Keys to look for, in priority order; `['lang']` by default.
   * @ukParam keys - Ключі, які треба шукати, у порядку пріоритету. За замовчуванням — `['lang']`.
   */
  constructor(keys?: string[]);

  /**
   * Looks for the language in the gRPC call metadata.
   *
   * @uk Шукає мову в метаданих виклику gRPC.
   *
   * @param context - Call that the language must be found for.
   * @ukParam context - Виклик, для якого треба визначити мову.
   * @returns The language, or `undefined` if it's missing or the transport isn't RPC.
   * @ukReturns Мова або `undefined`, якщо її немає чи транспорт не RPC.
   */
  resolve(context: ExecutionContext): Promise<string | string[] | undefined>;
}

/**
 * Language resolver that uses the whole value of a request header as the language, for HTTP and GraphQL. It
 * doesn't support the `Accept-Language` format and logs a warning about it; use {@link AcceptLanguageResolver}
 * for that header.
 *
 * @uk Резолвер, для якого мова — це все значення заголовка запиту. Працює для HTTP і GraphQL. Формату
 * `Accept-Language` не підтримує й записує про це попередження. Для такого заголовка є
 * {@link AcceptLanguageResolver}.
 */
export declare class HeaderResolver implements I18nResolver {
  /**
   * Creates the resolver with header names.
   *
   * @uk Створює резолвер із назвами заголовків.
   *
   * @param keys - Lowercase names, in priority order. An empty list by default, so no header is read.
   * @ukParam keys - Назви в нижньому регістрі, у порядку пріоритету. За замовчуванням список порожній, тому
   * резолвер не читає жодного заголовка.
   */
  constructor(keys?: string[]);

  /**
   * Looks for the language in the configured request headers, in order.
   *
   * @uk По черзі шукає мову у вказаних заголовках запиту.
   *
   * @param context - Request that the language must be found for.
   * @ukParam context - Запит, для якого треба визначити мову.
   * @returns The value of the first header found, or `undefined`.
   * @ukReturns Значення першого знайденого заголовка або `undefined`.
   */
  resolve(context: ExecutionContext): any;
}

/**
 * Language resolver that reads the language from a query parameter, for HTTP and GraphQL.
 *
 * @uk Резолвер, який читає мову з параметра запиту. Працює для HTTP і GraphQL.
 */
export declare class QueryResolver implements I18nResolver {
  /**
   * Creates the resolver with query parameter names.
   *
   * @uk Створює резолвер із назвами параметрів запиту.
   *
   * @param keys - Names in priority order. An empty list by default, so no parameter is read.
   * @ukParam keys - Назви в порядку пріоритету. За замовчуванням список порожній, тому резолвер не читає жодного
   * параметра.
   */
  constructor(keys?: string[]);

  /**
   * Looks for the language in the configured query parameters, in order.
   *
   * @uk По черзі шукає мову у вказаних параметрах запиту.
   *
   * @param context - Request that the language must be found for.
   * @ukParam context - Запит, для якого треба визначити мову.
   * @returns The value of the first parameter found, or `undefined`.
   * @ukReturns Значення першого знайденого параметра або `undefined`.
   */
  resolve(context: ExecutionContext): any;
}

/**
 * Checks whether a `resolvers` item is a class with options.
 *
 * @uk Визначає, чи елемент `resolvers` — це клас із параметрами.
 *
 * @param resolver - One item from the module's `resolvers` option.
 * @ukParam resolver - Елемент списку `resolvers` із параметрів модуля.
 * @returns `true` if the item has `use`.
 * @ukReturns `true`, якщо елемент має `use`.
 */
export declare function isResolverWithOptions(resolver: I18nOptionResolver): resolver is ResolverWithOptions;

/**
 * Checks whether a resolver instance must be obtained from the Nest container.
 *
 * @uk Визначає, чи треба брати екземпляр резолвера мови з контейнера Nest.
 *
 * @param e - One item from the module's `resolvers` option.
 * @ukParam e - Елемент списку `resolvers` із параметрів модуля.
 * @returns `true` for a class or a class with options, `false` for an instance.
 * @ukReturns `true` для класу та класу з параметрами, `false` для готового екземпляра.
 */
export declare function shouldResolve(e: I18nOptionResolver): e is ResolverWithOptions | Type<I18nResolver>;
