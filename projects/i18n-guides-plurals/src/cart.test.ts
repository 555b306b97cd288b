import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { CartService } from './cart.service';

test('selects the plural form for the count', async () => {
  const app = await Test.createTestingModule({
    imports: [AppModule],
    providers: [CartService],
  }).compile();
  const cart = app.get(CartService);
  const uk = (count: number) => cart.summary(count, 'uk');

  assert.equal(cart.summary(2, 'en'), '2 items in the cart');
  assert.equal(uk(0), 'Ваш кошик порожній');
  assert.equal(uk(5), '5 товарів у кошику');
  assert.equal(uk(22), '22 товари в кошику');
  assert.equal(uk(1.5), '1.5 товару в кошику');
  await app.close();
});
