import { map } from '@softkit/validation';
import { Expose } from 'class-transformer';

export class OrderDto {
  @Expose()
  id: string;

  @Expose()
  total: number;
}

const row = { id: '1', total: 250, internalNote: 'call back' };

export const dto: OrderDto = map(row, OrderDto);
