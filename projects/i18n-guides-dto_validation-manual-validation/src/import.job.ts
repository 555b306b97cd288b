import { Injectable } from '@nestjs/common';
import { I18nService } from '@softkit/i18n';
import { ProductRow } from './product-row';

@Injectable()
export class ImportJob {
  constructor(private readonly i18n: I18nService) {}

  check(row: ProductRow, lang: string) {
    return this.i18n.validate(row, { lang });
  }
}
