import {
  IsArrayCombinedLocalized,
  IsStringCombinedLocalized,
  IsStringEnumLocalized,
  Trim,
  ValidateNestedProperty,
} from '@softkit/validation';

export enum Carrier {
  POST = 'POST',
  COURIER = 'COURIER',
}

export class AddressDto {
  @Trim
  @IsStringCombinedLocalized({ maxLength: 128 })
  city: string;
}

export class CreateShipmentDto {
  @IsStringEnumLocalized(Carrier)
  carrier: Carrier;

  @ValidateNestedProperty({ classType: AddressDto })
  address: AddressDto;

  @IsArrayCombinedLocalized({ minLength: 1, maxLength: 20 })
  orderIds: string[];
}
