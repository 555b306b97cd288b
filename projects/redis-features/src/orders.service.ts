import { Redlock } from '@anchan828/nest-redlock';
import { Injectable } from '@nestjs/common';

@Injectable()
export class OrdersService {
  @Redlock((_service: OrdersService, orderId: string) => `order:${orderId}`)
  async cancel(orderId: string): Promise<string> {
    return `refund-${orderId}`;
  }
}
