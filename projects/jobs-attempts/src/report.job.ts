import { RedlockService } from '@anchan828/nest-redlock';
import { InjectQueue, Processor } from '@nestjs/bullmq';
import {
  AbstractJobExecutionService,
  AbstractJobVersionService,
  BaseJobVersion,
  JobProcessor,
  VersionedJobData,
} from '@softkit/jobs';
import { Job, Queue } from 'bullmq';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { checkMonth } from './check-month';
import { Jobs } from './jobs.enum';

export class ReportData extends VersionedJobData {
  month: string;
}

@Processor(Jobs.REPORT, { concurrency: 5 })
export class ReportJob extends JobProcessor<ReportData> {
  constructor(
    @InjectQueue(Jobs.REPORT) queue: Queue<ReportData>,
    @InjectPinoLogger(ReportJob.name) logger: PinoLogger,
    lockService: RedlockService,
    jobVersionService: AbstractJobVersionService,
    jobExecutionService: AbstractJobExecutionService,
  ) {
    super(queue, logger, lockService, jobVersionService, jobExecutionService);
  }

  protected override async run(
    job: Job<ReportData>,
    jobVersion: BaseJobVersion,
    token?: string,
  ): Promise<unknown> {
    await this.trackJobProgress(jobVersion, 50, token);
    checkMonth(job.data.month);
    if (job.attemptsMade === 0) {
      throw new Error('The accounts are not closed yet.');
    }
    return { month: job.data.month, orders: 3 };
  }
}
