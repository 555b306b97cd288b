import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';

export class AppConfig {
  @IsInt()
  @Min(1)
  @Max(65_535)
  port: number;

  @IsString()
  prefix: string;

  @IsString({ each: true })
  corsOrigins: string[];
}

export class LogConfig {
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace'])
  level: string;
}

export class SwaggerConfig {
  @IsBoolean()
  enabled: boolean;

  @IsString()
  title: string;

  @IsString()
  description: string;

  @IsString()
  version: string;
}

export class RootConfig {
  @Type(() => AppConfig)
  @IsDefined()
  @ValidateNested()
  app: AppConfig;

  @Type(() => LogConfig)
  @IsDefined()
  @ValidateNested()
  logs: LogConfig;

  @Type(() => SwaggerConfig)
  @IsDefined()
  @ValidateNested()
  swagger: SwaggerConfig;
}
