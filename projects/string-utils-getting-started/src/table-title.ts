import { capitalize, toCapitalizedWords } from '@softkit/string-utils';

export function tableTitle(tableName: string): string {
  return toCapitalizedWords(tableName);
}

export function sentence(text: string): string {
  return `${capitalize(text)}.`;
}
