import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { RatesService } from './rates.service';

test('reads the settings from the file', async () => {
  const module = await Test.createTestingModule({
    imports: [AppModule],
  }).compile();

  assert.equal(
    module.get(RatesService).describe(),
    'http://localhost:8080 within 1500 ms',
  );
});
