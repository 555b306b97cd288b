import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Article } from '../article/Article';
import type { CompiledBlock } from '../../model/reference/reference-blocks';
import { ErrorList } from './ErrorList';
import { KeyList } from './KeyList';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { readMessages } from '../../locales/read-messages';
import { hiddenHeadings } from '../toc/hidden-headings';
import { ItemFilter } from './ItemFilter';
import { filterChoices } from './ItemList';

const block = (type: CompiledBlock['type'], fields: object) => ({ type, ...fields }) as CompiledBlock;

const text = (first: string) => ({ first, rest: '', lang: null });
const message = (title: string, notes: string[], happened: string) =>
  block('member', {
    level: 3,
    id: title,
    title,
    notes,
    blocks: [block('text', { text: text(happened) })],
  });
const CONTENT = [
  block('title', { id: 'auth', title: 'auth' }),
  message('No token', ['HTTP 401', 'Thrown'], 'The request has no header.'),
  message('No token {name} for {user}', ['Logged'], 'Somebody asks.'),
  block('title', { id: 'mail', title: 'mail' }),
  message('Mail is off', ['Logged'], 'Nothing is sent.'),
  message('Wrong address', ['HTTP 400', 'Thrown'], 'The server refused it.'),
];

const messages = (
  <ItemFilter items="messages" {...filterChoices(CONTENT)}>
    <ErrorList content={CONTENT} />
  </ItemFilter>
);

