import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { NoteImportService } from './note-import.service';

const TENANT = '6f2d1a50-0d0e-4f5e-9a63-0c6d35a3a001';
const USER = '6f2d1a50-0d0e-4f5e-9a63-0c6d35a3b001';

test('fills the tenant and author from the context', async () => {
  const app = await Test.createTestingModule({ imports: [AppModule] }).compile();

  const note = await app
    .get(NoteImportService)
    .importNote(TENANT, USER, 'Call the supplier');

  assert.equal(note.tenantId, TENANT);
  assert.equal(note.createdBy, USER);
  assert.equal(note.updatedBy, null);
  await app.close();
});
