import { RedisConfig, RedisLockConfig } from '@softkit/redis';
import { ValidateNestedProperty } from '@softkit/validation';

export class RootConfig {
  @ValidateNestedProperty({ classType: RedisConfig })
  public readonly redis!: RedisConfig;

  @ValidateNestedProperty({ classType: RedisLockConfig })
  public readonly redisLock!: RedisLockConfig;
}
