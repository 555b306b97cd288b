import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { CreateShipmentDto } from './create-shipment.dto';

test('rejects an unknown carrier and an empty order list', () => {
  const shipment = plainToInstance(CreateShipmentDto, {
    carrier: 'PIGEON',
    address: { city: '  Kyiv ' },
    orderIds: [],
  });
  const failed = validateSync(shipment).map(({ property }) => property);

  assert.deepEqual(failed, ['carrier', 'orderIds']);
  assert.equal(shipment.address.city, 'Kyiv');
});
