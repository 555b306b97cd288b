import { BaseTenantEntityHelper } from '@softkit/typeorm';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('orders')
export class OrderEntity extends BaseTenantEntityHelper {
  @PrimaryColumn()
  id: string;

  @Column()
  customerEmail: string;

  @Column()
  quantity: number;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt?: Date;
}
