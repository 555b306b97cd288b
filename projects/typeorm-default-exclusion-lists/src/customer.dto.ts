import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  BaseTrackedEntityHelper,
  DEFAULT_CREATE_ENTITY_EXCLUDE_LIST,
  DEFAULT_ENTITY_EXCLUDE_LIST,
  DEFAULT_UPDATE_ENTITY_EXCLUDE_LIST,
} from '@softkit/typeorm';
import { IsEmail, IsInt } from 'class-validator';
import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

@Entity('customers')
export class CustomerEntity extends BaseTrackedEntityHelper {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ApiProperty()
  @IsEmail()
  @Column()
  email!: string;

  @ApiProperty()
  @IsInt()
  @VersionColumn()
  version!: number;
}

export class CustomerResponse extends OmitType(CustomerEntity, [
  ...DEFAULT_ENTITY_EXCLUDE_LIST,
]) {}

export class CreateCustomerRequest extends OmitType(CustomerEntity, [
  ...DEFAULT_CREATE_ENTITY_EXCLUDE_LIST,
  'id',
  'version',
]) {}

export class UpdateCustomerRequest extends OmitType(CustomerEntity, [
  ...DEFAULT_UPDATE_ENTITY_EXCLUDE_LIST,
]) {}
