import { I18nService } from '@softkit/i18n';

export function texts(i18n: I18nService) {
  return [
    i18n.t('account.GREETING', { args: { name: 'Olena' } }),
    i18n.t('account.OWNER', { args: { user: { email: 'o@acme.test' } } }),
    i18n.t('account.RANGE', { args: ['Monday', 'Friday'] }),
    i18n.t('account.BRACES', { args: { name: 'Olena' } }),
  ];
}
