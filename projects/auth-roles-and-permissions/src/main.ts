import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { setupSwagger, SwaggerConfig } from '@softkit/swagger-utils';
import { AppModule } from './app.module';
import { configureApp } from './configure-app';

async function main(): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter());
  configureApp(app);
  setupSwagger(app.get(SwaggerConfig), app);
  await app.listen(3000);
}

void main();
