/**
 * Stores files in Amazon S3 or compatible storage. It supports uploads and downloads through the server,
 * presigned URLs that let browsers exchange files with the bucket directly, and multipart uploads for large
 * files. Because your code depends on the abstract {@link AbstractFileService}, you can replace S3 with other
 * storage.
 *
 * Install the package with its peer packages; the AWS SDK is installed as a dependency:
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

// Replaces the `@smithy/types` type with the same name: the client with Node.js streams as bodies.
type NodeJsClient<ClientType extends object> = ClientType;

// Replaces the `@smithy/types` type with the same name: the body types that Node.js can send.
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
 * File storage contract. Inject it into your services instead of a concrete class:
 * {@link S3FileStorageModule} binds it to {@link S3FileService}, and you can bind another subclass for tests
 * or other storage.
 *
 * @uk Контракт файлового сховища. Впроваджуйте у свої сервіси саме його, а не конкретний клас:
 * {@link S3FileStorageModule} зв’язує його з {@link S3FileService}, а для тестів чи іншого сховища можна
 * підставити власний підклас.
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
   * Maximum length of the original file name, in characters and including the extension, that
   * {@link generateFileKey} keeps.
   *
   * @uk Максимальна довжина назви файлу в символах разом із розширенням, яку {@link generateFileKey} зберігає
   * з початкової назви.
   *
   * @defaultValue `64`
   */
  protected DEFAULT_FILE_NAME_FULL_LENGTH: number;
  /**
   * Cancels a multipart upload and discards the parts uploaded so far.
   *
   * @uk Скасовує вивантаження частинами й відкидає частини, які вже надійшли.
   *
   * @param uploadId - Upload ID returned by {@link startMultiPartUpload}.
   * @ukParam uploadId - Ідентифікатор, який повернув {@link startMultiPartUpload}.
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key returned by {@link startMultiPartUpload}.
   * @ukParam key - Ключ, який повернув {@link startMultiPartUpload}.
   */
  abstract abortMultiPartUpload(uploadId: string, bucket: string, key: string): Promise<void>;
  /**
   * Joins the uploaded parts into one file. The file isn't available until then.
   *
   * @uk Збирає вивантажені частини в один файл. До цього файл недоступний.
   *
   * @param uploadId - Upload ID returned by {@link startMultiPartUpload}.
   * @ukParam uploadId - Ідентифікатор, який повернув {@link startMultiPartUpload}.
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key returned by {@link startMultiPartUpload}.
   * @ukParam key - Ключ, який повернув {@link startMultiPartUpload}.
   * @param parts - Number of each part, starting from 1, and the `ETag` header that the storage returned for
   * it.
   * @ukParam parts - Номер кожної частини, від 1, і заголовок `ETag` з відповіді сховища.
   */
  abstract completeMultiPartUpload(
    uploadId: string,
    bucket: string,
    key: string,
    parts: CompletedPartDTO[],
  ): Promise<void>;
  /**
   * Reads a whole file as text. For binary or large files, use {@link downloadStream}.
   *
   * @uk Читає весь файл як текст. Для двійкових або великих файлів використовуйте {@link downloadStream}.
   *
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - File key, including folders.
   * @ukParam key - Ключ файлу разом із папками.
   * @returns The file content.
   * @ukReturns Вміст файлу.
   */
  abstract downloadFile(bucket: string, key: string): Promise<string>;
  /**
   * Opens a file as a stream, so the whole file doesn't need to fit in memory.
   *
   * @uk Відкриває файл як потік, тож файл не доведеться тримати в пам’яті цілком.
   *
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - File key, including folders.
   * @ukParam key - Ключ файлу разом із папками.
   * @returns A readable stream with the file content.
   * @ukReturns Потік для читання вмісту.
   */
  abstract downloadStream(bucket: string, key: string): Promise<Readable>;
  /**
   * Creates a presigned URL that lets anyone who has it download the file until the URL expires.
   *
   * @uk Створює підписане посилання, за яким будь-хто може завантажити файл, доки не сплине строк дії.
   *
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - File key, including folders.
   * @ukParam key - Ключ файлу разом із папками.
   * @param expiresInSeconds - URL lifetime in seconds.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах.
   * @returns The presigned URL.
   * @ukReturns Підписане посилання.
   */
  abstract generateDownloadFilePreSignUrl(
    bucket: string,
    key: string,
    expiresInSeconds?: number,
  ): Promise<string>;
  /**
   * Builds the key for a new file: the folder, a slash, the unique part, a hyphen, and the lowercase original
   * name. Slashes in the name are replaced with colons, and a long name is shortened to
   * {@link DEFAULT_FILE_NAME_FULL_LENGTH} characters.
   *
   * @uk Складає ключ нового файлу: папка, скісна риска, унікальна частина, дефіс і початкова назва в нижньому
   * регістрі. Скісні риски в назві замінюються двокрапками, а довга назва скорочується до
   * {@link DEFAULT_FILE_NAME_FULL_LENGTH} символів.
   *
   * @param uniqueFileNameWithoutExtension - Unique part of the key.
   * @ukParam uniqueFileNameWithoutExtension - Унікальна частина ключа.
   * @param file - File whose original name is appended to the key.
   * @ukParam file - Файл, початкова назва якого додається наприкінці ключа.
   * @param folder - Folder in the bucket. If omitted, the file is stored at the root.
   * @ukParam folder - Папка в бакеті; якщо її не вказано, файл зберігається в корені.
   * @returns The file key.
   * @ukReturns Ключ файлу.
   */
  protected generateFileKey(
    uniqueFileNameWithoutExtension: string,
    file: FileDefinition,
    folder?: string,
  ): string;
  /**
   * Prepares an HTML form upload: the browser sends a POST request with the returned fields, followed by the
   * file.
   *
   * @uk Готує вивантаження HTML-формою: браузер надсилає запит POST з повернутими полями й файлом наприкінці.
   *
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original file name.
   * @ukParam file - Початкова назва файлу.
   * @param folder - Folder in the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param options - `expiresInSeconds` is the lifetime, `maxSize` is the maximum file size in bytes, and
   * `fields` contains extra form fields.
   * @ukParam options - `expiresInSeconds` — строк дії, `maxSize` — максимальний розмір файлу в байтах,
   * `fields` — додаткові поля форми.
   * @returns The bucket and key for the new file, the form `url`, and its `fields`.
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
   * Creates a presigned URL for uploading one file with a PUT request.
   *
   * @uk Створює підписане посилання, за яким клієнт вивантажує один файл запитом PUT.
   *
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original file name.
   * @ukParam file - Початкова назва файлу.
   * @param folder - Folder in the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param expiresInSeconds - URL lifetime in seconds.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах.
   * @returns The bucket and key for the new file, and the `url`.
   * @ukReturns Бакет і ключ майбутнього файлу та посилання `url`.
   */
  abstract generateUploadFilePreSignUrlPut(
    bucket: string,
    file: FileDefinition,
    folder?: string,
    expiresInSeconds?: number,
  ): Promise<FileUploadPreSignUrlPutResult>;
  /**
   * Starts a multipart upload of a large file and prepares a URL for each part. Finish the upload with
   * {@link completeMultiPartUpload}, or cancel it with {@link abortMultiPartUpload}.
   *
   * @uk Починає вивантаження великого файлу частинами й готує посилання для кожної. Завершіть його викликом
   * {@link completeMultiPartUpload} або скасуйте викликом {@link abortMultiPartUpload}.
   *
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original name and size in bytes; the size determines the number of parts.
   * @ukParam file - Початкова назва й розмір у байтах; від розміру залежить кількість частин.
   * @param partSize - Part size in bytes.
   * @ukParam partSize - Розмір частини в байтах.
   * @param folder - Folder in the bucket.
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
   * @param maxLength - Maximum number of characters, including the extension.
   * @ukParam maxLength - Максимальна кількість символів разом із розширенням.
   * @returns The shortened name, or the original one if it is short enough.
   * @ukReturns Назва; якщо вона достатньо коротка, то без змін.
   */
  protected truncateFileName(fileName: string, maxLength: number): string;
  /**
   * Uploads a file through the server.
   *
   * @uk Вивантажує файл через сервер.
   *
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original file name.
   * @ukParam file - Початкова назва файлу.
   * @param body - File content.
   * @ukParam body - Вміст файлу.
   * @param folder - Folder in the bucket.
   * @ukParam folder - Папка в бакеті.
   * @returns The bucket and key of the new file. Save the key: it differs from the original name.
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
 * Ready-made endpoints for one bucket: a redirect to a file and presigned upload URLs. Extend the class, set
 * the bucket, and add `@Controller()` and your guards.
 *
 * Works with the Fastify adapter.
 *
 * @uk Готові кінцеві точки для одного бакета: переспрямування на файл і підписані посилання для вивантаження. Успадкуйте клас,
 * укажіть бакет і додайте `@Controller()` та потрібні guard-класи.
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
   * Sets the bucket and options for the endpoints.
   *
   * @uk Задає бакет і параметри для кінцевих точок.
   *
   * @param bucket - Bucket used by all the controller's endpoints.
   * @ukParam bucket - Бакет, з яким працюють усі кінцеві точки контролера.
   * @param fileService - Storage that creates the URLs.
   * @ukParam fileService - Сховище, яке створює посилання.
   * @param options - Lifetimes and headers. Omitted options use the defaults from
   * {@link IFileStorageControllerOptions}.
   * @ukParam options - Строки дії та заголовки; пропущене набуває типового значення з {@link IFileStorageControllerOptions}.
   */
  protected constructor(
    bucket: string,
    fileService: AbstractFileService,
    options?: IFileStorageControllerOptions,
  );
  /**
   * `GET download-file/*`: returns status 307 with a presigned file URL in `Location`, and lets the client
   * cache the redirect for as long as that URL is valid.
   *
   * The endpoint doesn't check whether the file exists, so it also redirects for a missing file, and only the
   * storage reports the error.
   *
   * @uk `GET download-file/*`: повертає код 307 з підписаним посиланням на файл у `Location` і дозволяє
   * клієнтові кешувати переспрямування, доки це посилання чинне.
   *
   * Наявність файлу не перевіряється, тому переспрямування буде й для відсутнього файлу, а про помилку повідомить лише сховище.
   *
   * @param reply - Fastify reply used to send the redirect.
   * @ukParam reply - Відповідь Fastify, якою надсилається переспрямування.
   * @param path - File key: the part of the request path after `download-file/`.
   * @ukParam path - Ключ файлу: решта шляху запиту після `download-file/`.
   */
  protected downloadFileFromAWS(reply: FastifyReply, path: string): Promise<void>;
  /**
   * `POST get-upload-presign-url`: creates a presigned PUT URL for each of 1 to 20 files in the request.
   *
   * @uk `POST get-upload-presign-url`: створює підписане посилання для запиту PUT на кожен файл із запиту, від 1 до 20 файлів.
   *
   * @param uploadPresignRequest - Body with `filesData`: the original name of each file and, optionally, its folder.
   * @ukParam uploadPresignRequest - Тіло з `filesData`: початкова назва кожного файлу й, за потреби, папка.
   * @returns The `key`, `preSignedUrl`, and `originalFileName` for each file, in the same order.
   * @ukReturns Поля `key`, `preSignedUrl` та `originalFileName` для кожного файлу, у тому самому порядку.
   */
  protected getUploadPresignUrl(
    uploadPresignRequest: UploadPresignRequest,
  ): Promise<PreSignedResponse[]>;
}

