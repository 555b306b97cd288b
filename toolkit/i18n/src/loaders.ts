import type { I18nTranslation } from './translation';

/**
 * Source of translations. Extend it to take texts from a place other than files, for example from a database.
 *
 * @uk Джерело перекладів. Створіть на його основі власний завантажувач, щоб брати тексти не з файлів, а,
 * наприклад, із бази даних.
 *
 * @typeParam T - Type of the options of the loader.
 * @ukTypeParam T - Тип параметрів завантажувача.
 * @example
 * ```ts
 * import { I18nLoader, type I18nTranslation } from '@softkit/i18n';
 *
 * export class ObjectLoader extends I18nLoader<I18nTranslation> {
 *   async languages(): Promise<string[]> {
 *     return Object.keys(this.options);
 *   }
 *
 *   async load(): Promise<I18nTranslation> {
 *     return this.options;
 *   }
 * }
 *
 * export const loader = new ObjectLoader({
 *   en: { common: { greeting: 'Hello, {name}' } },
 *   uk: { common: { greeting: 'Вітаємо, {name}' } },
 * });
 * ```
 */
export declare abstract class I18nLoader<T> {
  /**
   * Options given to the constructor.
   *
   * @uk Параметри, передані в конструктор.
   */
  protected options: T;

  /**
   * Keeps the options for `languages` and `load`.
   *
   * @uk Зберігає параметри для `languages` та `load`.
   *
   * @param options - Options of the loader.
   * @ukParam options - Параметри завантажувача.
   */
  constructor(options: T);

  /**
   * Lists the languages of this source.
   *
   * @uk Перелічує мови цього джерела.
   *
   * @returns Names of languages.
   * @ukReturns Назви мов.
   */
  abstract languages(): Promise<string[]>;

  /**
   * Loads the texts of all languages.
   *
   * @uk Завантажує тексти всіх мов.
   *
   * @returns A tree with languages at the top level.
   * @ukReturns Дерево з мовами на верхньому рівні.
   */
  abstract load(): Promise<I18nTranslation>;
}

/**
 * Options of the loaders that read files.
 *
 * @uk Параметри завантажувачів, які читають файли.
 */
export interface I18nAbstractFileLoaderOptions {
  /**
   * Folder that contains one folder for each language.
   *
   * @uk Папка, у якій є по одній папці на кожну мову.
   */
  path: string;

  /**
   * Reads nested folders too; their names become levels of the key. `false` by default.
   *
   * @uk Читає також вкладені папки; їхні назви стають рівнями ключа. Типово `false`.
   */
  includeSubfolders?: boolean;

  /**
   * Which files to read, as `*.json` or just `json`. By default `*.json` for {@link I18nJsonLoader} and
   * `*.yml` for {@link I18nYamlLoader}.
   *
   * @uk Які файли читати: `*.json` або просто `json`. Типово `*.json` для {@link I18nJsonLoader} та `*.yml`
   * для {@link I18nYamlLoader}.
   */
  filePattern?: string;
}

/**
 * Loader for translations kept in files. `<path>/<language>/<file>` holds the texts of one language, and the
 * name of the file without extension is the first level of their keys. Texts of the files that lie directly
 * in `<path>` go to every language, without the name of the file in the key.
 *
 * Extend it to read another format.
 *
 * @uk Завантажувач перекладів із файлів. У `<path>/<мова>/<файл>` лежать тексти однієї мови, а назва файлу
 * без розширення є першим рівнем їхніх ключів. Тексти з файлів, що лежать просто в `<path>`, потрапляють у
 * кожну мову, без назви файлу в ключі.
 *
 * Щоб читати інший формат, створіть на його основі власний клас.
 *
 * @example
 * ```ts
 * import { I18nAbstractFileLoader, type I18nAbstractFileLoaderOptions } from '@softkit/i18n';
 *
 * export class PropertiesLoader extends I18nAbstractFileLoader {
 *   getDefaultOptions(): Partial<I18nAbstractFileLoaderOptions> {
 *     return { filePattern: '*.properties' };
 *   }
 *
 *   formatData<T>(data: T): unknown {
 *     const lines = String(data).split('\n').filter((line) => line.includes('='));
 *     return Object.fromEntries(lines.map((line) => line.split('=', 2)));
 *   }
 * }
 * ```
 */
