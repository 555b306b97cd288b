/**
 * Stores files in Amazon S3 or compatible storage. It supports uploads and downloads through the server,
 * presigned URLs that let browsers exchange files with the bucket directly, and multipart uploads for large
 * files. Your code depends only on the abstract {@link AbstractFileService}, so you can replace S3 with other
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
 * @uk Зберігає файли в Amazon S3 або сумісному сховищі: вивантажує й завантажує їх через сервер, створює
 * підписані посилання (presigned URL), за якими браузер обмінюється файлами з бакетом напряму, і вивантажує
 * великі файли частинами. Ваш код залежить лише від абстрактного {@link AbstractFileService}, тому замість S3
 * можна підключити інше сховище.
 *
 * Встановіть пакет разом із пакетами, яких він потребує; npm сам встановить AWS SDK як залежність:
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
 * Stores, reads, and shares files without tying your services to a particular storage. Inject it
 * instead of a concrete class: {@link S3FileStorageModule} binds it to {@link S3FileService}, and
 * you can bind another subclass for tests or other storage.
 *
 * @uk Зберігає файли, читає їх і відкриває для інших, не прив’язуючи ваших сервісів до певного сховища.
 * Впроваджуйте саме цей клас, а не конкретний: {@link S3FileStorageModule} зв’язує його з
 * {@link S3FileService}, а для тестів чи іншого сховища можна підставити власний підклас.
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
   * How many characters of the original file name {@link generateFileKey} keeps, extension included.
   *
   * @uk Скільки символів оригінальної назви файлу, разом із розширенням, метод {@link generateFileKey}
   * зберігає в ключі.
   *
   * @defaultValue `64`
   */
  protected DEFAULT_FILE_NAME_FULL_LENGTH: number;
  /**
   * Cancels a multipart upload and discards the parts uploaded so far.
   *
   * @uk Скасовує вивантаження частинами й відкидає все, що вже надійшло.
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
   * @uk Збирає вивантажені частини в один файл. Доти файл недоступний.
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
   * @returns The whole content as a string.
   * @ukReturns Увесь вміст як рядок.
   */
  abstract downloadFile(bucket: string, key: string): Promise<string>;
  /**
   * Opens a file as a stream, for files that are too large to keep in memory.
   *
   * @uk Відкриває файл як потік — на випадок, якщо файл завеликий, щоб тримати його в пам’яті.
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
   * @uk Створює підписане посилання, за яким файл може завантажити будь-хто, доки не сплине строк дії
   * посилання.
   *
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - File key, including folders.
   * @ukParam key - Ключ файлу разом із папками.
   * @param expiresInSeconds - URL lifetime in seconds. The default depends on the implementation.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах. Типове значення визначає
   * реалізація.
   * @returns The URL. Until it expires, it works without other credentials.
   * @ukReturns Посилання. Доки воно чинне, інших облікових даних не потрібно.
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
   * @uk Складає ключ нового файлу: папка, скісна риска, унікальна частина, дефіс і оригінальна назва в
   * нижньому регістрі. Метод замінює скісні риски в назві двокрапками, а довгу назву скорочує до
   * {@link DEFAULT_FILE_NAME_FULL_LENGTH} символів.
   *
   * @param uniqueFileNameWithoutExtension - Part that keeps two files with the same name apart,
   * such as a random ID.
   * @ukParam uniqueFileNameWithoutExtension - Частина ключа, що відрізняє файли з однаковою назвою,
   * наприклад випадковий ідентифікатор.
   * @param file - File whose original name is appended to the key.
   * @ukParam file - Файл, оригінальна назва якого стане кінцем ключа.
   * @param folder - Folder in the bucket. If omitted, the key has no folder, and the file is stored
   * at the root.
   * @ukParam folder - Папка в бакеті. Якщо її не вказано, файл потрапляє в корінь бакета.
   * @returns The key to save the file under.
   * @ukReturns Ключ, під яким треба зберегти файл.
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
   * @uk Готує вивантаження HTML-формою: браузер надсилає запит POST із повернутими полями, а після них — файл.
   *
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, у який треба вивантажити файл.
   * @param file - File to upload; the new key ends with its original name.
   * @ukParam file - Файл для вивантаження; новий ключ закінчується його оригінальною назвою.
   * @param folder - Folder in the bucket. If omitted, the file is stored at the root.
   * @ukParam folder - Папка в бакеті. Якщо її не вказано, файл потрапляє в корінь бакета.
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
   * @ukParam bucket - Бакет, у який треба вивантажити файл.
   * @param file - File to upload; the new key ends with its original name.
   * @ukParam file - Файл для вивантаження; новий ключ закінчується його оригінальною назвою.
   * @param folder - Folder in the bucket. If omitted, the file is stored at the root.
   * @ukParam folder - Папка в бакеті. Якщо її не вказано, файл потрапляє в корінь бакета.
   * @param expiresInSeconds - URL lifetime in seconds. The default depends on the implementation.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах. Типове значення визначає
   * реалізація.
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
   * @uk Починає вивантаження великого файлу частинами й готує посилання для кожної. Завершіть вивантаження
   * викликом {@link completeMultiPartUpload} або скасуйте викликом {@link abortMultiPartUpload}.
   *
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, у який треба вивантажити файл.
   * @param file - Original name and size in bytes; the size determines the number of parts.
   * @ukParam file - Оригінальна назва й розмір у байтах. Від розміру залежить кількість частин.
   * @param partSize - Size of each part but the last, in bytes. The default depends on the
   * implementation.
   * @ukParam partSize - Розмір кожної частини, крім останньої, у байтах. Типове значення визначає
   * реалізація.
   * @param folder - Folder in the bucket. If omitted, the file is stored at the root.
   * @ukParam folder - Папка в бакеті. Якщо її не вказано, файл потрапляє в корінь бакета.
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
   * @param fileName - File name, with or without an extension.
   * @ukParam fileName - Назва файлу, з розширенням або без нього.
   * @param maxLength - Maximum number of characters, including the extension.
   * @ukParam maxLength - Найбільша кількість символів разом із розширенням.
   * @returns The shortened name, or the original one if it's short enough.
   * @ukReturns Скорочена назва. Якщо назва достатньо коротка, метод повертає її без змін.
   */
  protected truncateFileName(fileName: string, maxLength: number): string;
  /**
   * Uploads a file that is already on your server. For uploads from a browser, create a presigned
   * URL.
   *
   * @uk Вивантажує файл, який уже є на вашому сервері. Для вивантаження з браузера створіть
   * підписане посилання.
   *
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, у який треба вивантажити файл.
   * @param file - File to upload; the new key ends with its original name.
   * @ukParam file - Файл для вивантаження; новий ключ закінчується його оригінальною назвою.
   * @param body - Content to store: text, bytes, or a stream.
   * @ukParam body - Вміст, який треба зберегти: текст, байти або потік.
   * @param folder - Folder in the bucket. If omitted, the file is stored at the root.
   * @ukParam folder - Папка в бакеті. Якщо її не вказано, файл потрапляє в корінь бакета.
   * @returns The bucket and key of the new file. Save the key: it differs from the original name.
   * @ukReturns Бакет і ключ нового файлу. Збережіть ключ: він інший, ніж оригінальна назва.
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
 * @uk Готові кінцеві точки для одного бакета: переспрямування на файл і підписані посилання для
 * вивантаження. Успадкуйте клас, укажіть бакет і додайте `@Controller()` та потрібні guard-класи.
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
   * Sets the bucket that the endpoints serve and the lifetime of their URLs.
   *
   * @uk Задає бакет, з яким працюють кінцеві точки, і строк дії їхніх посилань.
   *
   * @param bucket - Bucket used by all the controller's endpoints.
   * @ukParam bucket - Бакет, з яким працюють усі кінцеві точки контролера.
   * @param fileService - Storage that creates the URLs.
   * @ukParam fileService - Сховище, яке створює посилання.
   * @param options - URL lifetimes and the redirect header. Omitted options use the defaults from
   * {@link IFileStorageControllerOptions}.
   * @ukParam options - Строки дії та заголовок переспрямування. Пропущені параметри мають типові значення з
   * {@link IFileStorageControllerOptions}.
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
   * The endpoint doesn't check whether the file exists. If it's missing, the client is redirected all the
   * same and gets the error from the storage.
   *
   * @uk `GET download-file/*`: повертає код 307 із підписаним посиланням на файл у `Location`. Клієнт може
   * кешувати переспрямування, доки посилання чинне.
   *
   * Метод не перевіряє, чи є такий файл. Якщо файлу немає, переспрямування все одно відбудеться, а помилку
   * клієнт отримає вже від сховища.
   *
   * @param reply - Fastify reply used to send the redirect.
   * @ukParam reply - Відповідь Fastify, через яку метод надсилає переспрямування.
   * @param path - File key: the part of the request path after `download-file/`.
   * @ukParam path - Ключ файлу: решта шляху запиту після `download-file/`.
   */
  protected downloadFileFromAWS(reply: FastifyReply, path: string): Promise<void>;
  /**
   * `POST get-upload-presign-url`: creates a presigned PUT URL for each of 1 to 20 files in the request.
   *
   * @uk `POST get-upload-presign-url`: створює підписане посилання для запиту PUT на кожен із 1–20 файлів,
   * перелічених у запиті.
   *
   * @param uploadPresignRequest - Body with `filesData`: the original name of each file and, optionally, its folder.
   * @ukParam uploadPresignRequest - Тіло з `filesData`: оригінальна назва кожного файлу й, за потреби, папка.
   * @returns The `key`, `preSignedUrl`, and `originalFileName` for each file, in the same order.
   * @ukReturns Поля `key`, `preSignedUrl` та `originalFileName` для кожного файлу, у тому самому порядку.
   */
  protected getUploadPresignUrl(
    uploadPresignRequest: UploadPresignRequest,
  ): Promise<PreSignedResponse[]>;
}

