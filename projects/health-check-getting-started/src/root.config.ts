import { HealthConfig } from '@softkit/health-check';
import { DbConfig } from '@softkit/typeorm';
import { ValidateNestedProperty } from '@softkit/validation';

export class RootConfig {
  @ValidateNestedProperty({ classType: HealthConfig })
  public readonly health!: HealthConfig;

  @ValidateNestedProperty({ classType: DbConfig })
  public readonly db!: DbConfig;
}
