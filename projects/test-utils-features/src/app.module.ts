import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { RedisConfig, setupRedisModule } from '@softkit/redis';
import { ValidateNestedProperty } from '@softkit/validation';

export class RootConfig {
  @ValidateNestedProperty({ classType: RedisConfig })
  public readonly redis!: RedisConfig;
}

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupRedisModule(),
  ],
})
export class AppModule {}
