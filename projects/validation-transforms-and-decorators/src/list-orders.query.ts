import {
  IsStringEnumLocalized,
  toObjectsArrayFromString,
} from '@softkit/validation';
import { Expose, Transform, Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';

export class SortItem {
  @Expose()
  @IsStringEnumLocalized(['createdAt', 'total'])
  field: string;

  @Expose()
  @IsStringEnumLocalized(['ASC', 'DESC'])
  direction: string;
}

export class ListOrdersQuery {
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => SortItem)
  @Transform((params) =>
    toObjectsArrayFromString<SortItem>(
      params,
      ['field', 'direction'],
      SortItem,
      ['field', 'direction'],
    ),
  )
  sort?: SortItem[];
}
