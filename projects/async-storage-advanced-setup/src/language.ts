import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { ClsService, ClsStore } from 'nestjs-cls';

export interface AppStore extends ClsStore {
  language?: string;
}

@Injectable()
export class LanguageGuard implements CanActivate {
  constructor(private readonly cls: ClsService<AppStore>) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<{
      headers: Record<string, string | undefined>;
    }>();

    const language = request.headers['accept-language'] ?? 'en';
    this.cls.set('language', language);
    return true;
  }
}

@Injectable()
export class GreetingService {
  constructor(private readonly cls: ClsService<AppStore>) {}

  greet(): string {
    const language = this.cls.get('language');
    return language?.startsWith('uk') ? 'Вітаю!' : 'Hello!';
  }
}
