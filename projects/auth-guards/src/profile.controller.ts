import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { CurrentUser, IAccessTokenPayload } from '@softkit/auth';

@ApiBearerAuth()
@Controller('profile')
export class ProfileController {
  @Get()
  profile(@CurrentUser() user: IAccessTokenPayload) {
    return { id: user.sub, email: user.email };
  }
}
