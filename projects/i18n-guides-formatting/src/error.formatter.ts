import { ValidationError } from '@nestjs/common';
import {
  I18nValidationExceptionFilter,
  mapChildrenToValidationErrors,
} from '@softkit/i18n';

const errorFormatter = (errors: ValidationError[]) =>
  Object.fromEntries(
    errors
      .flatMap((error) => mapChildrenToValidationErrors(error))
      .map((error) => [error.property, Object.values(error.constraints ?? {})]),
  );

export const validationFilter = new I18nValidationExceptionFilter({
  errorFormatter,
});
