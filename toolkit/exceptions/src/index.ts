/**
 * HTTP exceptions, exception filters, and Swagger decorators that use the same body for every API error,
 * modeled on RFC 7807 (problem details), with a translated title and detail.
 *
 * The title and the detail are translation keys that `@softkit/i18n` resolves. If the translations aren't
 * loaded, clients see the keys. Install the package together with its peer packages:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/exceptions @softkit/i18n @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 \
 *   class-validator@0.14 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk HTTP-винятки, фільтри винятків і декоратори Swagger, завдяки яким кожна помилка API має однакове тіло
 * відповіді за зразком RFC 7807 (problem details) з перекладеними заголовком і поясненням.
 *
 * Заголовок і пояснення задано ключами, за якими `@softkit/i18n` знаходить переклад. Якщо переклади не
 * завантажено, клієнт побачить ключі. Встановіть пакет разом із потрібними йому пакетами:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/exceptions @softkit/i18n @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 \
 *   class-validator@0.14 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */
export * from './error-response';
export * from './exceptions';
export * from './filters';
export * from './swagger';
export * from './response-body-formatter';
