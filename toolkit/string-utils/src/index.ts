/**
 * String helpers without dependencies that convert technical names to readable words and pass a plain object in
 * a URL.
 *
 * Install the package from npm. It has no peer packages.
 *
 * ```bash
 * npm install @softkit/string-utils
 * ```
 *
 * @uk Допоміжні функції для рядків, без залежностей. Вони перетворюють технічні назви на зрозумілі слова та
 * передають простий об’єкт в URL.
 *
 * Встановіть пакет з npm. Інших пакетів він не потребує.
 *
 * ```bash
 * npm install @softkit/string-utils
 * ```
 *
 * @packageDocumentation
 */

/**
 * Converts the first character of a string to uppercase and leaves the rest unchanged.
 *
 * Returns an empty string for an empty string.
 *
 * @uk Переводить перший символ рядка у верхній регістр, а решту лишає без змін.
 *
 * Для порожнього рядка повертає порожній рядок.
 *
 * @param word - Text whose first character becomes uppercase.
 * @ukParam word - Текст, перший символ якого стане великою літерою.
 * @returns A new string with an uppercase first character.
 * @ukReturns Новий рядок, у якому перший символ — у верхньому регістрі.
 */
export declare function capitalize(word: string): string;

/**
 * Converts a technical name, such as a table name, to readable words: `user_profile` becomes `User Profile`.
 *
 * The text is first converted to lowercase and then split at every character other than `a` to `z`.
 * Digits, punctuation, and accented letters disappear, and camel case stays one word: `userProfile` becomes
 * `Userprofile`.
 *
 * @uk Перетворює технічну назву, наприклад назву таблиці, на слова, зрозумілі людині: `user_profile` стає
 * `User Profile`.
 *
 * Спершу функція переводить текст у нижній регістр, а потім розбиває його за всіма символами, крім літер від `a`
 * до `z`. Цифри, розділові знаки й літери з діакритикою зникають, а назва в camelCase лишається одним словом: `userProfile` стає
 * `Userprofile`.
 *
 * @param name - Technical name in snake, kebab, or another delimited case. Without it, the result
 * is an empty string.
 * @ukParam name - Технічна назва, слова якої розділено підкресленням, дефісом чи іншим знаком. Якщо її не
 * передати, функція поверне порожній рядок.
 * @returns Capitalized words separated by single spaces, or an empty string if there are no letters from A to Z.
 * @ukReturns Слова з великої літери, розділені одним пробілом, або порожній рядок, якщо літер від A до Z
 * немає.
 * @example
 * ```ts
 * import { toCapitalizedWords } from '@softkit/string-utils';
 *
 * const label = toCapitalizedWords('order_line_items'); // 'Order Line Items'
 * const nothing = toCapitalizedWords(undefined); // ''
 * ```
 */
export declare function toCapitalizedWords(name?: string): string;

/**
 * Encodes an object as a URL-safe string, for example, for a query parameter.
 *
 * The object is serialized as JSON, encoded as Base64, and then percent-encoded. To decode it, use
 * {@link decodeBase64StringObjectFromUrl}. This is encoding, not encryption: anyone can read the value.
 *
 * @uk Кодує об’єкт у рядок, який можна безпечно вставити в URL, наприклад у параметр запиту.
 *
 * Функція серіалізує об’єкт у JSON, кодує в Base64, а потім екранує для URL. Щоб розкодувати його, викличте
 * {@link decodeBase64StringObjectFromUrl}. Об’єкт закодовано, а не зашифровано: прочитати значення може
 * будь-хто.
 *
 * @param obj - Object to encode. Its values must be serializable as JSON.
 * @ukParam obj - Об’єкт для кодування. Усі його значення має бути можливо серіалізувати в JSON.
 * @returns The object as percent-encoded Base64, ready to insert into a URL.
 * @ukReturns Об’єкт у Base64, екранований так, щоб його можна було вставити в URL.
 * @throws `TypeError` if `JSON.stringify` can't serialize the object, for example, because of a circular
 * reference.
 * @ukThrows `TypeError`, якщо `JSON.stringify` не може серіалізувати об’єкт, наприклад через циклічне
 * посилання.
 * @example
 * ```ts
 * import {
 *   decodeBase64StringObjectFromUrl,
 *   encodeObjectToBase64ForUrl,
 * } from '@softkit/string-utils';
 *
 * const state = encodeObjectToBase64ForUrl({ returnTo: '/orders/42' });
 * const link = `https://auth.example.com/login?state=${state}`;
 *
 * const { returnTo } = decodeBase64StringObjectFromUrl(state);
 * ```
 */
export declare function encodeObjectToBase64ForUrl(obj: Record<string, unknown>): string;

/**
 * Decodes an object that {@link encodeObjectToBase64ForUrl} encoded for a URL.
 *
 * It never throws: for missing or invalid input, it returns an empty object.
 *
 * @uk Розкодовує об’єкт, який функція {@link encodeObjectToBase64ForUrl} закодувала для URL.
 *
 * Функція ніколи не кидає винятків: якщо рядка немає або він некоректний, вона повертає порожній об’єкт.
 *
 * @param str - Percent-encoded Base64 text from the URL.
 * @ukParam str - Екранований текст Base64 з URL.
 * @returns The decoded object, or an empty object if `str` is missing or can't be decoded.
 * @ukReturns Розкодований об’єкт або, якщо `str` не задано чи не вдалося розкодувати, порожній об’єкт.
 */
export declare function decodeBase64StringObjectFromUrl(str?: string): Record<string, unknown>;
