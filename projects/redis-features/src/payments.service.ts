import { RedlockService } from '@anchan828/nest-redlock';
import { Injectable } from '@nestjs/common';

@Injectable()
export class PaymentsService {
  constructor(private readonly redlock: RedlockService) {}

  async pay(orderId: string): Promise<string> {
    return this.redlock.using([`order:${orderId}`], 3000, async (signal) => {
      const receipt = await this.charge(orderId);

      if (signal.aborted) {
        throw signal.error;
      }

      return receipt;
    });
  }

  private async charge(orderId: string): Promise<string> {
    return `receipt-${orderId}`;
  }
}
