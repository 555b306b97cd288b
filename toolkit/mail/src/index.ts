/**
 * Sends email through Mailgun or SendGrid with one abstract service, so that your code doesn't depend on the
 * provider. Import your provider's module and inject {@link AbstractMailService}.
 *
 * Install the package with its peer dependencies. For Mailgun, add `mailgun.js`; for SendGrid, add
 * `@sendgrid/mail`:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/mail @softkit/exceptions @softkit/i18n @softkit/validation @nestjs/common@10 @nestjs/core@10 \
 *   @nestjs/swagger@7 @sendgrid/client@8 class-transformer@0.5 class-validator@0.14 reflect-metadata@0.1 rxjs@7
 * npm install mailgun.js@9
 * npm install @sendgrid/mail@8
 * ```
 *
 * @uk Надсилає електронні листи через Mailgun або SendGrid. Обидва приховано за спільним абстрактним сервісом,
 * і ваш код від постачальника не залежить. Імпортуйте модуль свого постачальника та впровадьте
 * {@link AbstractMailService}.
 *
 * Встановіть пакет разом із пакетами, яких він потребує. Для Mailgun додайте `mailgun.js`, для SendGrid — `@sendgrid/mail`:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/mail @softkit/exceptions @softkit/i18n @softkit/validation @nestjs/common@10 @nestjs/core@10 \
 *   @nestjs/swagger@7 @sendgrid/client@8 class-transformer@0.5 class-validator@0.14 reflect-metadata@0.1 rxjs@7
 * npm install mailgun.js@9
 * npm install @sendgrid/mail@8
 * ```
 *
 * @packageDocumentation
 */

import type { AbstractMailService } from './services';

export * from './config';
export * from './messages';
export * from './modules';
export * from './services';
export * from './tokens';
