import { Module } from '@nestjs/common';
import { IAccessTokenPayload, UserClsStore } from '@softkit/auth';
import { createAxiosInstance } from '@softkit/server-http-client';
import { ClsService } from 'nestjs-cls';
import { RootConfig } from '../config/root.config';
import { STOCK_HTTP, StockClient } from './stock.client';

@Module({
  providers: [
    {
      provide: STOCK_HTTP,
      inject: [ClsService, RootConfig],
      useFactory: (
        cls: ClsService<UserClsStore<IAccessTokenPayload>>,
        config: RootConfig,
      ) => createAxiosInstance(cls, config.stock),
    },
    StockClient,
  ],
  exports: [StockClient],
})
export class StockModule {}
