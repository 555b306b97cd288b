import { join } from 'node:path';
import { Module, ValidationPipe } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { fileLoader, TypedConfigModule } from 'nest-typed-config';
import { LoggerModule } from 'nestjs-pino';
import { LogConfig, RootConfig } from './config/root.config';
import { ErrorFilter, ValidationException } from './error.filter';
import { OrdersController } from './orders/orders.controller';

@Module({
  imports: [
    TypedConfigModule.forRoot({
      schema: RootConfig,
      load: fileLoader({
        absolutePath: join(__dirname, 'assets/config.yaml'),
      }),
    }),
    LoggerModule.forRootAsync({
      inject: [LogConfig],
      useFactory: ({ level }: LogConfig) => ({
        pinoHttp: {
          level,
          quietReqLogger: true,
          serializers: { req: ({ method, url }) => ({ method, url }) },
        },
      }),
    }),
  ],
  controllers: [OrdersController],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    {
      provide: APP_PIPE,
      useValue: new ValidationPipe({
        transform: true,
        whitelist: true,
        exceptionFactory: (errors) => new ValidationException(errors),
      }),
    },
  ],
})
export class AppModule {}
