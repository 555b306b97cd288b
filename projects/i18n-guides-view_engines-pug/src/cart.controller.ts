import { Controller, Get, Render } from '@nestjs/common';
import { I18nLang } from '@softkit/i18n';

@Controller('cart')
export class CartController {
  @Get()
  @Render('cart')
  show(@I18nLang() lang: string) {
    return { count: 3, i18nLang: lang };
  }
}
