import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { IAccessTokenPayload } from '@softkit/auth';

@Injectable()
export class StaffGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<{ user: IAccessTokenPayload }>();
    return user.email.endsWith('@staff.example.com');
  }
}
