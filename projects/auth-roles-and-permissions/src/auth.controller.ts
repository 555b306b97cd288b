import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import {
  CurrentUser,
  IRefreshTokenPayload,
  RefreshJwtAuthGuard,
  SkipAuth,
  TokenService,
} from '@softkit/auth';
import { GeneralUnauthorizedException } from '@softkit/exceptions';
import { IsEmailLocalized, IsStringCombinedLocalized } from '@softkit/validation';
import { TokenBuilderService } from './token-builder.service';
import { User, UsersService } from './users.service';

class SignInDto {
  @IsEmailLocalized()
  email: string;

  @IsStringCombinedLocalized({ minLength: 1, maxLength: 200 })
  password: string;
}

@Controller('auth')
@SkipAuth()
export class AuthController {
  constructor(
    private readonly users: UsersService,
    private readonly builder: TokenBuilderService,
    private readonly tokens: TokenService,
  ) {}

  @Post('sign-in')
  @HttpCode(200)
  async signIn(@Body() dto: SignInDto) {
    return this.issue(await this.users.findByPassword(dto.email, dto.password), 'WRONG_CREDENTIALS');
  }

  @Post('refresh')
  @HttpCode(200)
  @UseGuards(RefreshJwtAuthGuard)
  refresh(@CurrentUser() payload: IRefreshTokenPayload) {
    return this.issue(this.users.findById(payload.sub), 'USER_GONE');
  }

  private issue(user: User | undefined, errorCode: string) {
    if (!user) {
      throw new GeneralUnauthorizedException(errorCode);
    }
    return this.tokens.signTokens(this.builder.buildTokensPayload(user));
  }
}
