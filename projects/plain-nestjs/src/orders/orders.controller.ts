import { randomUUID } from 'node:crypto';
import {
  Body,
  Controller,
  Get,
  NotFoundException,
  Param,
  Post,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateOrderDto } from './create-order.dto';

interface Order extends CreateOrderDto {
  id: string;
}

@ApiTags('Orders')
@Controller({ path: 'orders', version: '1' })
export class OrdersController {
  private readonly orders = new Map<string, Order>();

  @Post()
  create(@Body() dto: CreateOrderDto): Order {
    const order = { id: randomUUID(), ...dto };
    this.orders.set(order.id, order);
    return order;
  }

  @Get(':id')
  findOne(@Param('id') id: string): Order {
    const order = this.orders.get(id);
    if (!order) {
      throw new NotFoundException('There is no order with this ID.');
    }
    return order;
  }
}
