import {
  IsEnumValidatorDefinition,
  IsStringValidatorDefinition,
  validateAndReturnError,
  validateAndThrow,
} from '@softkit/validation';

export function checkCurrency(value: unknown): void {
  validateAndThrow(IsEnumValidatorDefinition, 'currency', value, ['UAH', 'EUR']);
}

export function hasName(value: string): boolean {
  return validateAndReturnError(IsStringValidatorDefinition, 'name', value) === undefined;
}
