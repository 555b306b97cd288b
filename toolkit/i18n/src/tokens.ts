import type { Logger } from '@nestjs/common';

/**
 * Injection token of the module options: an `I18nOptions` object with the default values filled in.
 *
 * @uk Токен впровадження параметрів модуля: об’єкт `I18nOptions`, доповнений типовими значеннями.
 */
export declare const I18N_OPTIONS = 'I18nOptions';

/**
 * Injection token of the translations merged from all loaders. {@link I18N_LANGUAGES} and this token are
 * filled when the application starts.
 *
 * @uk Токен впровадження перекладів, об’єднаних з усіх завантажувачів. Цей токен і {@link I18N_LANGUAGES}
 * отримують значення під час запуску застосунку.
 */
export declare const I18N_TRANSLATIONS = 'I18nTranslations';

/**
 * Injection token of the list of supported languages: every language that at least one loader reports,
 * without repetitions.
 *
 * @uk Токен впровадження списку підтримуваних мов: усі мови, про які повідомив хоча б один завантажувач, без
 * повторів.
 */
export declare const I18N_LANGUAGES = 'I18nLanguages';

/**
 * Suffix of the token under which a resolver gets its options. The full token is the class name of the
 * resolver followed by this suffix, for example `HeaderResolverI18nResolverOptions`.
 *
 * @uk Закінчення токена, за яким визначник мови отримує свої параметри. Повний токен — це назва класу
 * визначника та це закінчення, наприклад `HeaderResolverI18nResolverOptions`.
 */
export declare const I18N_RESOLVER_OPTIONS = 'I18nResolverOptions';

/**
 * Injection token of the list of language resolvers, in the order in which they are asked.
 *
 * @uk Токен впровадження списку визначників мови в тому порядку, в якому їх опитують.
 */
export declare const I18N_RESOLVERS = 'I18nResolvers';

/**
 * Injection token of the list of translation loaders.
 *
 * @uk Токен впровадження списку завантажувачів перекладів.
 */
export declare const I18N_LOADERS = 'I18N_LOADERS';

/**
 * Nest logger with the context `I18nService`, to which the package writes about missing keys, unreadable
 * files and wrong set-up.
 *
 * @uk Логер Nest з контекстом `I18nService`, у який пакет пише про відсутні ключі, файли, що не читаються, та
 * помилки налаштування.
 */
export declare const logger: Logger;
