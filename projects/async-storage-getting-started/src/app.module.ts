import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { setupClsModule } from '@softkit/async-storage';
import { GreetingController } from './greeting.controller';
import { GreetingService, LanguageGuard } from './language';

@Module({
  imports: [setupClsModule()],
  controllers: [GreetingController],
  providers: [GreetingService, { provide: APP_GUARD, useClass: LanguageGuard }],
})
export class AppModule {}
