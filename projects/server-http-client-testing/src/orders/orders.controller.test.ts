import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { StockClient } from '../stock/stock.client';
import { OrdersController } from './orders.controller';

test('reports an out-of-stock item as unavailable', async () => {
  const module = await Test.createTestingModule({
    controllers: [OrdersController],
    providers: [
      {
        provide: StockClient,
        useValue: { find: async () => ({ sku: 'desk', quantity: 0 }) },
      },
    ],
  }).compile();

  const answer = await module.get(OrdersController).availability('desk');

  assert.deepEqual(answer, { sku: 'desk', available: false });
});
