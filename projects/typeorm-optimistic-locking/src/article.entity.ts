import { BaseTrackedEntityHelper } from '@softkit/typeorm';
import { Expose } from 'class-transformer';
import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

@Entity('articles')
export class ArticleEntity extends BaseTrackedEntityHelper {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  body!: string;

  @Expose()
  @VersionColumn()
  version!: number;
}
