import { AuthConfig } from '@softkit/auth';
import { I18Config } from '@softkit/i18n';
import { SwaggerConfig } from '@softkit/swagger-utils';
import { ValidateNestedProperty } from '@softkit/validation';

export class RootConfig {
  @ValidateNestedProperty({ classType: AuthConfig })
  readonly auth: AuthConfig;

  @ValidateNestedProperty({ classType: I18Config })
  readonly i18n: I18Config;

  @ValidateNestedProperty({ classType: SwaggerConfig })
  readonly swagger: SwaggerConfig;
}
