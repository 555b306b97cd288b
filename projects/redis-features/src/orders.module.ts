import { Module } from '@nestjs/common';
import { setupRedisLockModule } from '@softkit/redis';
import { OrdersService } from './orders.service';
import { PaymentsService } from './payments.service';

@Module({
  imports: [setupRedisLockModule()],
  providers: [OrdersService, PaymentsService],
})
export class OrdersModule {}
