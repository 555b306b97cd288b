import {
  IsEmailLocalized,
  IsStringCombinedLocalized,
  MatchesWithProperty,
  PasswordLocalized,
} from '@softkit/validation';

export class SignUpDto {
  @IsEmailLocalized()
  email: string;

  @IsStringCombinedLocalized({ minLength: 2, maxLength: 64 })
  fullName: string;

  @PasswordLocalized()
  password: string;

  @MatchesWithProperty(SignUpDto, (dto) => dto.password, {
    message: 'validation.REPEAT_PASSWORD_DOESNT_MATCH',
  })
  repeatedPassword: string;
}
