import { Injectable } from '@nestjs/common';
import { UserClsStore } from '@softkit/auth';
import { ClsService } from 'nestjs-cls';
import { AccessPayload } from './access-payload';

@Injectable()
export class AuditService {
  constructor(private readonly cls: ClsService<UserClsStore<AccessPayload>>) {}

  describe(action: string): string {
    return `${this.cls.get('userId')} ${action}`;
  }
}