/**
 * Exception thrown if the file to download doesn't exist. It isn't an HTTP exception: catch it and return a
 * suitable status, or the client receives HTTP 500.
 *
 * @uk Виняток, який виникає, якщо файлу для завантаження немає. Це не HTTP-виняток: перехопіть його й
 * поверніть потрібний код стану, інакше клієнт отримає HTTP 500.
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
   * @param message - Log message with the bucket and the key.
   * @ukParam message - Текст для журналу з бакетом і ключем.
   * @param rootCause - Storage error that caused this one.
   * @ukParam rootCause - Помилка сховища, яка спричинила цю.
   */
  constructor(message: string, rootCause?: Error);
  /**
   * Storage error. Not set if the storage returned a response without a body instead of an error.
   *
   * @uk Помилка сховища. Не задано, якщо сховище відповіло без тіла.
   */
  readonly rootCause?: Error;
}

/**
 * Amazon S3 storage. Inject it instead of {@link AbstractFileService} only if you need S3 options such as
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
   * Creates the service with the S3 client from {@link S3FileStorageModule}.
   *
   * @uk Створює сервіс із клієнтом S3 від {@link S3FileStorageModule}.
   *
   * @param s3 - S3 client.
   * @ukParam s3 - Клієнт S3.
   */
  constructor(s3: NodeJsClient<S3>);
  /**
   * Default limits for {@link generateUploadFilePreSignUrlPost}: 3600 seconds and 100 MiB. Subclasses can
   * override them.
   *
   * @uk Типові обмеження для {@link generateUploadFilePreSignUrlPost}: 3600 секунд і 100 МіБ. Їх можна
   * перевизначити в підкласі.
   */
  protected DEFAULT_UPLOAD_PRE_SIGN_URL_PARAMS: {
    /**
     * Form lifetime in seconds.
     *
     * @uk Строк дії форми в секундах.
     */
    expiresInSeconds: number;
    /**
     * Maximum file size in bytes.
     *
     * @uk Максимальний розмір файлу в байтах.
     */
    maxSize: number;
  };
  /**
   * Cancels a multipart upload; S3 discards the parts uploaded so far.
   *
   * @uk Скасовує вивантаження частинами; S3 відкидає частини, які вже надійшли.
   *
   * @param uploadId - Upload ID returned by {@link startMultiPartUpload}.
   * @ukParam uploadId - Ідентифікатор, який повернув {@link startMultiPartUpload}.
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key returned by {@link startMultiPartUpload}.
   * @ukParam key - Ключ, який повернув {@link startMultiPartUpload}.
   * @param options - Other S3 command fields.
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
   * @param uploadId - Upload ID returned by {@link startMultiPartUpload}.
   * @ukParam uploadId - Ідентифікатор, який повернув {@link startMultiPartUpload}.
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key returned by {@link startMultiPartUpload}.
   * @ukParam key - Ключ, який повернув {@link startMultiPartUpload}.
   * @param parts - Number of each part, starting from 1, and the `ETag` header that S3 returned for it.
   * @ukParam parts - Номер кожної частини, від 1, і заголовок `ETag` з відповіді S3.
   * @param options - Other S3 command fields.
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
   * Reads a whole S3 object as UTF-8 text. For binary or large files, use {@link downloadStream}.
   *
   * @uk Читає весь об’єкт S3 як текст UTF-8. Для двійкових або великих файлів використовуйте {@link downloadStream}.
   *
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - File key, including folders.
   * @ukParam key - Ключ файлу разом із папками.
   * @returns The file content.
   * @ukReturns Вміст файлу.
   * @throws {@link FileNotFoundException} if the key doesn't exist or S3 returns a response without a body.
   * @ukThrows {@link FileNotFoundException}, якщо такого ключа немає або S3 повертає відповідь без тіла.
   */
  override downloadFile(bucket: string, key: string): Promise<string>;
  /**
   * Opens an S3 object as a stream, so the whole object doesn't need to fit in memory.
   *
   * @uk Відкриває об’єкт S3 як потік, тож файл не доведеться тримати в пам’яті цілком.
   *
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - File key, including folders.
   * @ukParam key - Ключ файлу разом із папками.
   * @returns A readable stream with the file content.
   * @ukReturns Потік для читання вмісту.
   * @throws {@link FileNotFoundException} if the key doesn't exist or S3 returns a response without a body.
   * @ukThrows {@link FileNotFoundException}, якщо такого ключа немає або S3 повертає відповідь без тіла.
   */
  override downloadStream(bucket: string, key: string): Promise<Readable>;
  /**
   * Creates a presigned GET URL. The download response has a `Cache-Control` header with the same lifetime,
   * so browsers don't keep the file longer than the URL is valid.
   *
   * @uk Створює підписане посилання для запиту GET. Відповідь має `Cache-Control` із тим самим строком, тож браузер зберігає
   * файл не довше, ніж діє посилання.
   *
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - File key, including folders. The method doesn't check whether the file exists.
   * @ukParam key - Ключ файлу разом із папками. Наявність файлу не перевіряється.
   * @param expiresInSeconds - URL lifetime in seconds. Defaults to `3600`.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах. Типово `3600`.
   * @returns The presigned URL.
   * @ukReturns Підписане посилання.
   */
  override generateDownloadFilePreSignUrl(
    bucket: string,
    key: string,
    expiresInSeconds?: number,
  ): Promise<string>;
  /**
   * Prepares an HTML form upload. S3 rejects files larger than `maxSize`.
   *
   * @uk Готує вивантаження HTML-формою. S3 відхилить файл, більший за `maxSize`.
   *
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original file name.
   * @ukParam file - Початкова назва файлу.
   * @param folder - Folder in the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param options - `expiresInSeconds` is the lifetime (3600 by default), `maxSize` is the maximum file size
   * in bytes (100 MiB by default), and `fields` contains extra form fields that S3 requires.
   * @ukParam options - `expiresInSeconds` — строк дії (типово 3600), `maxSize` — максимальний розмір файлу в
   * байтах (типово 100 МіБ), `fields` — додаткові поля форми, яких вимагатиме S3.
   * @returns The bucket and key for the new file, the form `url`, and its `fields`.
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
   * Creates a presigned URL for uploading one file with a PUT request.
   *
   * @uk Створює підписане посилання, за яким клієнт вивантажує один файл запитом PUT.
   *
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original file name.
   * @ukParam file - Початкова назва файлу.
   * @param folder - Folder in the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param expiresInSeconds - URL lifetime in seconds; if omitted, the AWS SDK default is used.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах; якщо його не вказано, діє типовий строк AWS
   * SDK.
   * @returns The bucket and key for the new file, and the `url`.
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
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original name and size in bytes; the size determines the number of parts.
   * @ukParam file - Початкова назва й розмір у байтах; від розміру залежить кількість частин.
   * @param partSize - Part size in bytes. Defaults to 5 MiB.
   * @ukParam partSize - Розмір частини в байтах. Типово 5 МіБ.
   * @param folder - Folder in the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param options - Other S3 command fields, such as `ContentType`.
   * @ukParam options - Інші поля команди S3, наприклад `ContentType`.
   * @returns The bucket, the key, the `uploadId`, the number of parts, and their `uploadUrls` in order.
   * @ukReturns Бакет, ключ, `uploadId`, кількість частин і посилання на них `uploadUrls` за порядком.
   * @throws `Error` if S3 returns a response without an `UploadId`.
   * @ukThrows `Error`, якщо S3 повертає відповідь без `UploadId`.
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
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, куди вивантажується файл.
   * @param file - Original file name.
   * @ukParam file - Початкова назва файлу.
   * @param body - File content. A stream of unknown length requires `ContentLength` in the options.
   * @ukParam body - Вміст файлу. Для потоку невідомої довжини задайте в параметрах `ContentLength`.
   * @param folder - Folder in the bucket.
   * @ukParam folder - Папка в бакеті.
   * @param options - Other S3 command fields, such as `ContentType`.
   * @ukParam options - Інші поля команди S3, наприклад `ContentType`.
   * @returns The bucket and key of the new file.
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
 * If the configuration has no `credentials`, the default AWS provider chain looks for them in environment
 * variables, shared configuration files, and the container or machine role.
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
   * Configures the module with a configuration known in advance.
   *
   * @uk Налаштовує модуль за наперед відомою конфігурацією.
   *
   * @param s3Config - S3 client configuration: region, credentials, endpoint, and so on.
   * @ukParam s3Config - Конфігурація клієнта S3: регіон, облікові дані, адреса тощо.
   * @param global - Whether to make the services available in every module. Defaults to `true`.
   * @ukParam global - Чи доступні сервіси в кожному модулі. Типово `true`.
   * @returns The dynamic module to add to `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRoot(s3Config: S3ClientConfig, global?: boolean): DynamicModule;
  /**
   * Configures the module with a configuration from other providers. Those providers must be available
   * globally.
   *
   * @uk Налаштовує модуль за конфігурацією з інших провайдерів. Ці провайдери мають бути доступні глобально.
   *
   * @param options - Configuration factory and the dependencies to inject into it.
   * @ukParam options - Фабрика конфігурації та залежності для неї.
   * @param global - Whether to make the services available in every module. Defaults to `true`.
   * @ukParam global - Чи доступні сервіси в кожному модулі. Типово `true`.
   * @returns The dynamic module to add to `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRootAsync(options: S3FileStorageAsyncParams, global?: boolean): DynamicModule;
}

/**
 * Options for {@link AbstractFileStorageController}.
 *
 * @uk Параметри {@link AbstractFileStorageController}.
 */
