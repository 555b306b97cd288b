import { BaseTrackedEntityHelper } from '@softkit/typeorm';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('products')
export class ProductEntity extends BaseTrackedEntityHelper {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ length: 200 })
  title!: string;

  @Column({ type: 'integer' })
  priceCents!: number;
}
