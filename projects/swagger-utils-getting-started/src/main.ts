import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { setupSwagger, SwaggerConfig } from '@softkit/swagger-utils';
import { AppModule } from './app.module';

const PREFIX = 'api/shop';

async function start(): Promise<void> {
  const app = await NestFactory.create(AppModule, new FastifyAdapter());
  app.setGlobalPrefix(PREFIX);

  setupSwagger(app.get(SwaggerConfig), app, PREFIX);

  await app.listen(3000);
}

void start();
