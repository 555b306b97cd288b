import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errors } from '../../locales/errors';
import { translator } from '../../locales/translate';
import { vanilla } from '../../locales/vanilla';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { LoadFailure } from './LoadFailure';

describe.each(testLocales)('a page that could not be loaded, in %s', (language) => {
  const text = translator(language, errors, vanilla);
  const show = (kind: 'server' | 'partial', onRetry = jest.fn(() => Promise.resolve(false))) => {
    const onClose = jest.fn();
    renderIn(
      language,
      <LoadFailure kind={kind} target="/uk/%D1%8F/" text={text} onRetry={onRetry} onClose={onClose} />,
    );
    return { onRetry, onClose };
  };

  it('shows the reason, a retry button, and a link to the page', () => {
    show('server');
    expect(screen.getByRole('alert')).toHaveTextContent(text('load.server'));
    expect(screen.getByRole('link', { name: text('load.open', { path: '/uk/я/' }) })).toHaveAttribute(
      'href',
      '/uk/%D1%8F/',
    );
  });

  it('can be retried after a failed retry, and closed', async () => {
    const { onRetry, onClose } = show('server');
    await userEvent.click(screen.getByRole('button', { name: text('load.retry') }));
    await userEvent.click(screen.getByRole('button', { name: text('load.retry') }));
    expect(onRetry).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: text('message.close') }));
    expect(onClose).toHaveBeenCalled();
  });

  it('has no link to the current page', () => {
    show('partial');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
