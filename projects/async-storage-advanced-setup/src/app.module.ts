import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { setupClsModule } from '@softkit/async-storage';
import { GreetingController } from './greeting.controller';
import { GreetingService, LanguageGuard } from './language';

interface IncomingRequest {
  id?: string;
  headers: Record<string, string | undefined>;
}

@Module({
  imports: [
    setupClsModule({
      middleware: {
        mount: true,
        generateId: true,
        idGenerator: (req: IncomingRequest) => req.id ?? crypto.randomUUID(),
        setup: (cls, req: IncomingRequest) => {
          cls.set('client', req.headers['user-agent'] ?? 'unknown');
        },
      },
    }),
  ],
  controllers: [GreetingController],
  providers: [GreetingService, { provide: APP_GUARD, useClass: LanguageGuard }],
})
export class AppModule {}
