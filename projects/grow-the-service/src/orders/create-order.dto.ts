import { ApiProperty } from '@nestjs/swagger';
import {
  IsEmailLocalized,
  IsIntegerLocalized,
  MinLocalized,
} from '@softkit/validation';

export class CreateOrderDto {
  @ApiProperty()
  @IsEmailLocalized()
  customerEmail: string;

  @ApiProperty()
  @IsIntegerLocalized()
  @MinLocalized(1)
  quantity: number;
}
