import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { readMessages } from '../../locales/read-messages';
import { localePath } from '../../model/docs/addresses';
import { Article } from './Article';

jest.mock('./Pictures', () => ({ Pictures: () => <p>Pictures</p> }));

const { en } = readMessages('common');

const article = (html: string) => (
  <Article>
    <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />
  </Article>
);

const show = (html: string, language = 'en') => {
  window.history.replaceState(null, '', localePath('/', language));
  return renderIn(language, article(html));
};

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const CODE =
  '<figure class="code" data-language="bash"><pre tabindex="0"><code>$ npm start\nready</code></pre></figure>';
const TABS = (group: string, id: string) =>
  `<div class="tabs" data-group="${group}">${['npm', 'yarn']
    .map(
      (label, index) =>
        `<input class="tab-choice" type="radio" name="${id}" id="${id}-${index}"${index === 0 ? ' checked' : ''}><label class="tab-label" for="${id}-${index}">${label}</label><div class="tab"><p>${label} text</p></div>`,
    )
    .join('')}</div>`;

describe.each(Object.entries(readMessages('common')))('in %s', (language, messages) => {
  it('copies the commands and shows that they are copied', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    show(CODE, language);
    fireEvent.click(screen.getByRole('button', { name: messages['code.copy'] }));
    expect(writeText).toHaveBeenCalledWith('npm start');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(messages['code.copied']));
  });

  it('adds no button to a signature on one line, and one to a signature on several', () => {
    const signature = (code: string) =>
      `<figure class="code signature"><pre><code>${code}</code></pre></figure>`;
    show(signature('class A') + signature('run(\n): void'), language);
    expect(screen.getAllByRole('button', { name: messages['code.copy'] })).toHaveLength(1);
  });

  it.each([
    ['is denied', { writeText: () => Promise.reject(new Error('denied')) }],
    ['is absent', undefined],
  ])('selects the code and shows the shortcut when the clipboard %s', async (_case, clipboard) => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    show(CODE, language);
    fireEvent.click(screen.getByRole('button', { name: messages['code.copy'] }));
    const told = messages['code.copy.failed'].replace('{{keys}}', 'Ctrl+C');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(told));
    expect(window.getSelection()?.toString()).toBe('$ npm start\nready');
  });

  it('toggles word wrap for all blocks and stores the choice', () => {
    const { container } = show(CODE + CODE, language);
    const [first, second] = screen.getAllByRole('button', { name: messages['code.wrap'] });
    fireEvent.click(first as HTMLElement);
    expect(container.firstChild).toHaveAttribute('data-code-wrap');
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('code.wrap')).toBe('on');
  });
});

describe('tabs', () => {
  const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

  it('are a tab list with one visible panel', () => {
    show(TABS('pm', 'a'));
    expect(screen.getByRole('tablist', { name: en['tabs.label'] })).toBeInTheDocument();
    expect(selected()).toEqual(['npm']);
    const panel = screen.getByRole('tabpanel', { name: 'npm' });
    expect(within(panel).getByText('npm text')).toBeInTheDocument();
    expect(screen.getByText('yarn text').closest('.tab')).toHaveAttribute('hidden', 'until-found');
  });

  it.each([
    ['ArrowRight', 'npm', 'yarn'],
    ['ArrowLeft', 'npm', 'yarn'],
    ['End', 'npm', 'yarn'],
    ['Home', 'yarn', 'npm'],
  ])('%s moves the focus from %s to %s', (key, from, to) => {
    show(TABS('pm', 'a'));
    fireEvent.click(screen.getByRole('tab', { name: from }));
    fireEvent.keyDown(screen.getByRole('tab', { name: from }), { key });
    expect(selected()).toEqual([to]);
    expect(screen.getByRole('tab', { name: to })).toHaveFocus();
  });

  it('switch together only within a group', () => {
    show(TABS('pm', 'a') + TABS('pm', 'b') + TABS('db', 'c'));
    fireEvent.click(screen.getAllByRole('tab', { name: 'yarn' })[0] as HTMLElement);
    expect(selected()).toEqual(['yarn', 'yarn', 'npm']);
  });

  it('restore the last choice, and ignore a missing one', () => {
    localStorage.setItem('tabs.pm', 'yarn');
    localStorage.setItem('tabs.db', 'gone');
    show(TABS('pm', 'a') + TABS('db', 'b'));
    expect(selected()).toEqual(['yarn', 'npm']);
  });

  it('open when the browser finds text in a hidden panel', () => {
    show(TABS('pm', 'a'));
    fireEvent(screen.getByText('yarn text').closest('.tab') as Element, new Event('beforematch'));
    expect(selected()).toEqual(['yarn']);
  });

  it('open the tab with the section in the URL', () => {
    localStorage.setItem('tabs.pm', 'npm');
    window.history.replaceState(null, '', '#there');
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    renderIn('en', article(TABS('pm', 'a').replace('<p>yarn', '<p id="there">yarn')));
    expect(selected()).toEqual(['yarn']);
    expect(scroll.mock.contexts).toEqual([document.getElementById('there')]);
  });

  it('keep the choice of the radio buttons', () => {
    show(TABS('pm', 'a').replace(' checked', '').replace('id="a-1"', 'id="a-1" checked'));
    expect(selected()).toEqual(['yarn']);
  });

  it('work when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    show(TABS('pm', 'a'));
    fireEvent.click(screen.getByRole('tab', { name: 'yarn' }));
    expect(selected()).toEqual(['yarn']);
  });
});

