/**
 * Asserts that a value is present and returns it without `null` and `undefined` in its type, so tests don't
 * need the `!` operator.
 *
 * @uk Перевіряє, що значення є, і повертає його з типом без `null` та `undefined`, щоб тест обходився без
 * оператора `!`.
 *
 * @typeParam T - Type of the value without `null` and `undefined`.
 * @ukTypeParam T - Тип значення без `null` та `undefined`.
 * @param v - Value that must be present.
 * @ukParam v - Значення, яке має бути задане.
 * @returns The given value, typed as present.
 * @ukReturns Передане значення з типом, у якому немає `null` та `undefined`.
 * @throws A failed Jest assertion if the value is `undefined`, or a string with the reason if it is `null`.
 * @ukThrows Помилка перевірки Jest, якщо значення — `undefined`, або рядок із поясненням, якщо це `null`.
 * @example
 * ```ts
 * import { expect, it } from '@jest/globals';
 * import { expectNotNullAndGet } from '@softkit/test-utils';
 *
 * const users = new Map([['42', { name: 'Olena' }]]);
 *
 * it('finds a user', () => {
 *   const user = expectNotNullAndGet(users.get('42'));
 *   expect(user.name).toBe('Olena');
 * });
 * ```
 */
export declare function expectNotNullAndGet<T>(v?: T | null): T;
