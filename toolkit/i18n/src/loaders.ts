import type { I18nTranslation } from './translation';

/**
 * Base class for translation loaders. Extend it to load texts from a source other than files, such as a
 * database.
 *
 * @uk Базовий клас завантажувачів перекладів. Успадкуйте його, щоб завантажувати тексти не з файлів, а,
 * наприклад, із бази даних.
 *
 * @typeParam T - Shape of the options that the loader's constructor takes.
 * @ukTypeParam T - Форма параметрів, які приймає конструктор завантажувача.
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
   * Options passed to the constructor.
   *
   * @uk Параметри, передані в конструктор.
   */
  protected options: T;

  /**
   * Stores the options for `languages` and `load`.
   *
   * @uk Зберігає параметри для `languages` та `load`.
   *
   * @param options - What the loader needs to find the texts, such as a path.
   * @ukParam options - Усе, за чим завантажувач знаходить тексти, наприклад шлях.
   */
  constructor(options: T);

  /**
   * Returns the languages available in this source.
   *
   * @uk Повертає мови цього джерела.
   *
   * @returns Language codes, such as `en` or `uk-UA`.
   * @ukReturns Коди мов, наприклад `en` чи `uk-UA`.
   */
  abstract languages(): Promise<string[]>;

  /**
   * Loads texts for all languages.
   *
   * @uk Завантажує тексти всіх мов.
   *
   * @returns A tree with languages at the top level.
   * @ukReturns Дерево з мовами на верхньому рівні.
   */
  abstract load(): Promise<I18nTranslation>;
}

/**
 * Sets where a file loader finds translation files and which ones it reads.
 *
 * @uk Визначає, де файловий завантажувач шукає файли перекладу та які з них читає.
 */
export interface I18nAbstractFileLoaderOptions {
  /**
   * Folder that contains a folder for each language.
   *
   * @uk Папка, у якій кожна мова має окрему папку.
   */
  path: string;

  /**
   * Whether to read nested folders too; their names become key levels. `false` by default.
   *
   * @uk Чи читати також вкладені папки. Їхні назви стають рівнями ключа. За замовчуванням — `false`.
   */
  includeSubfolders?: boolean;

  /**
   * Pattern for the files to read, such as `*.json` or just `json`. By default, `*.json` for
   * {@link I18nJsonLoader} and `*.yml` for {@link I18nYamlLoader}.
   *
   * @uk Які файли читати: `*.json` або просто `json`. За замовчуванням — `*.json` для {@link I18nJsonLoader} та
   * `*.yml` для {@link I18nYamlLoader}.
   */
  filePattern?: string;
}

/**
 * Base class for file loaders. `<path>/<language>/<file>` contains texts for one language, and the file name
 * without its extension is the first key level. Texts from files directly in `<path>` are added to every
 * language, without the file name in the key.
 *
 * Extend it to read other formats.
 *
 * @uk Базовий клас завантажувачів файлів. Файл `<path>/<мова>/<файл>` містить тексти однієї мови, а назва файлу
 * без розширення стає першим рівнем ключів. Тексти з файлів, що лежать просто в `<path>`, завантажувач додає до
 * кожної мови, і назви файлу в ключі тоді немає.
 *
 * Щоб читати інші формати, успадкуйте цей клас.
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
   * @param options - Folder, file pattern, and depth.
   * @ukParam options - Папка, шаблон файлів і глибина читання.
   */
  constructor(options: I18nAbstractFileLoaderOptions);

  /**
   * Returns the languages: the folder names inside `path`.
   *
   * @uk Повертає мови: назви папок усередині `path`.
   *
   * @returns Language codes, such as `en` or `uk-UA`.
   * @ukReturns Коди мов, наприклад `en` чи `uk-UA`.
   */
  languages(): Promise<string[]>;

  /**
   * Reads all files and builds the translation tree.
   *
   * @uk Читає всі файли та будує дерево текстів.
   *
   * @returns A tree with languages at the top level.
   * @ukReturns Дерево з мовами на верхньому рівні.
   * @throws `I18nError` if the file pattern doesn't look like `*.json`, or if a file read by a built-in loader
   * has a syntax error.
   * @ukThrows `I18nError`, якщо шаблон файлів не схожий на `*.json` або якщо у файлі, який читає вбудований
   * завантажувач, є синтаксична помилка.
   */
  load(): Promise<I18nTranslation>;

  /**
   * Converts file contents to an object. A result that isn't an object is skipped.
   *
   * @uk Перетворює вміст файлу на об’єкт. Якщо вийшов не об’єкт, завантажувач пропускає результат.
   *
   * @typeParam T - Contents type; the loader passes a string.
   * @ukTypeParam T - Тип вмісту. Завантажувач передає рядок.
   * @param data - File contents, read as UTF-8.
   * @ukParam data - Вміст файлу, прочитаний як UTF-8.
   * @param sourceFileName - Full file path, for example, for error messages.
   * @ukParam sourceFileName - Повний шлях до файлу, наприклад для повідомлень про помилки.
   * @returns An object with texts.
   * @ukReturns Об’єкт із текстами.
   */
  abstract formatData<T>(data: T, sourceFileName?: string): unknown;

  /**
   * Returns the options to use when they aren't passed to the constructor. It is called from the constructor.
   *
   * @uk Повертає параметри на випадок, якщо їх не передано в конструктор. Метод викликає сам конструктор.
   *
   * @returns The default loader options.
   * @ukReturns Типові параметри завантажувача.
   */
  abstract getDefaultOptions(): Partial<I18nAbstractFileLoaderOptions>;

  /**
   * Finds and reads the translation files. Override it to support another layout of folders and
   * files.
   *
   * @uk Знаходить і читає файли перекладу. Перевизначте цей метод, щоб підтримати інше розташування папок і
   * файлів.
   *
   * @returns A tree with languages at the top level.
   * @ukReturns Дерево з мовами на верхньому рівні.
   * @throws `I18nError` if the file pattern doesn't look like `*.json`; a file system error if the folder
   * doesn't exist.
   * @ukThrows `I18nError`, якщо шаблон файлів не схожий на `*.json`; помилка файлової системи, якщо папки
   * немає.
   */
  protected parseTranslations(): Promise<I18nTranslation>;

  /**
   * Adds a value to the tree for one language, creating missing levels.
   *
   * @uk Додає значення до дерева однієї мови та створює рівні, яких бракує.
   *
   * @param translations - Tree for one language; modified in place.
   * @ukParam translations - Дерево однієї мови. Метод змінює сам переданий об’єкт.
   * @param prefix - Levels above the property: folders and the file name.
   * @ukParam prefix - Рівні над властивістю: папки та назва файлу.
   * @param property - Key under the prefix that the value is stored under.
   * @ukParam property - Ключ усередині префікса, за яким треба записати значення.
   * @param value - Text or an object with texts; other values are skipped.
   * @ukParam value - Текст або об’єкт із текстами. Метод пропускає інші значення.
   * @throws `TypeError` if a prefix level already contains text.
   * @ukThrows `TypeError`, якщо один із рівнів префікса вже містить текст.
   */
  protected assignPrefixedTranslation(
    translations: I18nTranslation | string,
    prefix: string[],
    property: string,
    value: unknown,
  ): void;

  /**
   * Finds the folders inside `path`. Override it to detect languages differently.
   *
   * @uk Знаходить папки всередині `path`. Перевизначте метод, щоб визначати мови інакше.
   *
   * @returns Folder names inside `path`.
   * @ukReturns Назви папок усередині `path`.
   */
  protected parseLanguages(): Promise<string[]>;

  /**
   * Completes and normalizes the options: the path ends with a separator, and the file pattern starts with
   * `*.`.
   *
   * @uk Доповнює параметри та нормалізує їх: додає роздільник у кінець шляху та `*.` на початок шаблону файлів.
   *
   * @param options - Options from the constructor.
   * @ukParam options - Параметри з конструктора.
   * @returns The options with the trailing separator and the full file pattern.
   * @ukReturns Параметри з роздільником наприкінці шляху та повним шаблоном файлів.
   */
  protected sanitizeOptions(options: I18nAbstractFileLoaderOptions): {
    path: string;
    filePattern: string;
    includeSubfolders?: boolean;
  };
}

