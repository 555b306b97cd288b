import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionFilter } from '../components/reference/SectionFilter';
import { renderIn, testLocales } from '../locales/messages.fixture';
import './filter-sections';

const section = (level: 2 | 3, title: string, rest = '') =>
  `<div class="heading"><h${level} id="${title}">${title}</h${level}></div>${rest}`;
const BODY = [
  section(2, 'auth'),
  section(3, 'No token', '<ul><li>HTTP status 401</li></ul>'),
  section(2, 'mail'),
  section(3, 'Mail is off', '<ul><li>Logged</li></ul>'),
  section(3, 'Wrong address', '<ul><li>HTTP status 400</li></ul>'),
].join('');

describe.each(testLocales)('the filter of error messages in %s', (locale, t) => {
  const start = () => {
    renderIn(
      locale,
      <>
        <ul data-toc-list="">
          {['auth', 'mail'].map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{id}</a>
            </li>
          ))}
        </ul>
        <SectionFilter label={t['reference.filter.messages']} />
        <div className="markdown" dangerouslySetInnerHTML={{ __html: BODY }} />
      </>,
    );
    const input = screen.getByRole('searchbox', { name: t['reference.filter.messages'] });
    return { user: userEvent.setup(), input };
  };
  const shown = () => screen.queryAllByRole('heading').map(({ id }) => id);
  const found = (count: number) => t['reference.filter.sections.found'].replace('{{count}}', String(count));
  const status = () => screen.getByRole('status').textContent;

  it('shows messages that contain all words, with their package', async () => {
    const { user, input } = start();
    await user.type(input, 'status WRONG');
    expect(shown()).toEqual(['mail', 'Wrong address']);
    expect(screen.getByText('HTTP status 401').closest('ul')?.style.display).toBe('none');
    expect(status()).toBe(found(1));
    await user.clear(input);
    expect([shown().length, status()]).toEqual([5, '']);
  });

  it('shows all messages of a package', async () => {
    const { user, input } = start();
    await user.type(input, 'mail');
    expect(shown()).toEqual(['mail', 'Mail is off', 'Wrong address']);
  });

  it('filters for what was typed before the module was loaded', async () => {
    const { input } = start();
    (input as HTMLInputElement).value = 'mail';
    await jest.isolateModulesAsync(async () => {
      await import('./filter-sections');
    });
    expect(shown()).toEqual(['mail', 'Mail is off', 'Wrong address']);
  });

  it('ignores the values in a pasted message', async () => {
    const { user, input } = start();
    await user.type(input, 'Wrong address "ada@example.com", 42');
    expect(shown()).toEqual(['mail', 'Wrong address']);
  });

  it('shows that no message matches', async () => {
    const { user, input } = start();
    await user.type(input, 'xyz');
    expect([shown(), status()]).toEqual([[], found(0)]);
  });

  it('hides hidden sections in the contents', async () => {
    const { user, input } = start();
    await user.type(input, 'address');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['mail']);
    await user.clear(input);
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});
