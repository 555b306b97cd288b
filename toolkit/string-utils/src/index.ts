/**
 * Small string helpers with no dependencies: turn technical names into readable words and carry a plain
 * object inside a URL.
 *
 * Install the package from npm. It needs no peer packages.
 *
 * ```bash
 * npm install @softkit/string-utils
 * ```
 *
 * @uk Невеликі допоміжні функції для рядків без жодних залежностей: вони перетворюють технічні назви на
 * читабельні слова й передають простий об’єкт усередині URL.
 *
 * Встановіть пакет з npm. Додаткові пакети йому не потрібні.
 *
 * ```bash
 * npm install @softkit/string-utils
 * ```
 *
 * @packageDocumentation
 */

/**
 * Makes the first character of a string upper case and leaves the rest as it is.
 *
 * An empty string comes back empty.
 *
 * @uk Переводить перший символ рядка у верхній регістр, а решту лишає без змін.
 *
 * Порожній рядок повертається порожнім.
 *
 * @param word - Text to change.
 * @ukParam word - Текст, який треба змінити.
 * @returns A new string with an upper-case first character.
 * @ukReturns Новий рядок, у якому перший символ — у верхньому регістрі.
 */
export declare function capitalize(word: string): string;

/**
 * Turns a technical name, such as a table name, into words a person can read: `user_profile` becomes
 * `User Profile`.
 *
 * The text is lower-cased first and then split at everything that is not a Latin letter, so digits and
 * punctuation disappear and camel case is not split: `userProfile` becomes `Userprofile`.
 *
 * @uk Перетворює технічну назву, наприклад назву таблиці, на слова, зрозумілі людині: `user_profile` стає
 * `User Profile`.
 *
 * Спершу текст переводиться в нижній регістр, а потім розбивається за всіма символами, які не є латинськими
 * літерами. Тому цифри й розділові знаки зникають, а camelCase не розбивається: `userProfile` стає
 * `Userprofile`.
 *
 * @param name - Name to convert. Without it the result is an empty string.
 * @ukParam name - Назва, яку треба перетворити. Без неї результатом буде порожній рядок.
 * @returns Capitalized words joined with single spaces, or an empty string when there are no Latin letters.
 * @ukReturns Слова з великої літери, розділені одним пробілом, або порожній рядок, якщо латинських літер
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
 * Packs an object into one string that is safe to put into a URL, for example into a query parameter.
 *
 * The object is serialized as JSON, encoded as Base64 and then percent-encoded. Read it back with
 * {@link decodeBase64StringObjectFromUrl}. This is an encoding, not encryption: anyone can read the value.
 *
 * @uk Пакує об’єкт в один рядок, який безпечно вставити в URL, наприклад у параметр запиту.
 *
 * Об’єкт серіалізується в JSON, кодується в Base64, а потім екранується для URL. Прочитати його назад можна
 * функцією {@link decodeBase64StringObjectFromUrl}. Це кодування, а не шифрування: значення може прочитати
 * будь-хто.
 *
 * @param obj - Object to pack. Its values must be serializable as JSON.
 * @ukParam obj - Об’єкт для пакування. Його значення мають серіалізуватися в JSON.
 * @returns Percent-encoded Base64 text.
 * @ukReturns Текст у Base64, екранований для URL.
 * @throws `TypeError` when `JSON.stringify` cannot serialize the object, for example because of a circular
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
 * Reads an object that {@link encodeObjectToBase64ForUrl} has packed into a URL.
 *
 * It never throws: missing or damaged input gives an empty object.
 *
 * @uk Читає об’єкт, який функція {@link encodeObjectToBase64ForUrl} запакувала в URL.
 *
 * Ніколи не кидає винятків: якщо рядка немає або його пошкоджено, результатом буде порожній об’єкт.
 *
 * @param str - Percent-encoded Base64 text taken from the URL.
 * @ukParam str - Текст у Base64 з URL, екранований для URL.
 * @returns The unpacked object, or an empty object when `str` is missing or cannot be decoded.
 * @ukReturns Розпакований об’єкт або порожній об’єкт, якщо `str` не задано чи не вдалося розкодувати.
 */
export declare function decodeBase64StringObjectFromUrl(str?: string): Record<string, unknown>;
