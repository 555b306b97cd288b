import * as path from 'node:path';
import { Module } from '@nestjs/common';
import { AcceptLanguageResolver, I18nJsonLoader, I18nModule } from '@softkit/i18n';
import { SignUpController } from './sign-up.controller';

@Module({
  imports: [
    I18nModule.forRoot({
      fallbackLanguage: 'en',
      resolvers: [AcceptLanguageResolver],
      loaders: [
        new I18nJsonLoader({
          path: path.join(__dirname, '../node_modules/@softkit/validation/i18n'),
        }),
        new I18nJsonLoader({
          path: path.join(__dirname, '../node_modules/@softkit/exceptions/i18n'),
        }),
      ],
    }),
  ],
  controllers: [SignUpController],
})
export class AppModule {}
