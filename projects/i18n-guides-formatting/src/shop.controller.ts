import { Controller, Get, Query } from '@nestjs/common';
import { I18n, I18nContext, I18nLang, I18nService } from '@softkit/i18n';

@Controller('shop')
export class ShopController {
  constructor(private readonly i18n: I18nService) {}

  @Get()
  welcome(@I18n() i18n: I18nContext, @Query('name') name: string) {
    return i18n.t('shop.WELCOME', { args: { name } });
  }

  @Get('cart')
  cart(@I18nLang() lang: string) {
    return this.i18n.t('shop.CART.EMPTY', { lang });
  }
}
