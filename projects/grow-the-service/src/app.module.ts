import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { setupClsModule } from '@softkit/async-storage';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupI18NModule } from '@softkit/i18n';
import { JobsConfig, JobsModule } from '@softkit/jobs';
import { setupLoggerModule } from '@softkit/logger';
import { ClsPresetSubscriber, setupTypeormModule } from '@softkit/typeorm';
import { AuthModule } from './auth/auth.module';
import { RootConfig } from './config/root.config';
import { CONFIRM_ORDER, ConfirmOrderJob } from './orders/confirm-order.job';
import { OrderEntity } from './orders/order.entity';
import { OrderRepository } from './orders/order.repository';
import { OrdersController } from './orders/orders.controller';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupLoggerModule(),
    setupI18NModule(__dirname),
    setupClsModule(),
    setupTypeormModule(),
    TypeOrmModule.forFeature([OrderEntity]),
    AuthModule,
    JobsModule.forRootAsync({
      queueNames: [CONFIRM_ORDER],
      useFactory: (config: JobsConfig) => config,
      inject: [JobsConfig],
    }),
  ],
  controllers: [OrdersController],
  providers: [OrderRepository, ClsPresetSubscriber, ConfirmOrderJob],
})
export class AppModule {}
