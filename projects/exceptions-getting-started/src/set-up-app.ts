import { INestApplication } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import * as exceptions from '@softkit/exceptions';
import { I18nValidationExceptionFilter, I18nValidationPipe } from '@softkit/i18n';

export function setUpApp(app: INestApplication): void {
  const host = app.get(HttpAdapterHost);

  app.useGlobalPipes(new I18nValidationPipe({ transform: true, whitelist: true }));
  app.useGlobalFilters(
    new exceptions.AnyExceptionFilter(host),
    new exceptions.OverrideDefaultNotFoundFilter(host),
    new exceptions.OverrideDefaultForbiddenExceptionFilter(host),
    new exceptions.HttpExceptionFilter(host),
    new I18nValidationExceptionFilter({ detailedErrors: true, responseBodyFormatter: exceptions.responseBodyFormatter }),
  );
}
