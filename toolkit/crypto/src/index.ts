/**
 * Password hashing with argon2 and random IDs with nanoid.
 *
 * Install it:
 *
 * ```bash
 * npm install @softkit/crypto
 * ```
 *
 * @uk Гешування паролів через argon2 та випадкові ідентифікатори через nanoid.
 *
 * Встановіть пакет:
 *
 * ```bash
 * npm install @softkit/crypto
 * ```
 *
 * @packageDocumentation
 */

/**
 * Generates a random 21-character ID with Latin letters, digits, `_`, and `-`. It's safe to use in a URL
 * without encoding.
 *
 * @uk Створює випадковий ідентифікатор із 21 символу: латинські літери, цифри, `_` та `-`. Він придатний для
 * URL без кодування.
 *
 * @returns The ID.
 * @ukReturns Ідентифікатор.
 */
export declare function generateRandomId(): string;

/**
 * Generates the same kind of ID as {@link generateRandomId} and returns it as a promise.
 *
 * @uk Створює ідентифікатор того самого вигляду, що й {@link generateRandomId}, і повертає його як проміс.
 *
 * @returns A promise that resolves with the ID.
 * @ukReturns Проміс з ідентифікатором.
 */
export declare function generateRandomIdAsync(): Promise<string>;

/**
 * Generates a random string of digits and uppercase Latin letters, for codes that people read and type.
 *
 * @uk Створює випадковий рядок із цифр і великих латинських літер — для кодів, які люди читають і вводять.
 *
 * @param length - Number of characters; 11 by default.
 * @ukParam length - Кількість символів; типово 11.
 * @returns The string.
 * @ukReturns Рядок.
 */
export declare function generateRandomIdWithoutSpecialCharacters(length?: number): string;

/**
 * Generates a random integer from random digits. Leading zeros are lost, so the number can have fewer digits
 * than requested; numbers with more than 15 digits lose precision.
 *
 * @uk Створює випадкове ціле число з випадкових цифр. Початкові нулі зникають, тому цифр у числі може бути
 * менше, ніж запитано; понад 15 цифр число втрачає точність.
 *
 * @param length - Number of random digits; 6 by default.
 * @ukParam length - Кількість випадкових цифр; типово 6.
 * @returns The number.
 * @ukReturns Число.
 */
export declare function generateRandomNumber(length?: number): number;

/**
 * Hashes a password with argon2. Store the result unchanged: {@link verifyPassword} needs the whole string.
 *
 * @uk Обчислює геш пароля через argon2. Зберігайте результат без змін: {@link verifyPassword} потребує всього
 * рядка.
 *
 * @param password - Plain-text password.
 * @ukParam password - Пароль відкритим текстом.
 * @returns The hash in the argon2 encoded format.
 * @ukReturns Геш у закодованому форматі argon2.
 * @example
 * ```ts
 * import { hashPassword, verifyPassword } from '@softkit/crypto';
 *
 * export async function changePassword(
 *   user: { passwordHash: string },
 *   current: string,
 *   next: string,
 * ): Promise<boolean> {
 *   if (!(await verifyPassword(current, user.passwordHash))) {
 *     return false;
 *   }
 *
 *   user.passwordHash = await hashPassword(next);
 *   return true;
 * }
 * ```
 */
export declare function hashPassword(password: string): Promise<string>;

/**
 * Checks a password against a hash created by {@link hashPassword}. For a hash created with another algorithm,
 * such as bcrypt, it returns `false`.
 *
 * @uk Перевіряє пароль за гешем, створеним функцією {@link hashPassword}. Якщо геш обчислено іншим алгоритмом,
 * наприклад bcrypt, результат — `false`.
 *
 * @param password - Plain-text password.
 * @ukParam password - Пароль відкритим текстом.
 * @param hashedPassword - Stored hash.
 * @ukParam hashedPassword - Збережений геш.
 * @returns `true` if the password is correct.
 * @ukReturns `true`, якщо пароль правильний.
 * @throws `Error` if the stored text is empty or isn't a hash.
 * @ukThrows `Error`, якщо збережений текст порожній або не є гешем.
 */
export declare function verifyPassword(password: string, hashedPassword: string): Promise<boolean>;
