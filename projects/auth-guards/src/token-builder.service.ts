import { Injectable } from '@nestjs/common';
import {
  AbstractTokenBuilderService,
  IAccessTokenPayload,
  IRefreshTokenPayload,
} from '@softkit/auth';
import { User } from './users.service';

@Injectable()
export class TokenBuilderService extends AbstractTokenBuilderService<
  User,
  IAccessTokenPayload,
  IRefreshTokenPayload
> {
  buildAccessTokenPayload(user: User): IAccessTokenPayload {
    return { sub: user.id, email: user.email };
  }

  buildRefreshTokenPayload(user: User): IRefreshTokenPayload {
    return { sub: user.id, email: user.email };
  }
}