export declare abstract class I18nAbstractFileLoader extends I18nLoader<I18nAbstractFileLoaderOptions> {
  /**
   * Completes the options with {@link I18nAbstractFileLoader.getDefaultOptions} and normalizes the path.
   *
   * @uk Доповнює параметри значеннями з {@link I18nAbstractFileLoader.getDefaultOptions} та нормалізує шлях.
   *
   * @param options - Folder, file pattern and depth.
   * @ukParam options - Папка, шаблон файлів і глибина читання.
   */
  constructor(options: I18nAbstractFileLoaderOptions);

  /**
   * Lists the languages: the names of the folders inside `path`.
   *
   * @uk Перелічує мови: назви папок усередині `path`.
   *
   * @returns Names of languages.
   * @ukReturns Назви мов.
   */
  languages(): Promise<string[]>;

  /**
   * Reads all files and builds the tree of texts.
   *
   * @uk Читає всі файли та будує дерево текстів.
   *
   * @returns A tree with languages at the top level.
   * @ukReturns Дерево з мовами на верхньому рівні.
   * @throws `I18nError` when the file pattern does not look like `*.json`, and when a file of the built-in
   * loaders has a syntax error.
   * @ukThrows `I18nError`, якщо шаблон файлів не має вигляду `*.json` або якщо файл вбудованого завантажувача
   * містить синтаксичну помилку.
   */
  load(): Promise<I18nTranslation>;

  /**
   * Turns the text of a file into an object. A result that is not an object is skipped.
   *
   * @uk Перетворює вміст файлу на об’єкт. Результат, що не є об’єктом, пропускається.
   *
   * @typeParam T - Type of the contents; the loader passes a string.
   * @ukTypeParam T - Тип вмісту; завантажувач передає рядок.
   * @param data - Contents of the file, read as UTF-8.
   * @ukParam data - Вміст файлу, прочитаний як UTF-8.
   * @param sourceFileName - Full path of the file.
   * @ukParam sourceFileName - Повний шлях до файлу.
   * @returns Object with texts.
   * @ukReturns Об’єкт із текстами.
   */
  abstract formatData<T>(data: T, sourceFileName?: string): unknown;

  /**
   * Gives the options that apply when the constructor does not get them. It is called from the constructor.
   *
   * @uk Повертає параметри, які діють, якщо їх не передано в конструктор. Викликається з конструктора.
   *
   * @returns Default options of the loader.
   * @ukReturns Типові параметри завантажувача.
   */
  abstract getDefaultOptions(): Partial<I18nAbstractFileLoaderOptions>;

  /**
   * Does the work of {@link I18nAbstractFileLoader.load}; override it to change how files are found and read.
   *
   * @uk Виконує роботу {@link I18nAbstractFileLoader.load}; перевизначте його, щоб змінити спосіб пошуку та
   * читання файлів.
   *
   * @returns A tree with languages at the top level.
   * @ukReturns Дерево з мовами на верхньому рівні.
   * @throws `I18nError` when the file pattern does not look like `*.json`; the error of the file system when
   * the folder does not exist.
   * @ukThrows `I18nError`, якщо шаблон файлів не має вигляду `*.json`; помилка файлової системи, якщо папки
   * не існує.
   */
  protected parseTranslations(): Promise<I18nTranslation>;

  /**
   * Puts a value into the tree of one language, creating the missing levels.
   *
   * @uk Додає значення до дерева однієї мови та створює відсутні рівні.
   *
   * @param translations - Tree of one language; it is changed in place.
   * @ukParam translations - Дерево однієї мови; змінюється на місці.
   * @param prefix - Levels above the property: folders and the name of the file.
   * @ukParam prefix - Рівні над властивістю: папки та назва файлу.
   * @param property - Last level of the key.
   * @ukParam property - Останній рівень ключа.
   * @param value - Text or object of texts; other values are skipped.
   * @ukParam value - Текст або об’єкт із текстами; інші значення пропускаються.
   * @throws `TypeError` when a level of the prefix already holds a text.
   * @ukThrows `TypeError`, якщо на одному з рівнів префікса вже стоїть текст.
   */
  protected assignPrefixedTranslation(
    translations: I18nTranslation | string,
    prefix: string[],
    property: string,
    value: unknown,
  ): void;

