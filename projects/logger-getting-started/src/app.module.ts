import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupLoggerModule } from '@softkit/logger';
import { GreetingController } from './greeting.controller';
import { GreetingService } from './greeting.service';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupLoggerModule(),
  ],
  controllers: [GreetingController],
  providers: [GreetingService],
})
export class AppModule {}
