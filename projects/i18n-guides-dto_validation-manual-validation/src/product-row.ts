import { IsInt, IsNotEmpty } from 'class-validator';

export class ProductRow {
  @IsNotEmpty({ message: 'validation.REQUIRED' })
  name: string;

  @IsInt({ message: 'validation.INTEGER' })
  quantity: number;
}
