import type { I18nTranslation } from './translation';

/**
 * Checks that a file or folder exists. The function never resolves with `false`.
 *
 * @uk Перевіряє, що файл або папка існує. Функція ніколи не повертає `false`.
 *
 * @param path - Path to check.
 * @ukParam path - Шлях, який потрібно перевірити.
 * @returns A promise of `true`.
 * @ukReturns Проміс зі значенням `true`.
 * @throws The error of the file system when there is nothing at the path.
 * @ukThrows Помилка файлової системи, якщо за цим шляхом нічого немає.
 */
export declare function exists(path: string): Promise<boolean>;

/**
 * Tells whether a path is a folder. A symbolic link to a folder is not one.
 *
 * @uk Повідомляє, чи шлях веде до папки. Символьне посилання на папку такою не вважається.
 *
 * @param source - Path to check.
 * @ukParam source - Шлях, який потрібно перевірити.
 * @returns `true` for a folder.
 * @ukReturns `true` для папки.
 * @throws The error of the file system when there is nothing at the path.
 * @ukThrows Помилка файлової системи, якщо за цим шляхом нічого немає.
 */
export declare function isDirectory(source: string): Promise<boolean>;

/**
 * Lists the folders that lie directly in a folder.
 *
 * @uk Перелічує папки, що лежать безпосередньо в заданій папці.
 *
 * @param source - Folder to look into.
 * @ukParam source - Папка, у якій шукати.
 * @returns Paths of the folders, `source` included.
 * @ukReturns Шляхи до папок разом із `source`.
 */
export declare function getDirectories(source: string): Promise<string[]>;

/**
 * Lists the files of a folder whose names match a pattern. A file that cannot be checked is skipped with a
 * warning in the log.
 *
 * @uk Перелічує файли папки, назви яких відповідають шаблону. Файл, який не вдалося перевірити, пропускається
 * з попередженням у журналі.
 *
 * @param dirPath - Folder to look into.
 * @ukParam dirPath - Папка, у якій шукати.
 * @param pattern - Regular expression for the name of a file.
 * @ukParam pattern - Регулярний вираз для назви файлу.
 * @param includeSubfolders - Whether to look into nested folders too.
 * @ukParam includeSubfolders - Чи шукати також у вкладених папках.
 * @returns Paths of the files, `dirPath` included; files of nested folders come last.
 * @ukReturns Шляхи до файлів разом із `dirPath`; файли вкладених папок ідуть останніми.
 */
export declare function getFiles(
  dirPath: string,
  pattern: RegExp,
  includeSubfolders: boolean,
): Promise<string[]>;

/**
 * Applies an asynchronous function to all items at once.
 *
 * @uk Застосовує асинхронну функцію до всіх елементів одночасно.
 *
 * @typeParam T - Type of an item.
 * @ukTypeParam T - Тип елемента.
 * @typeParam U - Type of a result.
 * @ukTypeParam U - Тип результату.
 * @param array - Items.
 * @ukParam array - Елементи.
 * @param callbackfn - Function to apply.
 * @ukParam callbackfn - Функція, яку потрібно застосувати.
 * @returns Results in the order of the items; rejects with the first error.
 * @ukReturns Результати в порядку елементів; за першої помилки проміс відхиляється з нею.
 */
export declare function mapAsync<T, U>(
  array: T[],
  callbackfn: (value: T, index: number, array: T[]) => Promise<U>,
): Promise<U[]>;

/**
 * Filters an array with an asynchronous check, which runs for all items at once.
 *
 * @uk Фільтрує масив асинхронною перевіркою, яка виконується для всіх елементів одночасно.
 *
 * @typeParam T - Type of an item.
 * @ukTypeParam T - Тип елемента.
 * @param array - Items.
 * @ukParam array - Елементи.
 * @param callbackfn - Check that resolves with `true` for items to keep.
 * @ukParam callbackfn - Перевірка, яка повертає проміс зі значенням `true` для потрібних елементів.
 * @returns Items that passed, in their order.
 * @ukReturns Елементи, що пройшли перевірку, у початковому порядку.
 */
export declare function filterAsync<T>(
  array: T[],
  callbackfn: (value: T, index: number, array: T[]) => Promise<boolean>,
): Promise<T[]>;

/**
 * Copies the sources into a tree of translations, level by level. The target is changed; a later source
 * replaces the texts of an earlier one.
 *
 * @uk Копіює джерела в дерево перекладів, рівень за рівнем. Цільове дерево змінюється; пізніше джерело
 * замінює тексти попереднього.
 *
 * @param target - Tree to add to.
 * @ukParam target - Дерево, до якого додають.
 * @param sources - Trees to add.
 * @ukParam sources - Дерева, які додають.
 * @returns The target.
 * @ukReturns Цільове дерево.
 */
export declare function mergeDeep(target: I18nTranslation, ...sources: any): I18nTranslation;

/**
 * Merges two trees of translations into a new one and leaves both unchanged. Where both have a text, the
 * second wins.
 *
 * @uk Об’єднує два дерева перекладів у нове й не змінює жодного з них. Якщо текст є в обох, діє текст із
 * другого.
 *
 * @param first - Tree with the lower priority.
 * @ukParam first - Дерево з нижчим пріоритетом.
 * @param second - Tree with the higher priority.
 * @ukParam second - Дерево з вищим пріоритетом.
 * @returns The merged tree.
 * @ukReturns Об’єднане дерево.
 */
export declare function mergeTranslations(first: I18nTranslation, second: I18nTranslation): object;
