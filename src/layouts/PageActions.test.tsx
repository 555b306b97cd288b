import { screen } from '@testing-library/react';
import { renderIn, testLocales } from '../locales/messages.fixture';
import { PageActions, PageTitle } from './PageActions';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/docs${path}` }));
beforeAll(() => void Object.assign(globalThis, { __BASE_PATH__: '/docs' }));

const faq = {
  sourcePath: 'content/uk/faq.md',
  title: 'FAQ',
  path: '/uk/faq/',
  siteUrl: 'https://softkit.example',
  assistantsPath: '/uk/how-to/use-assistants/',
};

describe.each(testLocales)('in %s', (language, messages) => {
  const link = (key: keyof typeof messages) =>
    screen.getByRole<HTMLAnchorElement>('link', { name: messages[key] });

  it('includes the full page URL in a problem report', () => {
    renderIn(language, <PageActions {...faq} />);
    expect(new URL(link('page.problem').href).searchParams.get('body')).toContain(
      'https://softkit.example/docs/uk/faq/',
    );
  });

  it('links to the page’s Markdown file', () => {
    renderIn(language, <PageActions {...faq} />);
    expect(link('page.markdown')).toHaveAttribute('href', '/docs/uk/faq/index.md');
    expect(link('page.assistants').href).toMatch(/\/how-to\/use-assistants\/$/);
  });

  it('links to the guide about assistants only if the site has it', () => {
    renderIn(language, <PageActions {...faq} assistantsPath={null} />);
    expect(screen.queryByRole('link', { name: messages['page.assistants'] })).toBeNull();
  });

  it('links to the source of a guide only', () => {
    const { unmount } = renderIn(language, <PageActions {...faq} />);
    expect(link('page.edit').href).toMatch(/\/edit\/[^/]+\/content\/uk\/faq\.md$/);
    unmount();
    renderIn(language, <PageActions {...faq} sourcePath={null} />);
    expect(screen.queryByRole('link', { name: messages['page.edit'] })).toBeNull();
  });

  it('adds a menu after the heading', () => {
    const { container } = renderIn(
      language,
      <PageTitle actions={faq}>
        <h1>FAQ</h1>
      </PageTitle>,
    );
    expect(container.querySelector('h1 + * > details > summary')).toHaveTextContent(messages['page.actions']);
    expect(container.querySelector('h1')).toHaveTextContent(/^FAQ$/);
  });
});