  /**
   * Does the work of {@link I18nAbstractFileLoader.languages}.
   *
   * @uk Виконує роботу {@link I18nAbstractFileLoader.languages}.
   *
   * @returns Names of the folders inside `path`.
   * @ukReturns Назви папок усередині `path`.
   */
  protected parseLanguages(): Promise<string[]>;

  /**
   * Completes and normalizes the options: the path ends with a separator, and the file pattern starts with
   * `*.`.
   *
   * @uk Доповнює та нормалізує параметри: шлях закінчується роздільником, а шаблон файлів починається з `*.`.
   *
   * @param options - Options from the constructor.
   * @ukParam options - Параметри з конструктора.
   * @returns Options to work with.
   * @ukReturns Параметри для роботи.
   */
  protected sanitizeOptions(options: I18nAbstractFileLoaderOptions): {
    path: string;
    filePattern: string;
    includeSubfolders?: boolean;
  };
}

/**
 * Reads translations from JSON files; `*.json` by default.
 *
 * @uk Читає переклади з файлів JSON; типово `*.json`.
 *
 * @example
 * ```ts
 * import { join } from 'node:path';
 * import { I18nJsonLoader } from '@softkit/i18n';
 *
 * export const loader = new I18nJsonLoader({
 *   path: join(__dirname, 'i18n'),
 *   includeSubfolders: true,
 * });
 * ```
 */
export declare class I18nJsonLoader extends I18nAbstractFileLoader {
  /**
   * Prepares the loader; files are read later, by `load`.
   *
   * @uk Готує завантажувач; файли читаються пізніше, у `load`.
   *
   * @param options - Folder, file pattern and depth.
   * @ukParam options - Папка, шаблон файлів і глибина читання.
   */
  constructor(options: I18nAbstractFileLoaderOptions);

  /**
   * Parses the text of a file as JSON.
   *
   * @uk Розбирає вміст файлу як JSON.
   *
   * @param data - Contents of the file.
   * @ukParam data - Вміст файлу.
   * @returns The parsed value.
   * @ukReturns Розібране значення.
   * @throws `I18nError` when the JSON has a syntax error.
   * @ukThrows `I18nError`, якщо JSON містить синтаксичну помилку.
   */
  formatData(data: any): any;

  /**
   * Gives the default file pattern, `*.json`.
   *
   * @uk Повертає типовий шаблон файлів, `*.json`.
   *
   * @returns Default options of the loader.
   * @ukReturns Типові параметри завантажувача.
   */
  getDefaultOptions(): Partial<I18nAbstractFileLoaderOptions>;
}

/**
 * Reads translations from YAML files; `*.yml` by default, so files named `*.yaml` need `filePattern`.
 *
 * @uk Читає переклади з файлів YAML; типово `*.yml`, тому для файлів `*.yaml` потрібно задати `filePattern`.
 */
export declare class I18nYamlLoader extends I18nAbstractFileLoader {
  /**
   * Parses the text of a file as YAML. A repeated key is allowed, the last value wins.
   *
   * @uk Розбирає вміст файлу як YAML. Повторення ключа допустиме, діє останнє значення.
   *
   * @param data - Contents of the file.
   * @ukParam data - Вміст файлу.
   * @returns The parsed value.
   * @ukReturns Розібране значення.
   * @throws `I18nError` when the YAML has a syntax error.
   * @ukThrows `I18nError`, якщо YAML містить синтаксичну помилку.
   */
  formatData(data: any): unknown;

  /**
   * Gives the default file pattern, `*.yml`.
   *
   * @uk Повертає типовий шаблон файлів, `*.yml`.
   *
   * @returns Default options of the loader.
   * @ukReturns Типові параметри завантажувача.
   */
  getDefaultOptions(): Partial<I18nAbstractFileLoaderOptions>;
}
