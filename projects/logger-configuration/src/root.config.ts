import { LoggerConfig } from '@softkit/logger';
import { ValidateNestedProperty } from '@softkit/validation';

export class RootConfig {
  @ValidateNestedProperty({ classType: LoggerConfig })
  public readonly logs!: LoggerConfig;
}
