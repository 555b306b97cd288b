import { INestApplication } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import {
  AnyExceptionFilter,
  HttpExceptionFilter,
  OverrideDefaultForbiddenExceptionFilter,
  OverrideDefaultNotFoundFilter,
  responseBodyFormatter,
} from '@softkit/exceptions';
import { I18nValidationExceptionFilter, I18nValidationPipe } from '@softkit/i18n';

export function configureApp(app: INestApplication): void {
  const host = app.get(HttpAdapterHost);
  app.useGlobalPipes(new I18nValidationPipe({ transform: true, whitelist: true }));
  app.useGlobalFilters(
    new AnyExceptionFilter(host),
    new OverrideDefaultNotFoundFilter(host),
    new OverrideDefaultForbiddenExceptionFilter(host),
    new HttpExceptionFilter(host),
    new I18nValidationExceptionFilter({ detailedErrors: true, responseBodyFormatter }),
  );
}