/**
 * Reports that the file to download doesn't exist. It isn't an HTTP exception: catch it and return
 * a suitable status, or the client receives HTTP 500.
 *
 * @uk Виняток про те, що файлу для завантаження немає. Це не HTTP-виняток: перехопіть його й
 * поверніть потрібний код стану, інакше клієнт отримає код 500.
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
   * @uk Створює виняток, `name` якого — `FileNotFoundException`.
   *
   * @param message - Log message with the bucket and the key.
   * @ukParam message - Текст для журналу з бакетом і ключем.
   * @param rootCause - Error from the storage, if there was one.
   * @ukParam rootCause - Помилка сховища, якщо вона була.
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
 * Stores files in Amazon S3. Inject it instead of {@link AbstractFileService} only if you need S3
 * options such as `ContentType` or `Metadata`.
 *
 * @uk Зберігає файли в Amazon S3. Впроваджуйте цей клас замість {@link AbstractFileService} лише там, де
 * потрібні параметри S3, наприклад `ContentType` чи `Metadata`.
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
   * @param s3 - Client that sends the requests to S3. Nest injects it.
   * @ukParam s3 - Клієнт, який надсилає запити до S3. Його впроваджує Nest.
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
     * How long the form can be submitted, in seconds.
     *
     * @uk Скільки секунд можна надсилати форму.
     */
    expiresInSeconds: number;
    /**
     * Largest file that S3 accepts from the form, in bytes.
     *
     * @uk Найбільший файл, який S3 прийме з форми, у байтах.
     */
    maxSize: number;
  };
  /**
   * Cancels a multipart upload; S3 discards the parts uploaded so far.
   *
   * @uk Скасовує вивантаження частинами. S3 відкидає все, що вже надійшло.
   *
   * @param uploadId - Upload ID returned by {@link startMultiPartUpload}.
   * @ukParam uploadId - Ідентифікатор, який повернув {@link startMultiPartUpload}.
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - Key returned by {@link startMultiPartUpload}.
   * @ukParam key - Ключ, який повернув {@link startMultiPartUpload}.
   * @param options - Other S3 command fields, such as `ExpectedBucketOwner`.
   * @ukParam options - Інші поля команди S3, наприклад `ExpectedBucketOwner`.
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
   * @param options - Other S3 command fields, such as `ExpectedBucketOwner`.
   * @ukParam options - Інші поля команди S3, наприклад `ExpectedBucketOwner`.
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
   * @returns The whole content as a string.
   * @ukReturns Увесь вміст як рядок.
   * @throws {@link FileNotFoundException} if the key doesn't exist or S3 returns a response without a body.
   * @ukThrows {@link FileNotFoundException}, якщо такого ключа немає або S3 повертає відповідь без тіла.
   */
  override downloadFile(bucket: string, key: string): Promise<string>;
  /**
   * Opens an S3 object as a stream, for files that are too large to keep in memory.
   *
   * @uk Відкриває об’єкт S3 як потік — на випадок, якщо файл завеликий, щоб тримати його в пам’яті.
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
   * Creates a presigned GET URL for one file. The `Cache-Control` header of the download has the
   * same lifetime, which limits how long browsers keep the file.
   *
   * @uk Створює підписане посилання на один файл для запиту GET. Заголовок `Cache-Control` відповіді має такий
   * самий строк, щоб браузер зберігав файл не довше, ніж чинне посилання.
   *
   * @param bucket - Bucket that contains the file.
   * @ukParam bucket - Бакет файлу.
   * @param key - File key, including folders. The method doesn't check whether the file exists.
   * @ukParam key - Ключ файлу разом із папками. Метод не перевіряє, чи є такий файл.
   * @param expiresInSeconds - URL lifetime in seconds. Defaults to `3600`.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах. За замовчуванням — `3600`.
   * @returns The URL. Until it expires, it works without other credentials.
   * @ukReturns Посилання. Доки воно чинне, інших облікових даних не потрібно.
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
   * @ukParam bucket - Бакет, у який треба вивантажити файл.
   * @param file - File to upload; the new key ends with its original name.
   * @ukParam file - Файл для вивантаження; новий ключ закінчується його оригінальною назвою.
   * @param folder - Folder in the bucket. If omitted, the file is stored at the root.
   * @ukParam folder - Папка в бакеті. Якщо її не вказано, файл потрапляє в корінь бакета.
   * @param options - `expiresInSeconds` is the lifetime (3600 by default), `maxSize` is the maximum file size
   * in bytes (100 MiB by default), and `fields` contains extra form fields that S3 requires.
   * @ukParam options - `expiresInSeconds` — строк дії (за замовчуванням 3600), `maxSize` — максимальний розмір файлу
   * в байтах (за замовчуванням 100 МіБ), `fields` — додаткові поля форми, яких вимагатиме S3.
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
   * Creates a presigned URL for uploading one file with a PUT request. It doesn't limit the file
   * size; for a limit, use {@link generateUploadFilePreSignUrlPost}.
   *
   * @uk Створює підписане посилання, за яким клієнт вивантажує один файл запитом PUT. Посилання не обмежує
   * розміру файлу. Якщо обмеження потрібне, викличте {@link generateUploadFilePreSignUrlPost}.
   *
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, у який треба вивантажити файл.
   * @param file - File to upload; the new key ends with its original name.
   * @ukParam file - Файл для вивантаження; новий ключ закінчується його оригінальною назвою.
   * @param folder - Folder in the bucket. If omitted, the file is stored at the root.
   * @ukParam folder - Папка в бакеті. Якщо її не вказано, файл потрапляє в корінь бакета.
   * @param expiresInSeconds - URL lifetime in seconds; if omitted, the AWS SDK default is used.
   * @ukParam expiresInSeconds - Строк дії посилання в секундах. Якщо його не вказано, це типовий строк AWS SDK.
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
   * @ukParam bucket - Бакет, у який треба вивантажити файл.
   * @param file - Original name and size in bytes; the size determines the number of parts.
   * @ukParam file - Оригінальна назва й розмір у байтах. Від розміру залежить кількість частин.
   * @param partSize - Size of each part but the last, in bytes. Defaults to 5 MiB.
   * @ukParam partSize - Розмір кожної частини, крім останньої, у байтах. За замовчуванням — 5 МіБ.
   * @param folder - Folder in the bucket. If omitted, the file is stored at the root.
   * @ukParam folder - Папка в бакеті. Якщо її не вказано, файл потрапляє в корінь бакета.
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
   * Uploads a file from your server to S3 in one request. For uploads from a browser, create a
   * presigned URL.
   *
   * @uk Вивантажує файл із вашого сервера в S3 одним запитом. Для вивантаження з браузера створіть
   * підписане посилання.
   *
   * @param bucket - Bucket to upload the file to.
   * @ukParam bucket - Бакет, у який треба вивантажити файл.
   * @param file - File to upload; the new key ends with its original name.
   * @ukParam file - Файл для вивантаження; новий ключ закінчується його оригінальною назвою.
   * @param body - File content. A stream of unknown length requires `ContentLength` in the options.
   * @ukParam body - Вміст файлу. Для потоку невідомої довжини задайте в параметрах `ContentLength`.
   * @param folder - Folder in the bucket. If omitted, the file is stored at the root.
   * @ukParam folder - Папка в бакеті. Якщо її не вказано, файл потрапляє в корінь бакета.
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
 * @uk Надає {@link AbstractFileService} і {@link S3FileService}. Імпортуйте модуль один раз — у кореневому
 * модулі.
 *
 * Якщо в конфігурації немає `credentials`, типовий ланцюжок постачальників AWS шукає облікові дані у змінних
 * середовища, спільних файлах конфігурації, ролі контейнера чи машини.
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
   * Configures the module with settings that are known in code.
   *
   * @uk Налаштовує модуль за конфігурацією, відомою в коді.
   *
   * @param s3Config - S3 client configuration: region, credentials, endpoint, and so on.
   * @ukParam s3Config - Конфігурація клієнта S3: регіон, облікові дані, адреса тощо.
   * @param global - Whether to make the services available in every module. Defaults to `true`.
   * @ukParam global - Чи робити сервіси доступними в кожному модулі. За замовчуванням — `true`.
   * @returns The dynamic module to add to `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRoot(s3Config: S3ClientConfig, global?: boolean): DynamicModule;
  /**
   * Configures the module with settings from other providers, such as your configuration class.
   * Those providers must be available globally.
   *
   * @uk Налаштовує модуль за конфігурацією з інших провайдерів, наприклад із вашого класу
   * конфігурації. Ці провайдери мають бути глобальними.
   *
   * @param options - Configuration factory and the dependencies to inject into it.
   * @ukParam options - Фабрика конфігурації та провайдери, які треба впровадити в неї.
   * @param global - Whether to make the services available in every module. Defaults to `true`.
   * @ukParam global - Чи робити сервіси доступними в кожному модулі. За замовчуванням — `true`.
   * @returns The dynamic module to add to `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRootAsync(options: S3FileStorageAsyncParams, global?: boolean): DynamicModule;
}

/**
 * Sets how long the URLs from {@link AbstractFileStorageController} are valid and which header its
 * redirect sends.
 *
 * @uk Визначає, як довго чинні посилання від {@link AbstractFileStorageController} і який заголовок надсилає
 * його переспрямування.
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
   * @uk Скільки секунд чинні посилання для завантаження й кешоване переспрямування на нього.
   *
   * @defaultValue `3600`
   */
  downloadExpiresIn?: number;
  /**
   * How long a client can upload to a presigned URL, in seconds.
   *
   * @uk Скільки секунд клієнт може вивантажувати файл за підписаним посиланням.
   *
   * @defaultValue `3600`
   */
  uploadExpiredIn?: number;
}

