import { HttpClientConfig } from '@softkit/server-http-client';
import { ValidateNestedProperty } from '@softkit/validation';

export class RootConfig {
  @ValidateNestedProperty({ classType: HttpClientConfig })
  public readonly stock: HttpClientConfig;
}
