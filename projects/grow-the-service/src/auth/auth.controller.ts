import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IAccessTokenSingleTenantPayload, SkipAuth, TokenService } from '@softkit/auth';
import { GeneralUnauthorizedException } from '@softkit/exceptions';
import { IsEmailLocalized, IsStringCombinedLocalized } from '@softkit/validation';
import { UsersService } from './users.service';

class SignInDto {
  @ApiProperty()
  @IsEmailLocalized()
  email: string;

  @ApiProperty()
  @IsStringCombinedLocalized({ minLength: 1, maxLength: 200 })
  password: string;
}

@ApiTags('Auth')
@Controller({ path: 'auth', version: '1' })
@SkipAuth()
export class AuthController {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: TokenService<IAccessTokenSingleTenantPayload>,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  async signIn(@Body() dto: SignInDto) {
    const user = await this.users.findByPassword(dto.email, dto.password);
    if (!user) {
      throw new GeneralUnauthorizedException('WRONG_CREDENTIALS');
    }
    const { id, email, tenantId } = user;
    return { accessToken: await this.tokens.signAccessToken({ sub: id, email, tenantId }) };
  }
}
