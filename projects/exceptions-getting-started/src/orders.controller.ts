import { Controller, Param, Post } from '@nestjs/common';
import { ApiEntityNotFound, ObjectNotFoundException } from '@softkit/exceptions';
import { PaymentDeclinedException } from './payment-declined.exception';

@Controller('orders')
export class OrdersController {
  @ApiEntityNotFound('ORDER_GONE')
  @Post(':id/payments')
  pay(@Param('id') id: string): void {
    if (id === 'gone') {
      throw new ObjectNotFoundException('Order', 'ORDER_GONE');
    }
    throw new PaymentDeclinedException(id);
  }
}
