import { buildSidebar } from './build-sidebar';
import { guideUsages } from './guide-usages';

jest.mock('../locales/locales', () => ({
  ...jest.requireActual<object>('../locales/locales'),
  defaultLocale: 'ua',
  langOf: (code: string) => (code === 'ua' ? 'uk' : code),
}));

const doc = { docId: 'faq', locale: 'ua', slug: '/faq/', unlisted: false, position: null };

it('links to untranslated docs have the language tag, not the code of the locale', () => {
  expect(buildSidebar(['faq'], [{ ...doc, label: 'Питання' }], 'en')).toMatchObject([{ lang: 'uk' }]);
  const guide = {
    ...doc,
    sourcePath: 'content/ua/faq.md',
    title: 'Питання',
    type: 'Guide' as const,
    draft: false,
    headings: [],
    links: [{ slug: '/api/mail/src/' }],
    uses: [],
  };
  expect(guideUsages([guide])('/api/mail/src/', 'en').symbol).toMatchObject([{ lang: 'uk' }]);
});
