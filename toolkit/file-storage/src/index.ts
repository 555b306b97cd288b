/**
 * Stores files in Amazon S3 or a compatible storage: uploads and downloads through the server, presigned URLs that let
 * a browser exchange files with the bucket directly, and multipart uploads for large files. The code depends on the
 * abstract {@link AbstractFileService}, so another storage can take the place of S3.
 *
 * Install the package with its peer packages; the AWS SDK comes along as a dependency:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/file-storage @softkit/crypto @softkit/validation @softkit/i18n \
 *   @softkit/exceptions @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 class-transformer@0.5 \
 *   class-validator@0.14 fastify@4 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Зберігає файли в Amazon S3 або сумісному сховищі: вивантажує й завантажує їх через сервер, створює підписані посилання
 * (presigned URL), за якими браузер обмінюється файлами з бакетом напряму, і вивантажує великі файли частинами. Код залежить
 * від абстрактного {@link AbstractFileService}, тож замість S3 можна підключити інше сховище.
 *
 * Встановіть пакет разом із пакетами, яких він потребує; AWS SDK встановиться як залежність:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/file-storage @softkit/crypto @softkit/validation @softkit/i18n \
 *   @softkit/exceptions @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 class-transformer@0.5 \
 *   class-validator@0.14 fastify@4 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */

