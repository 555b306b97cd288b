import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { I18nService } from '@softkit/i18n';
import { AppModule } from './app.module';

test('falls back when a language is not loaded', async () => {
  const app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const i18n = app.get<I18nService>(I18nService);
  const text = (lang: string) => i18n.t('shop.CART.EMPTY', { lang });

  assert.equal(text('ua'), 'Ваш кошик порожній');
  assert.equal(text('uk-UA'), 'Ваш кошик порожній');
  assert.equal(text('fr'), 'Your cart is empty');
  await app.close();
});
