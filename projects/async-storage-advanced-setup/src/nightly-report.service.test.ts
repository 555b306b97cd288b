import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { setupClsModule } from '@softkit/async-storage';
import { NightlyReportService } from './nightly-report.service';

test('builds each report with its own tenant, without a request', async () => {
  const testing = await Test.createTestingModule({
    imports: [setupClsModule()],
    providers: [NightlyReportService],
  }).compile();
  const reports = await testing.get(NightlyReportService).buildAll(['acme', 'umbrella']);

  assert.deepEqual(reports, ['report for acme', 'report for umbrella']);
});
