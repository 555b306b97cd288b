import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { setupClsModule } from '@softkit/async-storage';
import { ClsService } from 'nestjs-cls';
import { AuditService } from './audit.service';

test('adds the user ID to the audit record', async () => {
  const module = await Test.createTestingModule({
    imports: [setupClsModule()],
    providers: [AuditService],
  }).compile();
  const cls = module.get(ClsService);

  const line = cls.run(() => {
    cls.set('userId', '42');
    return module.get(AuditService).describe('removed an article');
  });

  assert.equal(line, '42 removed an article');
});
