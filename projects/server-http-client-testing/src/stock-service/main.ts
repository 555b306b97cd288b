import {
  Controller,
  Get,
  Module,
  NotFoundException,
  Param,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

const quantities: Record<string, number> = { lamp: 4, desk: 0 };

@Controller('items')
class ItemsController {
  @Get(':sku')
  find(@Param('sku') sku: string) {
    const quantity = quantities[sku];
    if (quantity === undefined) {
      throw new NotFoundException(`No item ${sku}`);
    }
    return { sku, quantity };
  }
}

@Module({ controllers: [ItemsController] })
class StockServiceModule {}

async function main(): Promise<void> {
  const app = await NestFactory.create(
    StockServiceModule,
    new FastifyAdapter(),
  );
  await app.listen(3001);
}

void main();
