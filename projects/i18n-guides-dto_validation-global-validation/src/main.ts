import { NestFactory } from '@nestjs/core';
import {
  FastifyAdapter,
  NestFastifyApplication,
} from '@nestjs/platform-fastify';
import {
  I18nValidationExceptionFilter,
  I18nValidationPipe,
} from '@softkit/i18n';
import { AppModule } from './app.module';

async function main() {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule,
    new FastifyAdapter(),
  );

  app.useGlobalPipes(
    new I18nValidationPipe({ transform: true, whitelist: true }),
  );
  app.useGlobalFilters(
    new I18nValidationExceptionFilter({ detailedErrors: false }),
  );
  await app.listen(3000);
}

void main();