describe('a symbol card', () => {
  const LINK =
    '<p><a class="api" href="/uk/api/mail/src/classes/Mailer/">Mailer</a> <a href="/uk/faq/">FAQ</a></p>';
  const cards = { '/api/mail/src/classes/Mailer/': ['class', 'Mailer', 'class Mailer', 'Надсилає пошту.'] };

  beforeEach(() => {
    global.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(cards) });
  });

  const hover = (name: string, pointerType = 'mouse') => {
    const event = new MouseEvent('pointermove', { bubbles: true });
    Object.assign(event, { pointerType });
    fireEvent(screen.getByRole('link', { name }), event);
  };

  it('shows kind, signature, and summary in the page language, and closes on Escape', async () => {
    show(LINK, 'uk');
    hover('Mailer');
    const card = await screen.findByRole('tooltip');
    expect(card).toHaveTextContent('класMailerclass MailerНадсилає пошту.');
    expect(global.fetch).toHaveBeenCalledWith('/api-symbols/uk/mail.json', undefined);
    expect(screen.getByRole('link', { name: 'Mailer' })).toHaveAccessibleDescription(/Надсилає/);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('stays closed when the page moves a link below a resting pointer', async () => {
    jest.useFakeTimers();
    show(LINK, 'uk');
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Mailer' }));
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    expect(global.fetch).not.toHaveBeenCalled();
  });

  it('opens even if the pointer moves between parts of the link', async () => {
    show(LINK, 'uk');
    hover('Mailer');
    fireEvent(screen.getByRole('link', { name: 'Mailer' }), new MouseEvent('pointerout', { bubbles: true }));
    hover('Mailer');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Mailer');
  });

  it.each([
    ['a touch', 'Mailer', 'touch'],
    ['a link to a guide', 'FAQ', 'mouse'],
  ])('does not open for %s', async (_case, name, pointerType) => {
    show(LINK, 'uk');
    hover(name, pointerType);
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

it('adds the controls once, and again to content that changes in development', () => {
  const { container, rerender } = show(CODE + TABS('pm', 'a'));
  const count = () => container.querySelectorAll('.code-tools button, [role=tablist]').length;
  expect(count()).toBe(3);
  rerender(article(CODE + TABS('pm', 'a')));
  expect(count()).toBe(3);
  rerender(article(CODE + CODE));
  expect(screen.getAllByRole('button', { name: en['code.copy'] })).toHaveLength(2);
  expect(count()).toBe(4);
});

it('loads the code for images only with images', async () => {
  const { rerender } = show(CODE);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('Pictures')).toBeNull();
  rerender(article('<p><img src="/a.png" alt="A"></p>'));
  expect(await screen.findByText('Pictures')).toBeInTheDocument();
});

it('marks a code block with a line that is cut off', () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  window.ResizeObserver = class {
    constructor(private readonly notify: ResizeObserverCallback) {}
    observe = (target: Element) => this.notify([{ target } as ResizeObserverEntry], this);
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  const { container } = show(CODE);
  expect(container.querySelector('figure')).toHaveAttribute('data-overflows');
});
