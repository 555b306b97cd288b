import { join } from 'node:path';
import { Module } from '@nestjs/common';
import {
  AcceptLanguageResolver,
  I18nJsonLoader,
  I18nModule,
  QueryResolver,
} from '@softkit/i18n';
import { CartController } from './cart.controller';

@Module({
  imports: [
    I18nModule.forRoot({
      fallbackLanguage: 'en',
      viewEngine: 'ejs',
      loaders: [new I18nJsonLoader({ path: join(__dirname, 'i18n') })],
      resolvers: [new QueryResolver(['lang']), new AcceptLanguageResolver()],
    }),
  ],
  controllers: [CartController],
})
export class AppModule {}
