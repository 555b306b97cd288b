import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsInt, Min } from 'class-validator';

export class CreateOrderDto {
  @ApiProperty()
  @Transform(({ value }) =>
    typeof value === 'string' ? value.trim().toLowerCase() : value,
  )
  @IsEmail()
  customerEmail: string;

  @ApiProperty()
  @IsInt()
  @Min(1)
  quantity: number;
}
