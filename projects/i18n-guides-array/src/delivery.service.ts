import { Injectable } from '@nestjs/common';
import { I18nService } from '@softkit/i18n';

@Injectable()
export class DeliveryService {
  constructor(private readonly i18n: I18nService) {}

  steps(number: string, lang: string): string[] {
    return this.i18n.t<'delivery.STEPS', string[]>('delivery.STEPS', {
      lang,
      args: { number },
    });
  }

  firstStep(number: string, lang: string) {
    return this.i18n.t('delivery.STEPS.0', { lang, args: { number } });
  }
}
