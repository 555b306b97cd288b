import { fireEvent, screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { AnnouncementBar } from './AnnouncementBar';

const root = document.documentElement;
const bar = <AnnouncementBar id="v1" text="Version 1 is out." />;

afterEach(() => {
  delete root.dataset['announcementDismissed'];
  window.localStorage.clear();
});

describe.each(testLocales)('the announcement bar in %s', (language, messages) => {
  it('is a named region with the text and its links', () => {
    renderIn(
      language,
      <AnnouncementBar id="v1" text="Version 1 is out: [read more](/about/roadmap/) now." />,
    );
    expect(screen.getByRole('region', { name: messages['announcement.label'] })).toHaveTextContent(
      'Version 1 is out: read more now.',
    );
    expect(screen.getByRole('link', { name: 'read more' })).toHaveAttribute('href', '/about/roadmap/');
  });

  it('disappears when dismissed, stays hidden, and leads to the content', () => {
    renderIn(
      language,
      <>
        {bar}
        <main id="site:content" tabIndex={-1} />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: messages['announcement.close'] }));
    expect(root).toHaveAttribute('data-announcement-dismissed');
    expect(window.localStorage.getItem('announcement')).toBe('v1');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it.each([
  ['this', 'v1', true],
  ['an earlier', 'v0', false],
])('when the page returns after %s announcement was dismissed on another page', (_, id, isHidden) => {
  renderIn('en', bar);
  window.localStorage.setItem('announcement', id);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(root.hasAttribute('data-announcement-dismissed')).toBe(isHidden);
});
