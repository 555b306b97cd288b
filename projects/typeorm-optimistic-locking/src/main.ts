import { ValidationPipe } from '@nestjs/common';
import { HttpAdapterHost, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { HttpExceptionFilter } from '@softkit/exceptions';
import { DEFAULT_VALIDATION_OPTIONS } from '@softkit/validation';
import { AppModule } from './app.module';

async function main(): Promise<void> {
  const app = await NestFactory.create(AppModule, new FastifyAdapter());
  app.useGlobalPipes(new ValidationPipe(DEFAULT_VALIDATION_OPTIONS));
  app.useGlobalFilters(new HttpExceptionFilter(app.get(HttpAdapterHost)));
  await app.listen(3000, '0.0.0.0');
}

void main();
