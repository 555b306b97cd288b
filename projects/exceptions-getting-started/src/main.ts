import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { setUpApp } from './set-up-app';

async function main(): Promise<void> {
  const app = await NestFactory.create(AppModule, new FastifyAdapter());
  setUpApp(app);
  await app.listen(3000, '0.0.0.0');
}

void main();
