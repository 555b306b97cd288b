import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { generateRandomId } from '@softkit/crypto';
import { ObjectNotFoundException } from '@softkit/exceptions';
import { AbstractSchedulingJobService } from '@softkit/jobs';
import { CONFIRM_ORDER } from './confirm-order.job';
import { CreateOrderDto } from './create-order.dto';
import { OrderEntity } from './order.entity';
import { OrderRepository } from './order.repository';

@ApiBearerAuth()
@ApiTags('Orders')
@Controller({ path: 'orders', version: '1' })
export class OrdersController {
  constructor(
    private readonly orders: OrderRepository,
    private readonly scheduling: AbstractSchedulingJobService,
  ) {}

  @Post()
  async create(@Body() dto: CreateOrderDto): Promise<OrderEntity> {
    const order = await this.orders.create({ id: generateRandomId(), ...dto });
    const { id, tenantId } = order;
    const data = { jobVersion: 1, orderId: id, tenantId };
    await this.scheduling.scheduleJob(CONFIRM_ORDER, CONFIRM_ORDER, id, data, { delay: 500 });
    return order;
  }

  @Get(':id')
  async findOne(@Param('id') id: string): Promise<OrderEntity> {
    const order = await this.orders.findById(id);
    if (!order) {
      throw new ObjectNotFoundException('Order');
    }
    return order;
  }
}
