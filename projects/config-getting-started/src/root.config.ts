import { BooleanType, IntegerType, ValidateNestedProperty } from '@softkit/validation';
import { IsBoolean, IsInt, IsUrl, Max, Min } from 'class-validator';

export class RatesConfig {
  @IsUrl({ require_tld: false })
  url!: string;

  @IsInt()
  @Min(100)
  @Max(60_000)
  @IntegerType
  timeoutMs = 2000;

  @IsBoolean()
  @BooleanType
  enabled = true;
}

export class RootConfig {
  @ValidateNestedProperty({ classType: RatesConfig })
  readonly rates!: RatesConfig;
}
