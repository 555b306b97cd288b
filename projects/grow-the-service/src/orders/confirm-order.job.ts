import { RedlockService } from '@anchan828/nest-redlock';
import { InjectQueue, Processor } from '@nestjs/bullmq';
import {
  AbstractJobExecutionService,
  AbstractJobVersionService,
  JobProcessor,
  VersionedJobData,
} from '@softkit/jobs';
import { TenantClsStore } from '@softkit/persistence-api';
import { Job, Queue } from 'bullmq';
import { ClsService } from 'nestjs-cls';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { OrderRepository } from './order.repository';

export const CONFIRM_ORDER = 'confirm-order';

export class ConfirmOrderData extends VersionedJobData {
  orderId: string;
  tenantId: string;
}

@Processor(CONFIRM_ORDER)
export class ConfirmOrderJob extends JobProcessor<ConfirmOrderData> {
  constructor(
    @InjectQueue(CONFIRM_ORDER) queue: Queue<ConfirmOrderData>,
    @InjectPinoLogger(ConfirmOrderJob.name) logger: PinoLogger,
    lockService: RedlockService,
    jobVersionService: AbstractJobVersionService,
    jobExecutionService: AbstractJobExecutionService,
    private readonly orders: OrderRepository,
    private readonly cls: ClsService<TenantClsStore>,
  ) {
    super(queue, logger, lockService, jobVersionService, jobExecutionService);
  }

  protected override async run({ data }: Job<ConfirmOrderData>): Promise<unknown> {
    const { orderId, tenantId } = data;
    const confirmed = await this.cls.runWith({ tenantId }, () =>
      this.orders.updateByQuery({ confirmedAt: new Date() }, { id: orderId }),
    );
    return { confirmed };
  }
}
