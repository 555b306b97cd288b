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
    return {
      sub: user.id,
      email: user.email,
      roles: user.roles.map((roleType) => ({ roleId: roleType, roleType })),
      permissions: user.permissions,
    };
  }

  buildRefreshTokenPayload(user: User): IRefreshTokenPayload {
    return { sub: user.id, email: user.email };
  }
}
