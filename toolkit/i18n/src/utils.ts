import type { I18nTranslation } from './translation';

/**
 * Checks that a file or folder exists. The promise never resolves with `false`.
 *
 * @uk Перевіряє, що файл або папка існує. Проміс ніколи не має значення `false`.
 *
 * @param path - Path to check.
 * @ukParam path - Шлях, який потрібно перевірити.
 * @returns A promise that resolves with `true`.
 * @ukReturns Проміс зі значенням `true`.
 * @throws A file system error if the path doesn't exist.
 * @ukThrows Помилка файлової системи, якщо такого шляху не існує.
 */
export declare function exists(path: string): Promise<boolean>;

/**
 * Checks whether a path is a folder. A symbolic link to a folder isn't considered a folder.
 *
 * @uk Перевіряє, чи шлях веде до папки. Символьне посилання на папку такою не вважається.
 *
 * @param source - Path to check.
 * @ukParam source - Шлях, який потрібно перевірити.
 * @returns `true` for a folder.
 * @ukReturns `true` для папки.
 * @throws A file system error if the path doesn't exist.
 * @ukThrows Помилка файлової системи, якщо такого шляху не існує.
 */
export declare function isDirectory(source: string): Promise<boolean>;

/**
 * Lists the immediate subfolders of a folder.
 *
 * @uk Перелічує папки безпосередньо в заданій папці.
 *
 * @param source - Folder to search.
 * @ukParam source - Папка, у якій шукати.
 * @returns Folder paths, including `source`.
 * @ukReturns Шляхи до папок разом із `source`.
 */
export declare function getDirectories(source: string): Promise<string[]>;

/**
 * Lists the files in a folder whose names match a pattern. A file that can't be checked is skipped with a
 * warning in the log.
 *
 * @uk Перелічує файли папки, назви яких відповідають шаблону. Файл, який не вдалося перевірити, пропускається
 * з попередженням у журналі.
 *
 * @param dirPath - Folder to search.
 * @ukParam dirPath - Папка, у якій шукати.
 * @param pattern - Regular expression for file names.
 * @ukParam pattern - Регулярний вираз для назви файлу.
 * @param includeSubfolders - Whether to search nested folders too.
 * @ukParam includeSubfolders - Чи шукати також у вкладених папках.
 * @returns File paths, including `dirPath`; files from nested folders are listed last.
 * @ukReturns Шляхи до файлів разом із `dirPath`; файли вкладених папок ідуть останніми.
 */
export declare function getFiles(
  dirPath: string,
  pattern: RegExp,
  includeSubfolders: boolean,
): Promise<string[]>;

/**
 * Applies an asynchronous function to all items concurrently.
 *
 * @uk Застосовує асинхронну функцію до всіх елементів одночасно.
 *
 * @typeParam T - Item type.
 * @ukTypeParam T - Тип елемента.
 * @typeParam U - Result type.
 * @ukTypeParam U - Тип результату.
 * @param array - Items to pass to the function.
 * @ukParam array - Елементи, які треба передати функції.
 * @param callbackfn - Function that's called for each item without waiting for the others.
 * @ukParam callbackfn - Функція, яку треба викликати для кожного елемента, не чекаючи на інші.
 * @returns The results in item order. The promise rejects with the first error.
 * @ukReturns Результати в порядку елементів; за першої помилки проміс відхиляється з нею.
 */
export declare function mapAsync<T, U>(
  array: T[],
  callbackfn: (value: T, index: number, array: T[]) => Promise<U>,
): Promise<U[]>;

/**
 * Filters an array with an asynchronous check that runs concurrently for all items.
 *
 * @uk Фільтрує масив асинхронною перевіркою, яка виконується для всіх елементів одночасно.
 *
 * @typeParam T - Item type.
 * @ukTypeParam T - Тип елемента.
 * @param array - Items to check.
 * @ukParam array - Елементи, які треба перевірити.
 * @param callbackfn - Asynchronous check that returns `true` for the items to keep.
 * @ukParam callbackfn - Асинхронна перевірка, яка повертає `true` для потрібних елементів.
 * @returns Items that pass the check, in their original order.
 * @ukReturns Елементи, що пройшли перевірку, у початковому порядку.
 */
export declare function filterAsync<T>(
  array: T[],
  callbackfn: (value: T, index: number, array: T[]) => Promise<boolean>,
): Promise<T[]>;

/**
 * Copies the sources into a translation tree, level by level. The target is modified; later sources override
 * texts from earlier ones.
 *
 * @uk Копіює джерела в дерево перекладів, рівень за рівнем. Цільове дерево змінюється; пізніше джерело
 * замінює тексти попереднього.
 *
 * @param target - Tree to modify.
 * @ukParam target - Дерево, до якого додають.
 * @param sources - Trees to add.
 * @ukParam sources - Дерева, які додають.
 * @returns The target.
 * @ukReturns Цільове дерево.
 */
export declare function mergeDeep(target: I18nTranslation, ...sources: any): I18nTranslation;

/**
 * Merges two translation trees into a new one without changing either. If both contain a text, the second one
 * takes precedence.
 *
 * @uk Об’єднує два дерева перекладів у нове й не змінює жодного з них. Якщо текст є в обох, діє текст із
 * другого.
 *
 * @param first - Lower-priority tree.
 * @ukParam first - Дерево з нижчим пріоритетом.
 * @param second - Higher-priority tree.
 * @ukParam second - Дерево з вищим пріоритетом.
 * @returns The merged tree.
 * @ukReturns Об’єднане дерево.
 */
export declare function mergeTranslations(first: I18nTranslation, second: I18nTranslation): object;
