import { Module } from '@nestjs/common';
import { setupClsModule } from '@softkit/async-storage';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupLoggerModule } from '@softkit/logger';
import { TenantClsStore } from '@softkit/persistence-api';
import { GreetingController } from './greeting.controller';
import { GreetingService } from './greeting.service';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupClsModule(),
    setupLoggerModule<TenantClsStore>((req, _res, clsService) => ({
      client: String(req.headers['x-client-name'] ?? 'unknown'),
      tenantId: clsService?.isActive()
        ? clsService.get('tenantId') ?? 'none'
        : 'none',
    })),
  ],
  controllers: [GreetingController],
  providers: [GreetingService],
})
export class AppModule {}
