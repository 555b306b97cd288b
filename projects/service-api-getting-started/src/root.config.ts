import { DbConfig } from '@softkit/typeorm';
import { ValidateNestedProperty } from '@softkit/validation';

export class RootConfig {
  @ValidateNestedProperty({ classType: DbConfig })
  readonly db!: DbConfig;
}