/**
 * Describes how {@link S3FileStorageModule.forRootAsync} gets the S3 configuration from other
 * providers.
 *
 * @uk Описує, як {@link S3FileStorageModule.forRootAsync} отримує конфігурацію S3 від інших
 * провайдерів.
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
   * Provider tokens to pass to `useFactory`, in parameter order.
   *
   * @uk Токени впровадження провайдерів, які модуль передає в `useFactory`, у порядку її параметрів.
   */
  inject?: Array<InjectionToken | OptionalFactoryDependency>;
  /**
   * Only part of the type: {@link S3FileStorageModule.forRootAsync} doesn't register these providers.
   *
   * @uk Поле є лише в типі: {@link S3FileStorageModule.forRootAsync} цих провайдерів не реєструє.
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
 * Викликайте функцію в `useFactory` методу {@link S3FileStorageModule.forRootAsync}, якщо конфігурацію створює
 * клас.
 *
 * @param optionsFactory - Object with a `createS3ConfigOptions` function.
 * @ukParam optionsFactory - Об’єкт із функцією `createS3ConfigOptions`.
 * @returns The configuration that the factory object created.
 * @ukReturns Конфігурація, яку створив об’єкт-фабрика.
 */
export declare function createAsyncOptions(
  optionsFactory: S3FileStorageConfigFactory,
): Promise<S3ClientConfig>;
