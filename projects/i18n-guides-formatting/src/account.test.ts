import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { I18nService } from '@softkit/i18n';
import { AppModule } from './app.module';
import { texts } from './account';

test('replaces placeholders with values', async () => {
  const app = await Test.createTestingModule({ imports: [AppModule] }).compile();

  assert.deepEqual(texts(app.get(I18nService)), [
    'Hello, Olena!',
    'Owner: o@acme.test',
    'From Monday to Friday',
    'Write {name} to insert Olena',
  ]);
  await app.close();
});
