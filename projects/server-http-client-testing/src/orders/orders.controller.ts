import { Controller, Get, Param, UseFilters } from '@nestjs/common';
import { InternalProxyHttpExceptionFilter } from '@softkit/server-http-client';
import { StockClient } from '../stock/stock.client';

@Controller('orders')
@UseFilters(InternalProxyHttpExceptionFilter)
export class OrdersController {
  constructor(private readonly stock: StockClient) {}

  @Get('availability/:sku')
  async availability(@Param('sku') sku: string) {
    const item = await this.stock.find(sku);
    return { sku: item.sku, available: item.quantity > 0 };
  }
}