export interface IFileStorageControllerOptions {
  /**
   * Value of the `Cross-Origin-Resource-Policy` header that the redirect sends.
   *
   * @uk Значення заголовка `Cross-Origin-Resource-Policy` у переспрямуванні на файл.
   *
   * @defaultValue `'same-site'`
   */
  crossOriginResourcePolicy?: string;
  /**
   * Lifetime of the download URL and its cached redirect, in seconds.
   *
   * @uk Строк дії в секундах посилання для завантаження й кешованого переспрямування на нього.
   *
   * @defaultValue `3600`
   */
  downloadExpiresIn?: number;
  /**
   * Upload URL lifetime in seconds.
   *
   * @uk Строк дії посилань для вивантаження в секундах.
   *
   * @defaultValue `3600`
   */
  uploadExpiredIn?: number;
}

/**
 * Options for {@link S3FileStorageModule.forRootAsync}.
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
   * Tokens of the providers to pass to `useFactory`, in parameter order.
   *
   * @uk Токени провайдерів, які передаються в `useFactory`, у порядку її параметрів.
   */
  inject?: Array<InjectionToken | OptionalFactoryDependency>;
  /**
   * Only part of the type: {@link S3FileStorageModule.forRootAsync} doesn't register these providers.
   *
   * @uk Є лише в типі: {@link S3FileStorageModule.forRootAsync} не реєструє цих провайдерів.
   */
  providers?: Provider[];
  /**
   * Returns the S3 client configuration, directly or as a promise.
   *
   * @uk Повертає конфігурацію клієнта S3, одразу або як проміс.
   */
  useFactory: (...args: any[]) => S3ClientConfig | Promise<S3ClientConfig>;
}

