import { BaseTenantEntityHelper } from '@softkit/typeorm';
import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

@Entity('invoices')
export class InvoiceEntity extends BaseTenantEntityHelper {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ length: 40 })
  number!: string;

  @Column({ type: 'integer' })
  totalCents!: number;

  @VersionColumn()
  version!: number;
}