/**
 * Loader that reads translations from JSON files; `*.json` by default.
 *
 * @uk Завантажувач, який читає переклади з файлів JSON. За замовчуванням — `*.json`.
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
   * Creates the loader; `load` reads the files later.
   *
   * @uk Створює завантажувач. Згодом файли прочитає метод `load`.
   *
   * @param options - Folder, file pattern, and depth.
   * @ukParam options - Папка, шаблон файлів і глибина читання.
   */
  constructor(options: I18nAbstractFileLoaderOptions);

  /**
   * Parses file contents as JSON.
   *
   * @uk Розбирає вміст файлу як JSON.
   *
   * @param data - Contents of a `.json` file as a string.
   * @ukParam data - Вміст файлу `.json` як рядок.
   * @returns The texts from the file as an object.
   * @ukReturns Тексти з файлу як об’єкт.
   * @throws `I18nError` if the JSON has a syntax error.
   * @ukThrows `I18nError`, якщо JSON містить синтаксичну помилку.
   */
  formatData(data: any): any;

  /**
   * Returns the default file pattern, `*.json`.
   *
   * @uk Повертає типовий шаблон файлів, `*.json`.
   *
   * @returns The default loader options.
   * @ukReturns Типові параметри завантажувача.
   */
  getDefaultOptions(): Partial<I18nAbstractFileLoaderOptions>;
}

/**
 * Loader that reads translations from YAML files; `*.yml` by default. For `*.yaml` files, set `filePattern`.
 *
 * @uk Завантажувач, який читає переклади з файлів YAML. За замовчуванням — `*.yml`. Для файлів `*.yaml` задайте
 * `filePattern`.
 */
export declare class I18nYamlLoader extends I18nAbstractFileLoader {
  /**
   * Parses file contents as YAML. Duplicate keys are allowed; the last value is used.
   *
   * @uk Розбирає вміст файлу як YAML. Ключ може повторюватися: діє останнє значення.
   *
   * @param data - Contents of a `.yml` or `.yaml` file as a string.
   * @ukParam data - Вміст файлу `.yml` або `.yaml` як рядок.
   * @returns The texts from the file as an object.
   * @ukReturns Тексти з файлу як об’єкт.
   * @throws `I18nError` if the YAML has a syntax error.
   * @ukThrows `I18nError`, якщо YAML містить синтаксичну помилку.
   */
  formatData(data: any): unknown;

  /**
   * Returns the default file pattern, `*.yml`.
   *
   * @uk Повертає типовий шаблон файлів, `*.yml`.
   *
   * @returns The default loader options.
   * @ukReturns Типові параметри завантажувача.
   */
  getDefaultOptions(): Partial<I18nAbstractFileLoaderOptions>;
}
