import { join } from 'node:path';
import { Module } from '@nestjs/common';
import {
  AcceptLanguageResolver,
  HeaderResolver,
  I18nJsonLoader,
  I18nModule,
  QueryResolver,
} from '@softkit/i18n';
import { ShopController } from './shop.controller';

@Module({
  imports: [
    I18nModule.forRoot({
      fallbackLanguage: 'en',
      fallbacks: {
        ua: 'uk',
        crh: 'uk',
      },
      loaders: [new I18nJsonLoader({ path: join(__dirname, 'i18n') })],
      resolvers: [
        new QueryResolver(['lang']),
        new HeaderResolver(['x-lang']),
        new AcceptLanguageResolver(),
      ],
    }),
  ],
  controllers: [ShopController],
})
export class AppModule {}
