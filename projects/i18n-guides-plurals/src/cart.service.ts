import { Injectable } from '@nestjs/common';
import { I18nService } from '@softkit/i18n';

@Injectable()
export class CartService {
  constructor(private readonly i18n: I18nService) {}

  summary(count: number, lang: string) {
    return this.i18n.t('cart.ITEMS', { lang, args: { count } });
  }
}
