import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { AbstractSchedulingJobService, JobExecution } from '@softkit/jobs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Jobs } from './jobs.enum';

// The worker must not start before the transaction of scheduleJob is committed.
const COMMIT_DELAY = 500;

@Controller('reports')
export class ReportsController {
  constructor(
    private readonly scheduling: AbstractSchedulingJobService,
    @InjectRepository(JobExecution)
    private readonly executions: Repository<JobExecution>,
  ) {}

  @Post()
  @HttpCode(202)
  async start(@Body() body: { month: string }) {
    const id = randomUUID();
    const data = { jobVersion: 1, month: body.month };
    const options = { delay: COMMIT_DELAY };
    await this.scheduling.scheduleJob(Jobs.REPORT, Jobs.REPORT, id, data, options);
    return { id };
  }

  @Get(':id/history')
  async history(@Param('id') id: string) {
    const rows = await this.executions.find({
      where: { jobVersion: { jobDefinitionId: id } },
      order: { createdAt: 'ASC' },
    });
    return rows.map(({ jobStatus, progress, stepData }) => ({ jobStatus, progress, stepData }));
  }
}
