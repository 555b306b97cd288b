import { I18Config } from '@softkit/i18n';
import { ValidateNestedProperty } from '@softkit/validation';

export class RootConfig {
  @ValidateNestedProperty({ classType: I18Config })
  readonly i18n!: I18Config;
}
