import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { I18nService } from '@softkit/i18n';
import { AppModule } from './app.module';
import { texts } from './letter';

test('includes a nested translation', async () => {
  const app = await Test.createTestingModule({ imports: [AppModule] }).compile();

  assert.deepEqual(texts(app.get(I18nService)), [
    'About Acme',
    'Hello, Olena! Your order is ready.',
  ]);
  await app.close();
});
