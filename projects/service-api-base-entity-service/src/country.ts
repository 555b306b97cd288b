import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BaseEntityService } from '@softkit/service-api';
import { BaseTypeormEntityRepository, EntityHelper } from '@softkit/typeorm';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';

@Entity('countries')
export class CountryEntity extends EntityHelper {
  @PrimaryColumn({ length: 2 })
  code!: string;

  @Column({ length: 80 })
  name!: string;
}

@Injectable()
export class CountryRepository extends BaseTypeormEntityRepository<
  CountryEntity,
  'code',
  'code',
  keyof EntityHelper
> {
  constructor(@InjectDataSource() dataSource: DataSource) {
    super(CountryEntity, dataSource, 'code');
  }
}

@Injectable()
export class CountryService extends BaseEntityService<
  CountryEntity,
  'code',
  CountryRepository,
  'code',
  keyof EntityHelper
> {
  constructor(repository: CountryRepository) {
    super(repository);
  }

  async findByName(name: string): Promise<CountryEntity | undefined> {
    return this.repository.findOne({ name });
  }
}
