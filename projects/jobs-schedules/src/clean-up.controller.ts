import { Controller, HttpCode, Post } from '@nestjs/common';
import { AbstractSchedulingJobService } from '@softkit/jobs';
import { Jobs } from './jobs.enum';

@Controller('clean-up')
export class CleanUpController {
  constructor(private readonly scheduling: AbstractSchedulingJobService) {}

  @Post()
  @HttpCode(202)
  async run() {
    const data = { jobVersion: 1, olderThanDays: 7 };
    await this.scheduling.runRepeatableJobNow(Jobs.CLEAN_UP, Jobs.CLEAN_UP, data);
    return { started: true };
  }
}
