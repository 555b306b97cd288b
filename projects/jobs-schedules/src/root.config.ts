import { JobsConfig } from '@softkit/jobs';
import { LoggerConfig } from '@softkit/logger';
import { DbConfig } from '@softkit/typeorm';
import { ValidateNestedProperty } from '@softkit/validation';

export class RootConfig {
  @ValidateNestedProperty({ classType: JobsConfig })
  readonly jobsConfig: JobsConfig;

  @ValidateNestedProperty({ classType: DbConfig })
  readonly db: DbConfig;

  @ValidateNestedProperty({ classType: LoggerConfig })
  readonly logs: LoggerConfig;
}
