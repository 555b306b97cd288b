import { Controller, Get, Post } from '@nestjs/common';
import { Roles, SkipAuth, UserClsStore } from '@softkit/auth';
import { ClsService } from 'nestjs-cls';
import { AccessPayload, RoleType } from './access-payload';

@Controller('shop')
export class ShopController {
  constructor(private readonly cls: ClsService<UserClsStore<AccessPayload>>) {}

  @Get()
  shop() {
    return { tenantId: this.cls.get('tenantId') ?? null };
  }

  @Post('close')
  @Roles(RoleType.ADMIN)
  close() {
    return { closed: this.cls.get('tenantId') };
  }

  @Get('opening-hours')
  @SkipAuth()
  openingHours() {
    return { tenantId: this.cls.get('tenantId') ?? null, hours: '9-18' };
  }
}
