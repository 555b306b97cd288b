import { HttpException, HttpStatus } from '@nestjs/common';

export class OutOfStockException extends HttpException {
  constructor(readonly product: string) {
    super('orders.OUT_OF_STOCK', HttpStatus.CONFLICT);
  }
}
