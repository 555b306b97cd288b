import en from '../locales/en/texts';
import uk from '../locales/uk/texts';

const ask = async () => import('./page-texts');

beforeEach(() => jest.resetModules());

it('a language is there once its texts are loaded, and no other one', async () => {
  const { hasTexts, loadTexts, pageTexts } = await ask();
  expect(hasTexts('uk')).toBe(false);
  await loadTexts('uk');
  expect([hasTexts('uk'), hasTexts('en')]).toEqual([true, false]);
  expect(pageTexts('uk')('sidebar.label')).toBe(uk['sidebar.label']);
});

it('what is asked for in another language is said in the one that is there', async () => {
  const { provideTexts, pageTexts } = await ask();
  provideTexts({ uk });
  expect(pageTexts('en')('sidebar.label')).toBe(uk['sidebar.label']);
});

it('where pages of all languages are rendered, each has its own', async () => {
  const { provideTexts, pageTexts } = await ask();
  provideTexts({ en, uk });
  expect(pageTexts('en')('sidebar.label')).toBe(en['sidebar.label']);
  expect(pageTexts('uk')('sidebar.label')).toBe(uk['sidebar.label']);
});
