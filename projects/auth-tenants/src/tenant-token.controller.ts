import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentUser, TokenService } from '@softkit/auth';
import { GeneralForbiddenException } from '@softkit/exceptions';
import { AccessPayload } from './access-payload';
import { TokenBuilderService } from './token-builder.service';
import { UsersService } from './users.service';

@Controller('tenants')
export class TenantTokenController {
  constructor(
    private readonly users: UsersService,
    private readonly builder: TokenBuilderService,
    private readonly tokens: TokenService,
  ) {}

  @Post(':id/token')
  @HttpCode(200)
  async tokenFor(@Param('id') tenantId: string, @CurrentUser() payload: AccessPayload) {
    const user = this.users.findById(payload.sub);
    if (!user?.tenants.some((tenant) => tenant.tenantId === tenantId)) {
      throw new GeneralForbiddenException('FOREIGN_TENANT');
    }
    const accessToken = await this.tokens.signAccessToken(this.builder.buildForTenant(user, tenantId));
    return { accessToken };
  }
}
