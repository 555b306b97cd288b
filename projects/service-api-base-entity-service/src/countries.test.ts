import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { initializeTransactionalContext } from 'typeorm-transactional';
import { AppModule } from './app.module';
import { CountryService } from './country';
import { ImportCountriesService } from './import-countries.service';

initializeTransactionalContext();

let app: NestFastifyApplication;

before(async () => {
  const testing = await Test.createTestingModule({ imports: [AppModule] }).compile();
  app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();
  await app.get(ImportCountriesService, { strict: false }).replaceAll({ UA: 'Ukraine', PL: 'Poland' });
});

after(() => app.close());

test('rolls back the whole import when one row fails', async () => {
  const imports = app.get(ImportCountriesService, { strict: false });
  await assert.rejects(imports.replaceAll({ FR: 'France', LONG: 'Too long a code' }));

  const { data } = (await app.inject({ url: '/countries' })).json();
  assert.deepEqual(data, [{ code: 'PL' }, { code: 'UA' }]);
});

test('updates the row when the key already exists', async () => {
  const countries = app.get(CountryService, { strict: false });
  await countries.create({ code: 'UA', name: 'Україна' });

  assert.equal((await countries.findById('UA')).name, 'Україна');
  assert.equal((await countries.findAll()).length, 2);
});
