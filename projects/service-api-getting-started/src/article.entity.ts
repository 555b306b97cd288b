import { BaseTrackedEntityHelper } from '@softkit/typeorm';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('articles')
export class ArticleEntity extends BaseTrackedEntityHelper {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ length: 200 })
  title!: string;

  @Column({ type: 'text' })
  body!: string;
}
