import { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { bootstrapBaseWebApp } from '@softkit/bootstrap';
import { AppModule } from './app.module';

export async function createTestApp(): Promise<NestFastifyApplication> {
  const testingModule = await Test.createTestingModule({
    imports: [AppModule],
  }).compile();

  return bootstrapBaseWebApp(testingModule, AppModule);
}
