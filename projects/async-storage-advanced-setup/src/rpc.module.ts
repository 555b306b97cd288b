import { Module } from '@nestjs/common';
import { setupClsModule } from '@softkit/async-storage';

@Module({
  imports: [
    setupClsModule({
      middleware: { mount: false },
      guard: { mount: true, generateId: true },
    }),
  ],
})
export class RpcModule {}
