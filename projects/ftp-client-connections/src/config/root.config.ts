import { FTPClientConfig } from '@softkit/ftp-client';
import { ValidateNestedProperty } from '@softkit/validation';

export class RootConfig {
  @ValidateNestedProperty({ classType: FTPClientConfig })
  public readonly ftp: FTPClientConfig;
}
