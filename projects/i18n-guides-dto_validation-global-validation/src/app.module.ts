import { join } from 'node:path';
import { Module } from '@nestjs/common';
import {
  AcceptLanguageResolver,
  I18nJsonLoader,
  I18nModule,
} from '@softkit/i18n';
import { UsersController } from './users.controller';

@Module({
  imports: [
    I18nModule.forRoot({
      fallbackLanguage: 'en',
      loaders: [new I18nJsonLoader({ path: join(__dirname, 'i18n') })],
      resolvers: [new AcceptLanguageResolver()],
    }),
  ],
  controllers: [UsersController],
})
export class AppModule {}
