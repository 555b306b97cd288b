import { Injectable } from '@nestjs/common';
import { I18nService } from '@softkit/i18n';

@Injectable()
export class AppService {
  constructor(private readonly i18n: I18nService) {}

  confirmation(number: string, lang: string) {
    return this.i18n.t('orders.CREATED', { lang, args: { number } });
  }
}
