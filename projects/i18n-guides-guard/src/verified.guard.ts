import {
  CanActivate,
  ExecutionContext,
  ForbiddenException,
  Injectable,
} from '@nestjs/common';
import { I18nContext } from '@softkit/i18n';

@Injectable()
export class VerifiedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest();

    if (user?.verified) {
      return true;
    }

    const i18n = I18nContext.current(context);
    throw new ForbiddenException(
      i18n?.t('auth.NOT_VERIFIED') ?? 'Your account is not verified',
    );
  }
}
