import { I18nService } from '@softkit/i18n';

export function texts(i18n: I18nService) {
  return [
    i18n.t('letters.ABOUT', { args: {} }),
    i18n.t('letters.LETTER', { args: { user: 'Olena' } }),
  ];
}
