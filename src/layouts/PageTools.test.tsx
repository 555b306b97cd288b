import { screen } from '@testing-library/react';
import { renderIn, testLocales } from '../i18n/messages.fixture';
import { PageTools } from './PageTools';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/docs${path}` }));

describe.each(testLocales)('in %s', (language, messages) => {
  it('includes the full page URL in a problem report', () => {
    renderIn(language, <PageTools title="FAQ" path="/uk/faq/" siteUrl="https://softkit.example" />);
    const report = screen.getByRole<HTMLAnchorElement>('link', { name: messages['page.problem'] });
    expect(new URL(report.href).searchParams.get('body')).toContain('https://softkit.example/docs/uk/faq/');
  });

  it('copies the page from its Markdown file', () => {
    renderIn(language, <PageTools title="FAQ" path="/uk/faq/" siteUrl="https://softkit.example" />);
    expect(screen.getByRole('button', { name: messages['page.copy'] })).toHaveAttribute(
      'data-copies-page',
      '/docs/uk/faq/index.md',
    );
  });
});
