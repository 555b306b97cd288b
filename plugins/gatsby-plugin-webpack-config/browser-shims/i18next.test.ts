import i18next from 'i18next';
import { localeCodes } from '../../../src/locales/locales';
import leanI18next from './i18next';

it.each(localeCodes)('sets the same language as i18next: %s', (lng) => {
  const real = i18next.createInstance();
  void real.init({ lng, resources: {}, initImmediate: false });
  const lean = leanI18next.createInstance();
  lean.init({ lng });
  expect(lean.language).toBe(real.language);
});
