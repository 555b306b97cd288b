import { AuthConfig } from '@softkit/auth';
import { AppConfig } from '@softkit/bootstrap';
import { I18Config } from '@softkit/i18n';
import { JobsConfig } from '@softkit/jobs';
import { LoggerConfig } from '@softkit/logger';
import { SwaggerConfig } from '@softkit/swagger-utils';
import { DbConfig } from '@softkit/typeorm';
import { ValidateNestedProperty } from '@softkit/validation';

export class RootConfig {
  @ValidateNestedProperty({ classType: AppConfig })
  public readonly app: AppConfig;

  @ValidateNestedProperty({ classType: LoggerConfig })
  public readonly logs: LoggerConfig;

  @ValidateNestedProperty({ classType: I18Config })
  public readonly i18n: I18Config;

  @ValidateNestedProperty({ classType: SwaggerConfig })
  public readonly swagger: SwaggerConfig;

  @ValidateNestedProperty({ classType: DbConfig })
  public readonly db: DbConfig;

  @ValidateNestedProperty({ classType: AuthConfig })
  public readonly auth: AuthConfig;

  @ValidateNestedProperty({ classType: JobsConfig })
  public readonly jobsConfig: JobsConfig;
}
