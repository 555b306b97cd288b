import { RedlockService } from '@anchan828/nest-redlock';
import { InjectQueue, Processor } from '@nestjs/bullmq';
import { InjectRepository } from '@nestjs/typeorm';
import {
  AbstractJobExecutionService,
  AbstractJobVersionService,
  JobExecution,
  JobProcessor,
  VersionedJobData,
} from '@softkit/jobs';
import { Job, Queue } from 'bullmq';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { LessThan, Repository } from 'typeorm';
import { Jobs } from './jobs.enum';

const DAY = 24 * 60 * 60 * 1000;

export class CleanUpData extends VersionedJobData {
  olderThanDays: number;
}

@Processor(Jobs.CLEAN_UP, { concurrency: 1 })
export class CleanUpJob extends JobProcessor<CleanUpData> {
  protected override singleRunningJobGlobally = true;

  constructor(
    @InjectQueue(Jobs.CLEAN_UP) queue: Queue<CleanUpData>,
    @InjectPinoLogger(CleanUpJob.name) logger: PinoLogger,
    lockService: RedlockService,
    jobVersionService: AbstractJobVersionService,
    jobExecutionService: AbstractJobExecutionService,
    @InjectRepository(JobExecution)
    private readonly executions: Repository<JobExecution>,
  ) {
    super(queue, logger, lockService, jobVersionService, jobExecutionService);
  }

  protected override async run(job: Job<CleanUpData>): Promise<unknown> {
    const createdAt = LessThan(new Date(Date.now() - job.data.olderThanDays * DAY));
    const { affected } = await this.executions.delete({ createdAt });
    return { olderThanDays: job.data.olderThanDays, deleted: affected };
  }
}
