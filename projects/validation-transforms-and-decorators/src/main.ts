import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { responseBodyFormatter } from '@softkit/exceptions';
import { I18nValidationExceptionFilter, I18nValidationPipe } from '@softkit/i18n';
import { DEFAULT_VALIDATION_OPTIONS } from '@softkit/validation';
import { AppModule } from './app.module';

async function bootstrap() {
  const app = await NestFactory.create(AppModule, new FastifyAdapter());

  app.useGlobalPipes(new I18nValidationPipe(DEFAULT_VALIDATION_OPTIONS));
  app.useGlobalFilters(
    new I18nValidationExceptionFilter({
      detailedErrors: true,
      responseBodyFormatter,
    }),
  );

  await app.listen(3000, '0.0.0.0');
}

void bootstrap();
