/**
 * Parameter decorator that passes the request's `I18nContext` to a controller method.
 *
 * It throws `I18nError` and logs an error if there is no context, for example, in a method called by a queue or
 * a scheduler. Use `I18nService` there.
 *
 * @uk Декоратор параметра, який передає в метод контролера `I18nContext` запиту.
 *
 * Кидає `I18nError` і записує помилку в журнал, якщо контексту немає, наприклад у методі, який викликала черга
 * або планувальник. Там використовуйте `I18nService`.
 *
 * @throws `I18nError` if there is no i18n context.
 * @ukThrows `I18nError`, якщо контексту i18n немає.
 * @example
 * ```ts
 * import { Controller, Get } from '@nestjs/common';
 * import { I18n, I18nContext } from '@softkit/i18n';
 *
 * @Controller('greeting')
 * export class GreetingController {
 *   @Get()
 *   greet(@I18n() i18n: I18nContext): string {
 *     return i18n.t('common.greeting', { args: { name: 'Olena' } });
 *   }
 * }
 * ```
 */
export declare const I18n: (...dataOrPipes: any[]) => ParameterDecorator;

/**
 * Parameter decorator that passes the request language, or `undefined` if there is no i18n context.
 *
 * @uk Декоратор параметра, який передає мову запиту або `undefined`, якщо контексту i18n немає.
 *
 * @example
 * ```ts
 * import { Controller, Get } from '@nestjs/common';
 * import { I18nLang } from '@softkit/i18n';
 *
 * @Controller('language')
 * export class LanguageController {
 *   @Get()
 *   current(@I18nLang() lang: string): { lang: string } {
 *     return { lang };
 *   }
 * }
 * ```
 */
export declare const I18nLang: (...dataOrPipes: any[]) => ParameterDecorator;

/**
 * Injects the list of supported languages into a constructor parameter or a property.
 *
 * @uk Впроваджує список підтримуваних мов у параметр конструктора або властивість.
 *
 * @returns A decorator for constructor parameters and properties.
 * @ukReturns Декоратор для параметрів конструктора та властивостей.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { I18nLanguages } from '@softkit/i18n';
 *
 * @Injectable()
 * export class ProfileService {
 *   constructor(@I18nLanguages() private readonly languages: string[]) {}
 *
 *   isSupported(lang: string): boolean {
 *     return this.languages.includes(lang);
 *   }
 * }
 * ```
 */
export declare function I18nLanguages(): PropertyDecorator & ParameterDecorator;

/**
 * Injects the options specified for a resolver in `resolvers`. Apply it to a constructor parameter in your own
 * resolver.
 *
 * A resolver listed without options receives `undefined`, so set a default value for the parameter.
 *
 * @uk Впроваджує в резолвер мови (resolver) ті параметри, з якими його вказано в `resolvers`. Застосовуйте
 * декоратор до параметра конструктора власного резолвера.
 *
 * Резолвер, вказаний без параметрів, отримує `undefined`, тому задайте параметру типове значення.
 *
 * @returns A decorator for constructor parameters.
 * @ukReturns Декоратор для параметрів конструктора.
 * @example
 * ```ts
 * import { type ExecutionContext, Injectable } from '@nestjs/common';
 * import { type I18nResolver, I18nResolverOptions } from '@softkit/i18n';
 *
 * @Injectable()
 * export class SubdomainResolver implements I18nResolver {
 *   constructor(@I18nResolverOptions() private readonly languages: string[] = ['en']) {}
 *
 *   resolve(context: ExecutionContext): string | undefined {
 *     const { headers } = context.switchToHttp().getRequest<{ headers: { host?: string } }>();
 *     const [subdomain] = (headers.host ?? '').split('.');
 *     return this.languages.find((language) => language === subdomain);
 *   }
 * }
 * ```
 */
export declare function I18nResolverOptions(): any;

/**
 * Returns the injection token for a resolver class's options.
 *
 * @uk Повертає токен впровадження, за яким клас резолвера мови отримує свої параметри.
 *
 * @param target - Resolver class whose options must be injected.
 * @ukParam target - Клас резолвера мови, параметри якого треба впровадити.
 * @returns The class name followed by `I18nResolverOptions`.
 * @ukReturns Назва класу, до якої дописано `I18nResolverOptions`.
 */
export declare function getI18nResolverOptionsToken(target: () => void): string;