describe.each(testLocales)('the filter of error messages in %s', (locale, t) => {
  const start = (query = '') => {
    window.history.replaceState(null, '', `/${query}`);
    renderIn(locale, messages);
    const input = screen.getByRole('searchbox', { name: t['reference.filter.messages'] });
    return { user: userEvent.setup(), input: input as HTMLInputElement };
  };
  const kinds = () => screen.getByRole('combobox', { name: t['reference.filter.kind'] });
  const shown = () =>
    [...document.querySelectorAll('h2, h3')].filter((each) => !each.closest('[hidden]')).map(({ id }) => id);
  const found = (count: number) => t['reference.filter.items.found'].replace('{{count}}', String(count));
  const status = () => screen.getByRole('status').textContent;
  const searchLink = () => screen.queryByRole('link', { name: t['reference.filter.search.all'] });
  const open = () => [...document.querySelectorAll('details[open] h3')].map(({ id }) => id);

  it('keeps the filters in the address', async () => {
    const { user, input } = start();
    await user.type(input, 'server');
    await user.selectOptions(kinds(), 'HTTP 400');
    expect(window.location.search).toBe('?q=server&kind=HTTP+400');
    await user.clear(input);
    await user.selectOptions(kinds(), '');
    expect(window.location.search).toBe('');
  });

  it('reads the filters from the address, and again when the reader goes back', async () => {
    const { user, input } = start('?kind=Logged&package=mail');
    expect(shown()).toEqual(['mail', 'Mail is off']);
    window.history.pushState(null, '', '?q=header#auth');
    await act(async () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      await Promise.resolve();
    });
    expect([input.value, shown()]).toEqual(['header', ['auth', 'No token']]);
    await user.clear(input);
    expect(window.location.hash).toBe('#auth');
  });

  it('ignores filters in the address that the page does not have', () => {
    start('?kind=HTTP+418&package=tea');
    expect([shown().length, status()]).toEqual([6, '']);
  });

  it('clears all filters and the address, and returns the focus to the box', async () => {
    const { user, input } = start();
    const clear = () => screen.queryByRole('button', { name: t['reference.filter.clear'] });
    expect(clear()).toBeNull();
    await user.type(input, 'qwxz');
    await user.selectOptions(kinds(), 'HTTP 400');
    await user.click(clear() as HTMLElement);
    await waitFor(() => expect(shown()).toHaveLength(6));
    expect([window.location.search, status(), clear()]).toEqual(['', '', null]);
    expect(input).toHaveFocus();
  });

  it('finds nothing for a word that one message contains, next to one that none contains', async () => {
    const { user, input } = start();
    await user.type(input, 'qwxz server');
    expect([shown(), status()]).toEqual([[], found(0)]);
  });

  it('shows messages that contain all words in their text or explanation, with their package', async () => {
    const { user, input } = start();
    await user.type(input, 'SERVER address');
    expect(shown()).toEqual(['mail', 'Wrong address']);
    expect(open()).toEqual(['Wrong address']);
    expect(status()).toBe(found(1));
    await user.clear(input);
    expect([shown().length, status()]).toEqual([6, '']);
  });

  it('shows all messages of a package', async () => {
    const { user, input } = start();
    await user.type(input, 'mail');
    expect(shown()).toEqual(['mail', 'Mail is off', 'Wrong address']);
    await user.clear(input);
    await user.selectOptions(screen.getByRole('combobox', { name: t['reference.filter.package'] }), 'auth');
    expect(shown()).toEqual(['auth', 'No token', 'No token {name} for {user}']);
  });

  it('finds the message in a log line with other words and values, and opens the longest one', async () => {
    const { user, input } = start();
    await user.click(input);
    // Another message has the word "server".
    await user.paste('[Nest] 4242  - ERROR server [Guard] no token refresh for ada@example.com, 42');
    expect(shown()).toEqual(['auth', 'No token {name} for {user}']);
    expect(open()).toEqual(['No token {name} for {user}']);
  });

  it('ignores the values in a part of a message', async () => {
    const { user, input } = start();
    await user.type(input, 'token for "ada@example.com", 42');
    expect(shown()).toEqual(['auth', 'No token {name} for {user}']);
  });

  it('offers a search of the whole site when no message matches', async () => {
    const { user, input } = start();
    expect(searchLink()).toBeNull();
    await user.type(input, 'xyz & co');
    expect([shown(), status()]).toEqual([[], found(0)]);
    expect(searchLink()?.getAttribute('href')).toMatch(/\/search\/\?q=xyz\+%26\+co$/);
  });

  it('shows only messages of the chosen kind, until all are chosen again', async () => {
    const { user } = start();
    const choose = (name: string) => user.selectOptions(kinds(), name);
    await choose('HTTP 401');
    expect(shown()).toEqual(['auth', 'No token']);
    await choose('Logged');
    expect(shown()).toEqual(['auth', 'No token {name} for {user}', 'mail', 'Mail is off']);
    await choose('');
    expect(shown()).toHaveLength(6);
  });

  it('hides hidden sections in the contents', async () => {
    const { user, input } = start();
    await user.type(input, 'address');
    expect([...hiddenHeadings.get()]).toEqual(['auth']);
    await user.clear(input);
    expect([...hiddenHeadings.get()]).toEqual([]);
  });
});

it('finds configuration keys by what reads all keys of their package', async () => {
  window.history.replaceState(null, '', '/');
  const key = (title: string) => block('member', { level: 3, id: title, title, blocks: [] });
  const content = [
    block('title', { id: 'mail', title: 'mail' }),
    block('links', { title: 'Read by', links: [{ name: 'MailModule', target: null }] }),
    key('mail.from'),
    key('mail.token'),
    block('title', { id: 'redis', title: 'redis' }),
    key('redis.port'),
  ];
  renderIn(
    'en',
    <ItemFilter items="keys" {...filterChoices(content)}>
      <KeyList content={content} />
    </ItemFilter>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'mailmodule');
  const shown = [...document.querySelectorAll('h3')].filter((each) => !each.closest('[hidden]'));
  expect(shown.map(({ id }) => id)).toEqual(['mail.from', 'mail.token']);
});

