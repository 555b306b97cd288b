import type { I18nTranslation } from './translation';

/**
 * Checks that a file or folder exists. The promise never resolves with `false`.
 *
 * @uk Перевіряє, що файл або папка існує. Проміс ніколи не повертає `false`.
 *
 * @param path - Path to a file or folder that must exist.
 * @ukParam path - Шлях до файлу або папки. Вони мають існувати.
 * @returns A promise that resolves with `true`.
 * @ukReturns Проміс зі значенням `true`.
 * @throws A file system error if the path doesn't exist.
 * @ukThrows Помилка файлової системи, якщо такого шляху немає.
 */
export declare function exists(path: string): Promise<boolean>;

/**
 * Checks whether a path is a folder. A symbolic link to a folder isn't considered a folder.
 *
 * @uk Визначає, чи веде шлях до папки. Функція не вважає папкою символьного посилання на папку.
 *
 * @param source - Path that may lead to a folder.
 * @ukParam source - Шлях, який може вести до папки.
 * @returns `true` for a folder.
 * @ukReturns `true` для папки.
 * @throws A file system error if the path doesn't exist.
 * @ukThrows Помилка файлової системи, якщо такого шляху немає.
 */
export declare function isDirectory(source: string): Promise<boolean>;

/**
 * Lists the immediate subfolders of a folder.
 *
 * @uk Перелічує папки, вкладені безпосередньо в задану.
 *
 * @param source - Folder whose immediate subfolders are listed.
 * @ukParam source - Папка, у якій треба перелічити вкладені папки.
 * @returns Folder paths, including `source`.
 * @ukReturns Шляхи до папок разом із `source`.
 */
export declare function getDirectories(source: string): Promise<string[]>;

/**
 * Lists the files in a folder whose names match a pattern. A file that can't be checked is skipped with a
 * warning in the log.
 *
 * @uk Перелічує файли папки, назви яких відповідають шаблону. Файл, який не вдалося перевірити,
 * функція пропускає й записує в журнал попередження.
 *
 * @param dirPath - Folder whose files are listed.
 * @ukParam dirPath - Папка, файли якої треба перелічити.
 * @param pattern - Regular expression for file names.
 * @ukParam pattern - Регулярний вираз для назви файлу.
 * @param includeSubfolders - Whether to search nested folders too.
 * @ukParam includeSubfolders - Чи шукати також у вкладених папках.
 * @returns File paths, including `dirPath`; files from nested folders are listed last.
 * @ukReturns Шляхи до файлів разом із `dirPath`. Файли вкладених папок ідуть останніми.
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
 * @typeParam T - Item type that the function takes.
 * @ukTypeParam T - Тип елементів, які отримує функція.
 * @typeParam U - Type that the function's promise resolves with.
 * @ukTypeParam U - Тип значення, яке надає проміс функції.
 * @param array - Items to pass to the function.
 * @ukParam array - Елементи, які треба передати функції.
 * @param callbackfn - Function that's called for each item without waiting for the others.
 * @ukParam callbackfn - Функція, яку `mapAsync` викликає для кожного елемента, не чекаючи на інші.
 * @returns The results in item order. The promise rejects with the first error.
 * @ukReturns Результати в порядку елементів. Перша ж помилка відхиляє проміс.
 */
export declare function mapAsync<T, U>(
  array: T[],
  callbackfn: (value: T, index: number, array: T[]) => Promise<U>,
): Promise<U[]>;

/**
 * Filters an array with an asynchronous check that runs concurrently for all items.
 *
 * @uk Фільтрує масив асинхронною перевіркою, яку запускає для всіх елементів одночасно.
 *
 * @typeParam T - Item type that the check takes.
 * @ukTypeParam T - Тип елементів, які отримує перевірка.
 * @param array - Items to filter; the array itself isn't changed.
 * @ukParam array - Елементи, які треба відфільтрувати. Сам масив функція не змінює.
 * @param callbackfn - Asynchronous check that returns `true` for the items to keep.
 * @ukParam callbackfn - Асинхронна перевірка, яка повертає `true` для потрібних елементів.
 * @returns Items that pass the check, in their original order.
 * @ukReturns Елементи, що пройшли перевірку, у тому самому порядку.
 */
export declare function filterAsync<T>(
  array: T[],
  callbackfn: (value: T, index: number, array: T[]) => Promise<boolean>,
): Promise<T[]>;

/**
 * Copies the sources into a translation tree, level by level. The target is modified; later sources override
 * texts from earlier ones.
 *
 * @uk Рівень за рівнем копіює тексти в дерево перекладів. Функція змінює дерево `target`. Тексти кожного
 * наступного дерева замінюють попередні.
 *
 * @param target - Tree that receives the texts and is modified in place.
 * @ukParam target - Дерево, яке отримує тексти. Функція змінює сам переданий об’єкт.
 * @param sources - Trees with the texts to copy, from lowest to highest priority.
 * @ukParam sources - Дерева з текстами для копіювання, від найнижчого пріоритету до найвищого.
 * @returns The same `target` object with the texts added.
 * @ukReturns Той самий об’єкт `target` з доданими текстами.
 */
export declare function mergeDeep(target: I18nTranslation, ...sources: any): I18nTranslation;

/**
 * Merges two translation trees into a new one without changing either. If both contain a text, the second one
 * takes precedence.
 *
 * @uk Об’єднує два дерева перекладів у нове й не змінює жодного з них. Якщо текст є в обох, діє текст із
 * другого.
 *
 * @param first - Tree whose texts are used where the second one has none.
 * @ukParam first - Дерево, тексти якого діють там, де їх немає в другому.
 * @param second - Tree whose texts take precedence.
 * @ukParam second - Дерево, тексти якого мають пріоритет.
 * @returns A new tree with the texts from both.
 * @ukReturns Нове дерево з текстами обох.
 */
export declare function mergeTranslations(first: I18nTranslation, second: I18nTranslation): object;
