/**
 * Hashes passwords with argon2 and generates random IDs, codes, and numbers with nanoid.
 *
 * Install it:
 *
 * ```bash
 * npm install @softkit/crypto
 * ```
 *
 * @uk Гешує паролі за допомогою argon2 та створює випадкові ідентифікатори, коди й числа за
 * допомогою nanoid.
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
 * @returns A new ID, different on every call.
 * @ukReturns Новий ідентифікатор, щоразу інший.
 */
export declare function generateRandomId(): string;

/**
 * Generates an ID like {@link generateRandomId}, for code that expects a promise.
 *
 * @uk Робить те саме, що {@link generateRandomId}, але для коду, якому потрібен проміс.
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
 * @ukParam length - Кількість символів. За замовчуванням — 11.
 * @returns A code in which every character is a digit or a letter from `A` to `Z`.
 * @ukReturns Код, у якому кожен символ — цифра або літера від `A` до `Z`.
 */
export declare function generateRandomIdWithoutSpecialCharacters(length?: number): string;

/**
 * Generates a random integer from random digits. Leading zeros are lost, so the number can have fewer digits
 * than requested; numbers with more than 15 digits lose precision.
 *
 * @uk Створює випадкове ціле число з випадкових цифр. Нулі на початку зникають, тому цифр може вийти менше, ніж
 * запитано. Число, у якому понад 15 цифр, втрачає точність.
 *
 * @param length - Number of random digits; 6 by default.
 * @ukParam length - Кількість випадкових цифр. За замовчуванням — 6.
 * @returns An integer from 0 to `10 ** length - 1`.
 * @ukReturns Ціле число від 0 до `10 ** length - 1`.
 */
export declare function generateRandomNumber(length?: number): number;

/**
 * Hashes a password with argon2. Store the result unchanged: {@link verifyPassword} needs the whole string.
 *
 * @uk Обчислює геш пароля за допомогою argon2. Зберігайте результат без змін: функції {@link verifyPassword}
 * потрібен увесь рядок.
 *
 * @param password - Password as the user typed it, not hashed.
 * @ukParam password - Пароль, який увів користувач, без гешування.
 * @returns The hash in the argon2 encoded format, which includes the salt and the parameters.
 * @ukReturns Геш у закодованому форматі argon2; він містить також сіль і параметри.
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
 * @uk Перевіряє пароль за гешем, створеним функцією {@link hashPassword}. Для гешу, обчисленого іншим
 * алгоритмом, як-от bcrypt, повертає `false`.
 *
 * @param password - Password as the user typed it, not hashed.
 * @ukParam password - Пароль, який увів користувач, без гешування.
 * @param hashedPassword - Result of {@link hashPassword} that you saved for the user.
 * @ukParam hashedPassword - Результат {@link hashPassword}, який ви зберегли для користувача.
 * @returns `true` if the password is correct.
 * @ukReturns `true`, якщо пароль правильний.
 * @throws `Error` if the stored text is empty or isn't a hash.
 * @ukThrows `Error`, якщо збережений текст порожній або це не геш.
 */
export declare function verifyPassword(password: string, hashedPassword: string): Promise<boolean>;
