import { Injectable } from '@nestjs/common';
import { AbstractTokenBuilderService, IRefreshTokenPayload } from '@softkit/auth';
import { AccessPayload } from './access-payload';
import { User } from './users.service';

@Injectable()
export class TokenBuilderService extends AbstractTokenBuilderService<
  User,
  AccessPayload,
  IRefreshTokenPayload
> {
  buildAccessTokenPayload(user: User): AccessPayload {
    return this.buildForTenant(user, user.tenants[0].tenantId);
  }

  buildForTenant(user: User, tenantId: string): AccessPayload {
    return {
      sub: user.id,
      email: user.email,
      tenantId,
      tenants: user.tenants.filter((tenant) => tenant.tenantId === tenantId),
    };
  }

  buildRefreshTokenPayload(user: User): IRefreshTokenPayload {
    return { sub: user.id, email: user.email };
  }
}
