import { HttpStatus } from '@nestjs/common';
import { AbstractHttpException } from '@softkit/exceptions';

export class PaymentDeclinedException extends AbstractHttpException<{ orderId: string }> {
  constructor(orderId: string, rootCause?: unknown) {
    super(
      'exception.PAYMENT.TITLE',
      'exception.PAYMENT.DECLINED',
      HttpStatus.PAYMENT_REQUIRED,
      { orderId },
      'PAYMENT_DECLINED',
      rootCause,
    );
  }
}
