import { fireEvent, screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { listenToShell } from '../../page-scripts/shell/shell';
import { AnnouncementBar } from './AnnouncementBar';

const root = document.documentElement;

beforeAll(listenToShell);
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

  it('disappears when dismissed, and stays hidden', () => {
    renderIn(language, <AnnouncementBar id="v1" text="Version 1 is out." />);
    fireEvent.click(screen.getByRole('button', { name: messages['announcement.close'] }));
    expect(root).toHaveAttribute('data-announcement-dismissed');
    expect(window.localStorage.getItem('announcement')).toBe('v1');
  });
});
