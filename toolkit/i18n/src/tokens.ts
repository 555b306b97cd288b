import type { Logger } from '@nestjs/common';

/**
 * Injection token for the module options: an `I18nOptions` object with default values filled in.
 *
 * @uk Токен впровадження параметрів модуля: об’єкт `I18nOptions`, доповнений типовими значеннями.
 */
export declare const I18N_OPTIONS = 'I18nOptions';

/**
 * Injection token for the translations merged from all loaders. This token and {@link I18N_LANGUAGES} get their
 * values at application startup.
 *
 * @uk Токен впровадження перекладів, об’єднаних з усіх завантажувачів. Цей токен і {@link I18N_LANGUAGES}
 * отримують значення під час запуску застосунку.
 */
export declare const I18N_TRANSLATIONS = 'I18nTranslations';

/**
 * Injection token for the list of supported languages: every language reported by at least one loader, without
 * duplicates.
 *
 * @uk Токен впровадження списку підтримуваних мов: усі мови, про які повідомив хоча б один завантажувач, без
 * повторів.
 */
export declare const I18N_LANGUAGES = 'I18nLanguages';

/**
 * Suffix for the injection token of resolver options. The full token is the resolver's class name followed by
 * this suffix, for example, `HeaderResolverI18nResolverOptions`.
 *
 * @uk Закінчення токена впровадження, за яким резолвер мови отримує свої параметри. Повний токен — це назва
 * класу резолвера з таким закінченням, наприклад `HeaderResolverI18nResolverOptions`.
 */
export declare const I18N_RESOLVER_OPTIONS = 'I18nResolverOptions';

/**
 * Injection token for the list of language resolvers, in the order in which they are tried.
 *
 * @uk Токен впровадження списку резолверів мови в тому порядку, в якому їх опитують.
 */
export declare const I18N_RESOLVERS = 'I18nResolvers';

/**
 * Injection token for the list of translation loaders.
 *
 * @uk Токен впровадження списку завантажувачів перекладів.
 */
export declare const I18N_LOADERS = 'I18N_LOADERS';

/**
 * Nest logger with the `I18nService` context. The package uses it to report missing keys, unreadable files, and
 * setup errors.
 *
 * @uk Логер Nest з контекстом `I18nService`. За його допомогою пакет повідомляє, яких ключів бракує, яких
 * файлів не вдалося прочитати та які помилки є в налаштуванні.
 */
export declare const logger: Logger;