/**
 * Object that builds the S3 client configuration for {@link createAsyncOptions}.
 *
 * @uk Об’єкт, який створює конфігурацію клієнта S3, для {@link createAsyncOptions}.
 */
export interface S3FileStorageConfigFactory {
  /**
   * Returns the S3 client configuration, directly or as a promise.
   *
   * @uk Повертає конфігурацію клієнта S3, одразу або як проміс.
   */
  createS3ConfigOptions: () => S3ClientConfig | Promise<S3ClientConfig>;
}

/**
 * Gets the S3 client configuration from a factory object.
 *
 * Useful in `useFactory` of {@link S3FileStorageModule.forRootAsync} if a class builds the configuration.
 *
 * @uk Отримує конфігурацію клієнта S3 від об’єкта-фабрики.
 *
 * Зручно викликати в `useFactory` методу {@link S3FileStorageModule.forRootAsync}, якщо конфігурацію створює клас.
 *
 * @param optionsFactory - Object with a `createS3ConfigOptions` function.
 * @ukParam optionsFactory - Об’єкт із функцією `createS3ConfigOptions`.
 * @returns The S3 client configuration.
 * @ukReturns Конфігурація клієнта S3.
 */
export declare function createAsyncOptions(
  optionsFactory: S3FileStorageConfigFactory,
): Promise<S3ClientConfig>;