const KEYS = [
  block('text', { text: text('About the names.') }),
  block('title', { id: 'mail', title: 'mail' }),
  block('member', {
    level: 3,
    id: 'mail-from',
    title: 'mail.from',
    headline: [
      block('value', { code: { code: 'string', html: 'string' }, notes: ['required'] }),
      block('text', { title: 'Default', text: text('<code>a</code>') }),
    ],
    blocks: [
      block('text', { text: text('The sender.') }),
      block('setting', { code: { code: 'from: ${MAIL_FROM}', html: 'from: ${MAIL_FROM}' } }),
      block('links', { title: 'Property', links: [{ name: 'MailConfig.from', target: '/api/' }] }),
      block('links', { title: 'Read by', links: [{ name: 'MailModule', target: null }] }),
    ],
  }),
  block('title', { id: 'redis', title: 'redis' }),
  block('member', { level: 3, id: 'redis-port', title: 'redis.port', blocks: [] }),
];

const keyFilter = (
  <Article>
    <ItemFilter items="keys" {...filterChoices(KEYS)}>
      <p data-introduction="">The lead.</p>
      <KeyList content={KEYS} />
    </ItemFilter>
  </Article>
);

describe('the packages of configuration keys', () => {
  const open = () => [...document.querySelectorAll('details[open] h2')].map(({ id }) => id);
  const start = () => {
    window.history.replaceState(null, '', '/');
    renderIn('en', keyFilter);
    return { user: userEvent.setup(), input: screen.getByRole('searchbox') };
  };

  it('open while keys are filtered, and close again, except those that the reader has opened', async () => {
    const { user, input } = start();
    expect(open()).toEqual([]);
    await user.click(screen.getByRole('heading', { name: 'redis' }));
    await user.type(input, 'from');
    expect(open()).toEqual(['mail', 'redis']);
    await user.clear(input);
    expect(open()).toEqual(['redis']);
  });

  it('show each key with its type, the line that sets it, and what else is known', () => {
    start();
    const [key] = document.querySelectorAll('[data-item]');
    expect([...(key?.querySelectorAll('p, pre') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'string required · Default: a',
      'The sender.',
      'from: ${MAIL_FROM}',
      'Property: MailConfig.from · Read by: MailModule',
    ]);
  });

  it('show the introduction only without filters', async () => {
    const { user, input } = start();
    const isFiltered = () => document.querySelector('[data-filtered] [data-introduction]') !== null;
    expect(isFiltered()).toBe(false);
    await user.type(input, 'from');
    expect(isFiltered()).toBe(true);
  });

  it('let the reader copy the line', async () => {
    start();
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const copy = readMessages('common').en['code.copy'];
    fireEvent.click(await screen.findByRole('button', { name: copy, hidden: true }));
    expect(writeText).toHaveBeenCalledWith('from: ${MAIL_FROM}');
    await screen.findByText(readMessages('common').en['code.copied'], { selector: '[role=status]' });
  });
});

it('shows a title of a list next to it, between the keys of a package', () => {
  const content = [
    block('title', { id: 'mail', title: 'mail' }),
    block('list', { title: 'Variables', texts: [text('MAIL_TOKEN')] }),
  ];
  const { container } = renderIn('en', <KeyList content={content} />);
  expect(container.querySelectorAll('section')).toHaveLength(1);
  expect(container.querySelectorAll('section dl li')).toHaveLength(1);
  expect(filterChoices(content).groups).toEqual([{ id: 'mail', title: 'mail' }]);
});

it('filters for what was typed and chosen before the component starts', async () => {
  window.history.replaceState(null, '', '/');
  const rendered = render(messages);
  const html = rendered.container.innerHTML;
  rendered.unmount();
  window.history.replaceState(null, '', '/?q=ignored');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  (screen.getByRole('searchbox') as HTMLInputElement).value = 'mail';
  document.querySelector<HTMLSelectElement>('[name=kind]')!.value = 'HTTP 400';
  render(messages, { container, hydrate: true });
  await waitFor(() => expect(document.querySelectorAll('[data-item]:not([hidden])')).toHaveLength(1));
  expect(document.querySelector('[data-item]:not([hidden])')).toHaveTextContent('Wrong address');
});
