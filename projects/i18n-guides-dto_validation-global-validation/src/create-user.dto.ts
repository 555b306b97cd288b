import { IsEmail, MinLength } from 'class-validator';
import { i18nValidationMessage } from '@softkit/i18n';

export class CreateUserDto {
  @IsEmail({}, { message: 'validation.EMAIL' })
  email: string;

  @MinLength(8, {
    message: i18nValidationMessage('validation.MIN_LENGTH', {
      unit: 'characters',
    }),
  })
  password: string;
}
