import en from '../locales/en/texts';
import uk from '../locales/uk/texts';

const importPageTexts = async () => import('./page-texts');

beforeEach(() => jest.resetModules());

it('loads the texts of one language only', async () => {
  const { hasTexts, loadTexts, pageTexts } = await importPageTexts();
  expect(hasTexts('uk')).toBe(false);
  await loadTexts('uk');
  expect([hasTexts('uk'), hasTexts('en')]).toEqual([true, false]);
  expect(pageTexts('uk')('sidebar.label')).toBe(uk['sidebar.label']);
});

it('falls back to the loaded language when another one is requested', async () => {
  const { provideTexts, pageTexts } = await importPageTexts();
  provideTexts({ uk });
  expect(pageTexts('en')('sidebar.label')).toBe(uk['sidebar.label']);
});

it('returns texts in each language when all are provided', async () => {
  const { provideTexts, pageTexts } = await importPageTexts();
  provideTexts({ en, uk });
  expect(pageTexts('en')('sidebar.label')).toBe(en['sidebar.label']);
  expect(pageTexts('uk')('sidebar.label')).toBe(uk['sidebar.label']);
});
