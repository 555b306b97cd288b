import { buildSocialCards } from './social-cards';

const languages = { en: 'English', uk: 'Українська' };
const doc = (docId: string, locale: string, title: string, apiPackage: string | null = null) => ({
  docId,
  locale,
  slug: docId === 'intro' ? '/' : `/${docId}/`,
  title,
  package: apiPackage,
});

describe('social cards', () => {
  const cards = buildSocialCards(
    [
      doc('intro', 'uk', 'Початок'),
      doc('libraries', 'uk', 'Бібліотеки'),
      doc('libraries/mail', 'uk', 'mail'),
      doc('libraries/mail/usage', 'uk', 'Як надсилати'),
      doc('libraries', 'en', 'Libraries'),
      doc('api', 'uk', 'Довідник API'),
      doc('api/mail/src', 'uk', '@softkit/mail', 'mail'),
      doc('api/mail/src/classes/Sender', 'uk', 'Sender', 'mail'),
    ],
    languages,
  );
  const cardOf = (file: string) => cards.find((card) => card.file === `/social/uk/${file}.png`);

  it('are created per guide, with its parent sections and language', () => {
    expect(cardOf('libraries/mail/usage')).toEqual({
      file: '/social/uk/libraries/mail/usage.png',
      title: 'Як надсилати',
      section: 'Бібліотеки › mail',
      language: 'Українська',
    });
    expect(cardOf('intro')).toMatchObject({ title: 'Початок', section: '' });
  });

  it('are shared by all pages of a package', () => {
    expect(cards.filter(({ file }) => file.includes('/api/'))).toEqual([
      { file: '/social/uk/api/mail.png', title: 'mail', section: 'Довідник API', language: 'Українська' },
    ]);
  });
});
