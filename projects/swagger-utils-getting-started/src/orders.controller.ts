import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';

@ApiTags('Orders')
@Controller('orders')
export class OrdersController {
  @ApiOkResponse({ description: 'All orders' })
  @Get()
  findAll(): object[] {
    return [];
  }
}
