import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import { VersioningType } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  FastifyAdapter,
  NestFastifyApplication,
} from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { AppConfig, SwaggerConfig } from './config/root.config';

async function bootstrap(): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule,
    new FastifyAdapter({
      requestIdHeader: 'x-request-id',
      genReqId: () => randomUUID(),
    }),
    { bufferLogs: true },
  );
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();

  const { port, prefix, corsOrigins } = app.get(AppConfig);
  await app.register(helmet);
  app.enableCors({ origin: corsOrigins });
  app.setGlobalPrefix(prefix);
  app.enableVersioning({ type: VersioningType.URI });

  const swagger = app.get(SwaggerConfig);
  if (swagger.enabled) {
    const page = new DocumentBuilder()
      .setTitle(swagger.title)
      .setDescription(swagger.description)
      .setVersion(swagger.version)
      .build();
    SwaggerModule.setup('docs', app, SwaggerModule.createDocument(app, page), {
      useGlobalPrefix: true,
    });
  }

  await app.listen(port, '0.0.0.0');
}

void bootstrap();
