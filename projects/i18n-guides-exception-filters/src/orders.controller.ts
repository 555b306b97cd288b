import { Controller, Post, UseFilters } from '@nestjs/common';
import { OutOfStockException } from './out-of-stock.exception';
import { OutOfStockFilter } from './out-of-stock.filter';

@Controller('orders')
@UseFilters(OutOfStockFilter)
export class OrdersController {
  @Post()
  create() {
    throw new OutOfStockException('Green tea');
  }
}
