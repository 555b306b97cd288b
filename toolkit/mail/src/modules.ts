import type { DynamicModule } from '@nestjs/common';
import type {
  MailgunAsyncOptions,
  MailgunConfig,
  SendgridAsyncOptions,
  SendgridConfig,
} from './config';
import type { AbstractMailService } from './services';
import type { MAILGUN_CLIENT_TOKEN, SENDGRID_CLIENT_TOKEN } from './tokens';

/**
 * Module that provides {@link AbstractMailService} for Mailgun, and the client itself under
 * {@link MAILGUN_CLIENT_TOKEN}. Import it once, in the root module.
 *
 * @uk Модуль, який надає {@link AbstractMailService} на основі Mailgun, а також сам клієнт — за токеном
 * впровадження {@link MAILGUN_CLIENT_TOKEN}. Імпортуйте модуль один раз — у кореневому модулі.
 *
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { MailgunMailModule } from '@softkit/mail';
 *
 * @Module({
 *   imports: [
 *     MailgunMailModule.forRoot({
 *       username: 'api',
 *       key: process.env['MAILGUN_KEY'] ?? '',
 *       domain: 'mg.example.com',
 *       defaultFromEmail: 'noreply@example.com',
 *     }),
 *   ],
 * })
 * export class AppModule {}
 * ```
 */
export declare class MailgunMailModule {
  /**
   * Configures the module with settings known in advance.
   *
   * @uk Налаштовує модуль за параметрами, відомими заздалегідь.
   *
   * @param mailConfig - Account, domain, and default sender.
   * @ukParam mailConfig - Обліковий запис, домен і типовий відправник.
   * @param global - Whether the service is available in every module. Defaults to `true`.
   * @ukParam global - Чи доступний сервіс у кожному модулі. За замовчуванням — `true`.
   * @returns The dynamic module to add to `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRoot(mailConfig: MailgunConfig, global?: boolean): DynamicModule;
  /**
   * Configures the module with settings from other providers.
   *
   * @uk Налаштовує модуль за параметрами з інших провайдерів.
   *
   * @param options - Settings factory, its dependencies, and modules to import.
   * @ukParam options - Фабрика налаштувань, її залежності та модулі, які треба імпортувати.
   * @param global - Whether the service is available in every module. Defaults to `true`.
   * @ukParam global - Чи доступний сервіс у кожному модулі. За замовчуванням — `true`.
   * @returns The dynamic module to add to `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRootAsync(options: MailgunAsyncOptions, global?: boolean): DynamicModule;
}

/**
 * Module that provides {@link AbstractMailService} for SendGrid, and the client itself under
 * {@link SENDGRID_CLIENT_TOKEN}. Import it once, in the root module.
 *
 * @uk Модуль, який надає {@link AbstractMailService} на основі SendGrid, а також сам клієнт — за токеном
 * впровадження {@link SENDGRID_CLIENT_TOKEN}. Імпортуйте модуль один раз — у кореневому модулі.
 *
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { SendgridConfig, SendgridMailModule } from '@softkit/mail';
 *
 * class RootConfig {
 *   sendgrid!: SendgridConfig;
 * }
 *
 * @Module({ providers: [RootConfig], exports: [RootConfig] })
 * class ConfigModule {}
 *
 * @Module({
 *   imports: [
 *     SendgridMailModule.forRootAsync({
 *       imports: [ConfigModule],
 *       useFactory: (config: RootConfig) => config.sendgrid,
 *       inject: [RootConfig],
 *     }),
 *   ],
 * })
 * export class AppModule {}
 * ```
 */
export declare class SendgridMailModule {
  /**
   * Configures the module with settings known in advance.
   *
   * @uk Налаштовує модуль за параметрами, відомими заздалегідь.
   *
   * @param sendgridConfig - API key, region, and default sender.
   * @ukParam sendgridConfig - Ключ API, регіон і типовий відправник.
   * @param global - Whether the service is available in every module. Defaults to `true`.
   * @ukParam global - Чи доступний сервіс у кожному модулі. За замовчуванням — `true`.
   * @returns The dynamic module to add to `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRoot(sendgridConfig: SendgridConfig, global?: boolean): DynamicModule;
  /**
   * Configures the module with settings from other providers.
   *
   * @uk Налаштовує модуль за параметрами з інших провайдерів.
   *
   * @param options - Settings factory, its dependencies, and modules to import.
   * @ukParam options - Фабрика налаштувань, її залежності та модулі, які треба імпортувати.
   * @param global - Whether the service is available in every module. Defaults to `true`.
   * @ukParam global - Чи доступний сервіс у кожному модулі. За замовчуванням — `true`.
   * @returns The dynamic module to add to `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRootAsync(options: SendgridAsyncOptions, global?: boolean): DynamicModule;
}