import type {
  AbortMultipartUploadCommandInput,
  CompleteMultipartUploadCommandInput,
  CreateMultipartUploadCommandInput,
  PutObjectCommandInput,
  S3,
  S3ClientConfig,
} from '@aws-sdk/client-s3';
import type {
  DynamicModule,
  InjectionToken,
  OptionalFactoryDependency,
  Provider,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

// Stands in for the type of the same name in `@smithy/types`: the client with Node.js streams as bodies.
type NodeJsClient<ClientType extends object> = ClientType;

// Stands in for the type of the same name in `@smithy/types`: the body types that Node.js can send.
type NodeJsRuntimeStreamingBlobPayloadInputTypes = string | Uint8Array | Buffer | Readable;

interface FileDefinition {
  originalFileName: string;
  fileSize?: number;
}

interface UploadedFileInfo {
  bucket: string;
  key: string;
}

interface FileUploadPreSignUrlPostResult extends UploadedFileInfo {
  url: string;
  fields: Record<string, string>;
}

interface FileUploadPreSignUrlPutResult extends UploadedFileInfo {
  url: string;
}

interface StartMultipartUploadInfo extends UploadedFileInfo {
  uploadId: string;
  partCount: number;
  uploadUrls: string[];
}

declare class CompletedPartDTO {
  eTag: string;
  partNumber: number;
}

declare class FileDataRequest {
  originalFileName: string;
  folder?: string;
}

declare class UploadPresignRequest {
  filesData: FileDataRequest[];
}

declare class PreSignedResponse {
  key: string;
  preSignedUrl: string;
  originalFileName: string;
}

/**
 * Contract of a file storage. Inject it in your services instead of a concrete class: {@link S3FileStorageModule} binds it to
 * {@link S3FileService}, and a test or another storage can bind its own subclass.
 *
 * @uk Контракт файлового сховища. Впроваджуйте у свої сервіси саме його, а не конкретний клас: {@link S3FileStorageModule}
 * зв’язує його з {@link S3FileService}, а тест або інше сховище може підставити власний підклас.
 *
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { AbstractFileService } from '@softkit/file-storage';
 *
 * @Injectable()
 * export class InvoiceService {
 *   constructor(private readonly files: AbstractFileService) {}
 *
 *   async save(pdf: Buffer): Promise<string> {
 *     const { key } = await this.files.uploadFile(
 *       'invoices',
 *       { originalFileName: 'invoice.pdf' },
 *       pdf,
 *       '2024',
 *     );
 *
 *     return this.files.generateDownloadFilePreSignUrl('invoices', key, 600);
 *   }
 * }
 * ```
 */
export declare abstract class AbstractFileService {
  /**
   * Longest file name, in characters with the extension, that {@link generateFileKey} keeps from the original name.
   *
   * @uk Найбільша довжина назви файлу в символах разом із розширенням, яку {@link generateFileKey} зберігає з початкової
   * назви.
   *
   * @defaultValue `64`
   */
  protected DEFAULT_FILE_NAME_FULL_LENGTH: number;
  /**
   * Cancels a multipart upload and discards the parts that have already arrived.
   *
   * @uk Скасовує вивантаження частинами й відкидає частини, які вже надійшли.
   *
   * @param uploadId - Identifier returned by {@link startMultiPartUpload}.
   * @ukParam uploadId - Ідентифікатор, який повернув {@link startMultiPartUpload}.
   * @param bucket - Bucket of the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key returned by {@link startMultiPartUpload}.
   * @ukParam key - Ключ, який повернув {@link startMultiPartUpload}.
   */
  abstract abortMultiPartUpload(uploadId: string, bucket: string, key: string): Promise<void>;
  /**
   * Joins the uploaded parts into one file. Until then the file is not available.
   *
   * @uk Збирає вивантажені частини в один файл. До цього файл недоступний.
   *
   * @param uploadId - Identifier returned by {@link startMultiPartUpload}.
   * @ukParam uploadId - Ідентифікатор, який повернув {@link startMultiPartUpload}.
   * @param bucket - Bucket of the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key returned by {@link startMultiPartUpload}.
   * @ukParam key - Ключ, який повернув {@link startMultiPartUpload}.
   * @param parts - For each part its number, counted from 1, and the `ETag` header the storage answered with.
   * @ukParam parts - Для кожної частини її номер, від 1, і заголовок `ETag` з відповіді сховища.
   */
  abstract completeMultiPartUpload(
    uploadId: string,
    bucket: string,
    key: string,
    parts: CompletedPartDTO[],
  ): Promise<void>;
  /**
   * Reads a whole file as text. Use {@link downloadStream} for binary or large files.
   *
   * @uk Читає весь файл як текст. Для двійкових або великих файлів використовуйте {@link downloadStream}.
   *
   * @param bucket - Bucket of the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key of the file, folders included.
   * @ukParam key - Ключ файлу разом із папками.
   * @returns The content of the file.
   * @ukReturns Вміст файлу.
   */
  abstract downloadFile(bucket: string, key: string): Promise<string>;
  /**
   * Opens a file as a stream, so that it never has to fit into memory.
   *
   * @uk Відкриває файл як потік, тож він не мусить уміщатися в пам’яті.
   *
   * @param bucket - Bucket of the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key of the file, folders included.
   * @ukParam key - Ключ файлу разом із папками.
   * @returns A readable stream with the content.
   * @ukReturns Потік для читання вмісту.
   */
  abstract downloadStream(bucket: string, key: string): Promise<Readable>;
  /**
   * Creates a presigned URL from which anyone who has it can download the file until it expires.
   *
   * @uk Створює підписане посилання, за яким будь-хто, хто його має, може завантажити файл, доки не сплине строк дії.
   *
   * @param bucket - Bucket of the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key of the file, folders included.
   * @ukParam key - Ключ файлу разом із папками.
   * @param expiresInSeconds - Lifetime of the URL in seconds.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах.
   * @returns The URL.
   * @ukReturns Посилання.
   */
  abstract generateDownloadFilePreSignUrl(
    bucket: string,
    key: string,
    expiresInSeconds?: number,
  ): Promise<string>;
  /**
   * Builds the key of a new file: the folder, a slash, the unique part, a hyphen, and the original name in lower case.
   * Slashes in the name become colons, and a long name is shortened to {@link DEFAULT_FILE_NAME_FULL_LENGTH} characters.
   *
   * @uk Складає ключ нового файлу: папка, скісна риска, унікальна частина, дефіс і початкова назва в нижньому регістрі. Скісні
   * риски в назві стають двокрапками, а довга назва скорочується до {@link DEFAULT_FILE_NAME_FULL_LENGTH} символів.
   *
   * @param uniqueFileNameWithoutExtension - Unique part of the key.
   * @ukParam uniqueFileNameWithoutExtension - Унікальна частина ключа.
   * @param file - File whose original name ends the key.
   * @ukParam file - Файл, початковою назвою якого закінчується ключ.
   * @param folder - Folder inside the bucket; without it the file lies at the root.
   * @ukParam folder - Папка в бакеті; якщо її не вказано, файл лежить у корені.
   * @returns The key.
   * @ukReturns Ключ.
   */
  protected generateFileKey(
    uniqueFileNameWithoutExtension: string,
    file: FileDefinition,
    folder?: string,
  ): string;
  /**
   * Prepares an upload with an HTML form: the browser sends a POST request with the returned fields and the file last.
   *
   * @uk Готує вивантаження HTML-формою: браузер надсилає запит POST з повернутими полями й файлом наприкінці.
   *
   * @param bucket - Bucket to upload to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original name of the file.
   * @ukParam file - Початкова назва файлу.
   * @param folder - Folder inside the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param options - `expiresInSeconds` is the lifetime, `maxSize` the largest file in bytes, `fields` extra form fields.
   * @ukParam options - `expiresInSeconds` — строк дії, `maxSize` — найбільший файл у байтах, `fields` — додаткові поля форми.
   * @returns The bucket and the key of the future file, the `url` of the form, and its `fields`.
   * @ukReturns Бакет і ключ майбутнього файлу, адреса форми `url` та її поля `fields`.
   */
  abstract generateUploadFilePreSignUrlPost(
    bucket: string,
    file: FileDefinition,
    folder?: string,
    options?: {
      expiresInSeconds?: number;
      fields?: Record<string, string>;
      maxSize?: number;
    },
  ): Promise<FileUploadPreSignUrlPostResult>;
  /**
   * Creates a presigned URL to which a client uploads one file with a PUT request.
   *
   * @uk Створює підписане посилання, за яким клієнт вивантажує один файл запитом PUT.
   *
   * @param bucket - Bucket to upload to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original name of the file.
   * @ukParam file - Початкова назва файлу.
   * @param folder - Folder inside the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param expiresInSeconds - Lifetime of the URL in seconds.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах.
   * @returns The bucket and the key of the future file, and the `url`.
   * @ukReturns Бакет і ключ майбутнього файлу та посилання `url`.
   */
  abstract generateUploadFilePreSignUrlPut(
    bucket: string,
    file: FileDefinition,
    folder?: string,
    expiresInSeconds?: number,
  ): Promise<FileUploadPreSignUrlPutResult>;
  /**
   * Starts an upload of a large file in parts and prepares a URL for each of them. Finish it with
   * {@link completeMultiPartUpload} or give it up with {@link abortMultiPartUpload}.
   *
   * @uk Починає вивантаження великого файлу частинами й готує посилання для кожної. Завершіть його викликом
   * {@link completeMultiPartUpload} або скасуйте викликом {@link abortMultiPartUpload}.
   *
   * @param bucket - Bucket to upload to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original name and size in bytes; the size determines the number of parts.
   * @ukParam file - Початкова назва й розмір у байтах; від розміру залежить кількість частин.
   * @param partSize - Size of a part in bytes.
   * @ukParam partSize - Розмір частини в байтах.
   * @param folder - Folder inside the bucket.
   * @ukParam folder - Папка в бакеті.
   * @returns The bucket, the key, the `uploadId`, the number of parts, and their `uploadUrls` in order.
   * @ukReturns Бакет, ключ, `uploadId`, кількість частин і посилання на них `uploadUrls` за порядком.
   */
  abstract startMultiPartUpload(
    bucket: string,
    file: Required<FileDefinition>,
    partSize?: number,
    folder?: string,
  ): Promise<StartMultipartUploadInfo>;
  /**
   * Shortens a file name and keeps its extension.
   *
   * @uk Скорочує назву файлу, зберігаючи розширення.
   *
   * @param fileName - Name to shorten.
   * @ukParam fileName - Назва, яку треба скоротити.
   * @param maxLength - Largest allowed number of characters, the extension included.
   * @ukParam maxLength - Найбільша дозволена кількість символів разом із розширенням.
   * @returns The name, unchanged when it is short enough.
   * @ukReturns Назва; якщо вона достатньо коротка, то без змін.
   */
  protected truncateFileName(fileName: string, maxLength: number): string;
  /**
   * Uploads a file through the server.
   *
   * @uk Вивантажує файл через сервер.
   *
   * @param bucket - Bucket to upload to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original name of the file.
   * @ukParam file - Початкова назва файлу.
   * @param body - Content of the file.
   * @ukParam body - Вміст файлу.
   * @param folder - Folder inside the bucket.
   * @ukParam folder - Папка в бакеті.
   * @returns The bucket and the key of the new file. Save the key: it differs from the original name.
   * @ukReturns Бакет і ключ нового файлу. Збережіть ключ: він відрізняється від початкової назви.
   */
  abstract uploadFile(
    bucket: string,
    file: FileDefinition,
    body: string | Uint8Array | Buffer | Readable,
    folder?: string,
  ): Promise<UploadedFileInfo>;
}

/**
 * Ready endpoints over one bucket: a redirect to a file and presigned URLs for uploads. Extend it, name the bucket, and add
 * `@Controller()` with your guards.
 *
 * It works with the Fastify adapter.
 *
 * @uk Готові кінцеві точки для одного бакета: переспрямування на файл і підписані посилання для вивантаження. Успадкуйте клас,
 * укажіть бакет і додайте `@Controller()` та потрібні guard.
 *
 * Працює з адаптером Fastify.
 *
 * @example
 * ```ts
 * import { Controller } from '@nestjs/common';
 * import { AbstractFileService, AbstractFileStorageController } from '@softkit/file-storage';
 *
 * @Controller('files')
 * export class FilesController extends AbstractFileStorageController {
 *   constructor(files: AbstractFileService) {
 *     super('user-files', files, { downloadExpiresIn: 300 });
 *   }
 * }
 * ```
 */
export declare abstract class AbstractFileStorageController {
  /**
   * Stores the bucket and the options for the endpoints.
   *
   * @uk Зберігає бакет і параметри для кінцевих точок.
   *
   * @param bucket - Bucket behind all endpoints of the controller.
   * @ukParam bucket - Бакет, з яким працюють усі кінцеві точки контролера.
   * @param fileService - Storage that creates the URLs.
   * @ukParam fileService - Сховище, яке створює посилання.
   * @param options - Lifetimes and headers; whatever is left out takes its default from {@link IFileStorageControllerOptions}.
   * @ukParam options - Строки дії та заголовки; пропущене набуває типового значення з {@link IFileStorageControllerOptions}.
   */
  protected constructor(
    bucket: string,
    fileService: AbstractFileService,
    options?: IFileStorageControllerOptions,
  );
  /**
   * `GET download-file/*`: answers 307 with a presigned URL of the file in `Location`, and lets the client cache the redirect
   * for the lifetime of that URL.
   *
   * The file is not looked up, so the redirect comes for a missing file too and only the storage reports the error.
   *
   * @uk `GET download-file/*`: відповідає кодом 307 з підписаним посиланням на файл у `Location` і дозволяє клієнтові
   * кешувати переспрямування, доки це посилання чинне.
   *
   * Наявність файлу не перевіряється, тому переспрямування буде й для відсутнього файлу, а про помилку повідомить лише сховище.
   *
   * @param reply - Fastify reply that carries the redirect.
   * @ukParam reply - Відповідь Fastify, у якій надсилається переспрямування.
   * @param path - Key of the file: the rest of the request path after `download-file/`.
   * @ukParam path - Ключ файлу: решта шляху запиту після `download-file/`.
   */
  protected downloadFileFromAWS(reply: FastifyReply, path: string): Promise<void>;
  /**
   * `POST get-upload-presign-url`: creates a presigned PUT URL for each file in the request, from 1 to 20 files.
   *
   * @uk `POST get-upload-presign-url`: створює підписане посилання для запиту PUT на кожен файл із запиту, від 1 до 20 файлів.
   *
   * @param uploadPresignRequest - Body with `filesData`: the original name of each file and, optionally, its folder.
   * @ukParam uploadPresignRequest - Тіло з `filesData`: початкова назва кожного файлу й, за потреби, папка.
   * @returns For each file, in the same order, its `key`, `preSignedUrl`, and `originalFileName`.
   * @ukReturns Для кожного файлу, у тому самому порядку, його `key`, `preSignedUrl` та `originalFileName`.
   */
  protected getUploadPresignUrl(
    uploadPresignRequest: UploadPresignRequest,
  ): Promise<PreSignedResponse[]>;
}

/**
 * Thrown when a file to download does not exist. It is not an HTTP exception: catch it and answer with your own status, or the
 * client gets HTTP 500.
 *
 * @uk Кидається, якщо файлу, який завантажують, немає. Це не HTTP-виняток: перехопіть його й поверніть власний код стану,
 * інакше клієнт отримає HTTP 500.
 *
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { AbstractFileService, FileNotFoundException } from '@softkit/file-storage';
 *
 * @Injectable()
 * export class TemplateReader {
 *   constructor(private readonly files: AbstractFileService) {}
 *
 *   async readOrEmpty(key: string): Promise<string> {
 *     try {
 *       return await this.files.downloadFile('templates', key);
 *     } catch (error) {
 *       if (error instanceof FileNotFoundException) {
 *         return '';
 *       }
 *       throw error;
 *     }
 *   }
 * }
 * ```
 */
export declare class FileNotFoundException extends Error {
  /**
   * Creates the exception and sets its `name` to `FileNotFoundException`.
   *
   * @uk Створює виняток і задає йому `name` зі значенням `FileNotFoundException`.
   *
   * @param message - Text for the log, with the bucket and the key.
   * @ukParam message - Текст для журналу з бакетом і ключем.
   * @param rootCause - Error of the storage that led to this one.
   * @ukParam rootCause - Помилка сховища, яка спричинила цю.
   */
  constructor(message: string, rootCause?: Error);
  /**
   * Error of the storage; missing when the storage answered without a body instead of an error.
   *
   * @uk Помилка сховища; відсутня, якщо сховище не повернуло помилки, а відповіло без тіла.
   */
  readonly rootCause?: Error;
}

/**
 * Storage on Amazon S3. Inject it instead of {@link AbstractFileService} only where you need the S3 options, such as
 * `ContentType` or `Metadata`.
 *
 * @uk Сховище на Amazon S3. Впроваджуйте його замість {@link AbstractFileService} лише там, де потрібні параметри S3, наприклад
 * `ContentType` чи `Metadata`.
 *
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { S3FileService } from '@softkit/file-storage';
 *
 * @Injectable()
 * export class AvatarService {
 *   constructor(private readonly s3Files: S3FileService) {}
 *
 *   async save(userId: string, png: Buffer): Promise<string> {
 *     const { key } = await this.s3Files.uploadFile(
 *       'avatars',
 *       { originalFileName: 'avatar.png' },
 *       png,
 *       userId,
 *       { ContentType: 'image/png', CacheControl: 'max-age=86400' },
 *     );
 *
 *     return key;
 *   }
 * }
 * ```
 */
export declare class S3FileService extends AbstractFileService {
  /**
   * Takes the S3 client that {@link S3FileStorageModule} provides.
   *
   * @uk Приймає клієнт S3 від {@link S3FileStorageModule}.
   *
   * @param s3 - S3 client.
   * @ukParam s3 - Клієнт S3.
   */
  constructor(s3: NodeJsClient<S3>);
  /**
   * Limits of {@link generateUploadFilePreSignUrlPost} when the caller sets none: 3600 seconds and 100 MiB. A subclass
   * can override them.
   *
   * @uk Обмеження для {@link generateUploadFilePreSignUrlPost}, якщо під час виклику їх не задано: 3600 секунд і 100 МіБ.
   * Їх можна перевизначити в підкласі.
   */
  protected DEFAULT_UPLOAD_PRE_SIGN_URL_PARAMS: {
    /**
     * Lifetime of the form in seconds.
     *
     * @uk Строк дії форми в секундах.
     */
    expiresInSeconds: number;
    /**
     * Largest file in bytes.
     *
     * @uk Найбільший файл у байтах.
     */
    maxSize: number;
  };
  /**
   * Cancels a multipart upload; S3 discards the parts that have already arrived.
   *
   * @uk Скасовує вивантаження частинами; S3 відкидає частини, які вже надійшли.
   *
   * @param uploadId - Identifier returned by {@link startMultiPartUpload}.
   * @ukParam uploadId - Ідентифікатор, який повернув {@link startMultiPartUpload}.
   * @param bucket - Bucket of the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key returned by {@link startMultiPartUpload}.
   * @ukParam key - Ключ, який повернув {@link startMultiPartUpload}.
   * @param options - Other fields of the S3 command.
   * @ukParam options - Інші поля команди S3.
   */
  override abortMultiPartUpload(
    uploadId: string,
    bucket: string,
    key: string,
    options?: Partial<AbortMultipartUploadCommandInput>,
  ): Promise<void>;
  /**
   * Joins the uploaded parts into one S3 object.
   *
   * @uk Збирає вивантажені частини в один об’єкт S3.
   *
   * @param uploadId - Identifier returned by {@link startMultiPartUpload}.
   * @ukParam uploadId - Ідентифікатор, який повернув {@link startMultiPartUpload}.
   * @param bucket - Bucket of the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key returned by {@link startMultiPartUpload}.
   * @ukParam key - Ключ, який повернув {@link startMultiPartUpload}.
   * @param parts - For each part its number, counted from 1, and the `ETag` header S3 answered with.
   * @ukParam parts - Для кожної частини її номер, від 1, і заголовок `ETag` з відповіді S3.
   * @param options - Other fields of the S3 command.
   * @ukParam options - Інші поля команди S3.
   */
  override completeMultiPartUpload(
    uploadId: string,
    bucket: string,
    key: string,
    parts: CompletedPartDTO[],
    options?: Partial<CompleteMultipartUploadCommandInput>,
  ): Promise<void>;
  /**
   * Reads a whole S3 object as UTF-8 text. Use {@link downloadStream} for binary or large files.
   *
   * @uk Читає весь об’єкт S3 як текст UTF-8. Для двійкових або великих файлів використовуйте {@link downloadStream}.
   *
   * @param bucket - Bucket of the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key of the file, folders included.
   * @ukParam key - Ключ файлу разом із папками.
   * @returns The content of the file.
   * @ukReturns Вміст файлу.
   * @throws {@link FileNotFoundException} when there is no such key, or S3 answers without a body.
   * @ukThrows {@link FileNotFoundException}, якщо такого ключа немає або S3 відповідає без тіла.
   */
  override downloadFile(bucket: string, key: string): Promise<string>;
  /**
   * Opens an S3 object as a stream, so that it never has to fit into memory.
   *
   * @uk Відкриває об’єкт S3 як потік, тож він не мусить уміщатися в пам’яті.
   *
   * @param bucket - Bucket of the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key of the file, folders included.
   * @ukParam key - Ключ файлу разом із папками.
   * @returns A readable stream with the content.
   * @ukReturns Потік для читання вмісту.
   * @throws {@link FileNotFoundException} when there is no such key, or S3 answers without a body.
   * @ukThrows {@link FileNotFoundException}, якщо такого ключа немає або S3 відповідає без тіла.
   */
  override downloadStream(bucket: string, key: string): Promise<Readable>;
  /**
   * Creates a presigned GET URL. The download carries `Cache-Control` with the same lifetime, so a browser keeps the file no
   * longer than the URL lives.
   *
   * @uk Створює підписане посилання для запиту GET. Відповідь має `Cache-Control` із тим самим строком, тож браузер зберігає
   * файл не довше, ніж діє посилання.
   *
   * @param bucket - Bucket of the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key of the file, folders included. Its existence is not checked.
   * @ukParam key - Ключ файлу разом із папками. Наявність файлу не перевіряється.
   * @param expiresInSeconds - Lifetime of the URL in seconds. Defaults to `3600`.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах. Типово `3600`.
   * @returns The URL.
   * @ukReturns Посилання.
   */
  override generateDownloadFilePreSignUrl(
    bucket: string,
    key: string,
    expiresInSeconds?: number,
  ): Promise<string>;
  /**
   * Prepares an upload with an HTML form. S3 rejects a file larger than `maxSize`.
   *
   * @uk Готує вивантаження HTML-формою. S3 відхилить файл, більший за `maxSize`.
   *
   * @param bucket - Bucket to upload to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original name of the file.
   * @ukParam file - Початкова назва файлу.
   * @param folder - Folder inside the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param options - `expiresInSeconds` is the lifetime (3600 by default), `maxSize` the largest file in bytes (100 MiB by
   * default), `fields` extra form fields that S3 requires.
   * @ukParam options - `expiresInSeconds` — строк дії (типово 3600), `maxSize` — найбільший файл у байтах (типово 100 МіБ),
   * `fields` — додаткові поля форми, яких вимагатиме S3.
   * @returns The bucket and the key of the future file, the `url` of the form, and its `fields`.
   * @ukReturns Бакет і ключ майбутнього файлу, адреса форми `url` та її поля `fields`.
   */
  override generateUploadFilePreSignUrlPost(
    bucket: string,
    file: FileDefinition,
    folder?: string,
    options?: {
      expiresInSeconds?: number;
      fields?: Record<string, string>;
      maxSize?: number;
    },
  ): Promise<FileUploadPreSignUrlPostResult>;
  /**
   * Creates a presigned URL to which a client uploads one file with a PUT request.
   *
   * @uk Створює підписане посилання, за яким клієнт вивантажує один файл запитом PUT.
   *
   * @param bucket - Bucket to upload to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original name of the file.
   * @ukParam file - Початкова назва файлу.
   * @param folder - Folder inside the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param expiresInSeconds - Lifetime of the URL in seconds; when omitted, the AWS SDK decides.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах; якщо його не вказано, вирішує AWS SDK.
   * @returns The bucket and the key of the future file, and the `url`.
   * @ukReturns Бакет і ключ майбутнього файлу та посилання `url`.
   */
  override generateUploadFilePreSignUrlPut(
    bucket: string,
    file: FileDefinition,
    folder?: string,
    expiresInSeconds?: number,
  ): Promise<FileUploadPreSignUrlPutResult>;
  /**
   * Starts a multipart upload and prepares a presigned PUT URL, valid for 3600 seconds, for each part.
   *
   * The client sends part 1 to the first URL, part 2 to the second, and so on, and collects the `ETag` headers for
   * {@link completeMultiPartUpload}.
   *
   * @uk Починає вивантаження частинами й готує для кожної частини підписане посилання для запиту PUT, чинне 3600 секунд.
   *
   * Клієнт надсилає частину 1 за першим посиланням, частину 2 за другим і так далі, а заголовки `ETag` збирає для
   * {@link completeMultiPartUpload}.
   *
   * @param bucket - Bucket to upload to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original name and size in bytes; the size determines the number of parts.
   * @ukParam file - Початкова назва й розмір у байтах; від розміру залежить кількість частин.
   * @param partSize - Size of a part in bytes. Defaults to 5 MiB.
   * @ukParam partSize - Розмір частини в байтах. Типово 5 МіБ.
   * @param folder - Folder inside the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param options - Other fields of the S3 command, such as `ContentType`.
   * @ukParam options - Інші поля команди S3, наприклад `ContentType`.
   * @returns The bucket, the key, the `uploadId`, the number of parts, and their `uploadUrls` in order.
   * @ukReturns Бакет, ключ, `uploadId`, кількість частин і посилання на них `uploadUrls` за порядком.
   * @throws `Error` when S3 answers without an `UploadId`.
   * @ukThrows `Error`, якщо S3 відповідає без `UploadId`.
   */
  override startMultiPartUpload(
    bucket: string,
    file: Required<FileDefinition>,
    partSize?: number,
    folder?: string,
    options?: Partial<CreateMultipartUploadCommandInput>,
  ): Promise<StartMultipartUploadInfo>;
  /**
   * Uploads a file through the server in one request.
   *
   * @uk Вивантажує файл через сервер одним запитом.
   *
   * @param bucket - Bucket to upload to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original name of the file.
   * @ukParam file - Початкова назва файлу.
   * @param body - Content of the file. A stream of unknown length needs `ContentLength` in the options.
   * @ukParam body - Вміст файлу. Для потоку невідомої довжини задайте в параметрах `ContentLength`.
   * @param folder - Folder inside the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param options - Other fields of the S3 command, such as `ContentType`.
   * @ukParam options - Інші поля команди S3, наприклад `ContentType`.
   * @returns The bucket and the key of the new file.
   * @ukReturns Бакет і ключ нового файлу.
   */
  override uploadFile(
    bucket: string,
    file: FileDefinition,
    body: NodeJsRuntimeStreamingBlobPayloadInputTypes,
    folder?: string,
    options?: Partial<Omit<PutObjectCommandInput, 'Bucket' | 'Key' | 'Body'>>,
  ): Promise<UploadedFileInfo>;
}

/**
 * Provides {@link AbstractFileService} and {@link S3FileService}. Import it once, in the root module.
 *
 * Without `credentials` in the configuration the default AWS chain looks for them: environment variables, the shared
 * configuration files, the role of the container or the machine.
 *
 * @uk Надає {@link AbstractFileService} і {@link S3FileService}. Імпортуйте його один раз, у кореневому модулі.
 *
 * Якщо в конфігурації немає `credentials`, облікові дані шукає типовий ланцюжок AWS: змінні середовища, спільні файли
 * конфігурації, роль контейнера чи машини.
 *
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { S3FileStorageModule } from '@softkit/file-storage';
 *
 * @Module({
 *   imports: [S3FileStorageModule.forRoot({ region: 'eu-central-1' })],
 * })
 * export class AppModule {}
 * ```
 */
export declare class S3FileStorageModule {
  /**
   * Sets the module up with a configuration known in advance.
   *
   * @uk Налаштовує модуль за наперед відомою конфігурацією.
   *
   * @param s3Config - Configuration of the S3 client: region, credentials, endpoint, and so on.
   * @ukParam s3Config - Конфігурація клієнта S3: регіон, облікові дані, адреса тощо.
   * @param global - Makes the services available in every module. Defaults to `true`.
   * @ukParam global - Робить сервіси доступними в кожному модулі. Типово `true`.
   * @returns The dynamic module to list in `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRoot(s3Config: S3ClientConfig, global?: boolean): DynamicModule;
  /**
   * Sets the module up with a configuration that comes from other providers. Those providers have to be visible globally.
   *
   * @uk Налаштовує модуль за конфігурацією з інших провайдерів. Ці провайдери мають бути доступні глобально.
   *
   * @param options - Factory of the configuration and what to inject into it.
   * @ukParam options - Фабрика конфігурації та залежності для неї.
   * @param global - Makes the services available in every module. Defaults to `true`.
   * @ukParam global - Робить сервіси доступними в кожному модулі. Типово `true`.
   * @returns The dynamic module to list in `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRootAsync(options: S3FileStorageAsyncParams, global?: boolean): DynamicModule;
}

/**
 * Settings of {@link AbstractFileStorageController}.
 *
 * @uk Налаштування {@link AbstractFileStorageController}.
 */
export interface IFileStorageControllerOptions {
  /**
   * Value of the `Cross-Origin-Resource-Policy` header in the download redirect.
   *
   * @uk Значення заголовка `Cross-Origin-Resource-Policy` у переспрямуванні на файл.
   *
   * @defaultValue `'same-site'`
   */
  crossOriginResourcePolicy?: string;
  /**
   * Lifetime in seconds of the download URL, and of the cached redirect to it.
   *
   * @uk Строк дії в секундах посилання для завантаження й кешованого переспрямування на нього.
   *
   * @defaultValue `3600`
   */
  downloadExpiresIn?: number;
  /**
   * Lifetime of the upload URLs in seconds.
   *
   * @uk Строк дії посилань для вивантаження в секундах.
   *
   * @defaultValue `3600`
   */
  uploadExpiredIn?: number;
}

/**
 * Parameters of {@link S3FileStorageModule.forRootAsync}.
 *
 * @uk Параметри методу {@link S3FileStorageModule.forRootAsync}.
 *
 * @example
 * ```ts
 * import { S3FileStorageAsyncParams, S3FileStorageModule } from '@softkit/file-storage';
 *
 * class StorageConfig {
 *   region!: string;
 *   endpoint?: string;
 * }
 *
 * const params: S3FileStorageAsyncParams = {
 *   useFactory: (config: StorageConfig) => ({
 *     region: config.region,
 *     endpoint: config.endpoint,
 *   }),
 *   inject: [StorageConfig],
 * };
 *
 * export const fileStorage = S3FileStorageModule.forRootAsync(params);
 * ```
 */
export interface S3FileStorageAsyncParams {
  /**
   * Tokens of the providers to pass to `useFactory`, in the order of its parameters.
   *
   * @uk Токени провайдерів, які передаються в `useFactory`, у порядку її параметрів.
   */
  inject?: Array<InjectionToken | OptionalFactoryDependency>;
  /**
   * Part of the type only: {@link S3FileStorageModule.forRootAsync} does not register these providers.
   *
   * @uk Є лише в типі: {@link S3FileStorageModule.forRootAsync} не реєструє цих провайдерів.
   */
  providers?: Provider[];
  /**
   * Returns the configuration of the S3 client, directly or as a promise.
   *
   * @uk Повертає конфігурацію клієнта S3, одразу або як проміс.
   */
  useFactory: (...args: any[]) => S3ClientConfig | Promise<S3ClientConfig>;
}

/**
 * Object that builds the configuration of the S3 client, for {@link createAsyncOptions}.
 *
 * @uk Об’єкт, який створює конфігурацію клієнта S3, для {@link createAsyncOptions}.
 */
export interface S3FileStorageConfigFactory {
  /**
   * Returns the configuration of the S3 client, directly or as a promise.
   *
   * @uk Повертає конфігурацію клієнта S3, одразу або як проміс.
   */
  createS3ConfigOptions: () => S3ClientConfig | Promise<S3ClientConfig>;
}

/**
 * Asks a factory object for the configuration of the S3 client and waits for the answer.
 *
 * Handy in the `useFactory` of {@link S3FileStorageModule.forRootAsync} when the configuration lives in a class.
 *
 * @uk Отримує від об’єкта-фабрики конфігурацію клієнта S3 і чекає на відповідь.
 *
 * Зручно викликати в `useFactory` методу {@link S3FileStorageModule.forRootAsync}, якщо конфігурацію створює клас.
 *
 * @param optionsFactory - Object with the `createS3ConfigOptions` function.
 * @ukParam optionsFactory - Об’єкт із функцією `createS3ConfigOptions`.
 * @returns The configuration.
 * @ukReturns Конфігурація.
 */
export declare function createAsyncOptions(
  optionsFactory: S3FileStorageConfigFactory,
): Promise<S3ClientConfig>;
