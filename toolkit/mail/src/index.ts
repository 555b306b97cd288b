/**
 * Sends e-mail through Mailgun or SendGrid behind one abstract service, so that your code does not depend on the
 * provider. Import the module of the provider you use and inject {@link AbstractMailService}.
 *
 * Install the package with its peer packages. For Mailgun add `mailgun.js`, for SendGrid add `@sendgrid/mail`:
 *
 * ```bash
 * npm install @softkit/mail @softkit/exceptions @softkit/validation @nestjs/common @sendgrid/client class-validator
 * npm install mailgun.js
 * npm install @sendgrid/mail
 * ```
 *
 * @uk Надсилає електронні листи через Mailgun або SendGrid, приховані за спільним абстрактним сервісом, тож ваш код не
 * залежить від постачальника. Імпортуйте модуль свого постачальника та впровадьте {@link AbstractMailService}.
 *
 * Встановіть пакет разом із пакетами, яких він потребує. Для Mailgun додайте `mailgun.js`, для SendGrid — `@sendgrid/mail`:
 *
 * ```bash
 * npm install @softkit/mail @softkit/exceptions @softkit/validation @nestjs/common @sendgrid/client class-validator
 * npm install mailgun.js
 * npm install @sendgrid/mail
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
