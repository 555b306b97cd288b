import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { enhanceBodies, restoreComponentBodies } from './enhance-body';
import { enhancePictures } from './pictures';
import { showSymbolCards } from './symbol-cards';
import { readMessages } from '../../locales/read-messages';
import { localePath } from '../../model/addresses';

jest.mock('./pictures', () => ({ enhancePictures: jest.fn(() => () => undefined) }));

const { en } = readMessages('common');

beforeAll(showSymbolCards);

const enhance = (html: string, language = 'en') => {
  window.history.replaceState(null, '', localePath('/', language));
  document.body.innerHTML = `<div class="markdown">${html}</div>`;
  enhanceBodies();
  return document.querySelector('.markdown') as HTMLElement;
};

afterEach(() => {
  document.body.replaceChildren();
  enhanceBodies();
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
    enhance(CODE, language);
    fireEvent.click(screen.getByRole('button', { name: messages['code.copy'] }));
    expect(writeText).toHaveBeenCalledWith('npm start');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(messages['code.copied']));
  });

  it('adds no button to a signature on one line, and one to a signature on several', () => {
    const signature = (code: string) =>
      `<figure class="code signature"><pre><code>${code}</code></pre></figure>`;
    enhance(signature('class A') + signature('run(\n): void'), language);
    expect(screen.getAllByRole('button', { name: messages['code.copy'] })).toHaveLength(1);
  });

  it.each([
    ['is denied', { writeText: () => Promise.reject(new Error('denied')) }],
    ['is absent', undefined],
  ])('selects the code and shows the shortcut when the clipboard %s', async (_case, clipboard) => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    enhance(CODE, language);
    fireEvent.click(screen.getByRole('button', { name: messages['code.copy'] }));
    const told = messages['code.copy.failed'].replace('{{keys}}', 'Ctrl+C');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(told));
    expect(window.getSelection()?.toString()).toBe('$ npm start\nready');
  });

  it('toggles word wrap for all blocks and stores the choice', () => {
    const body = enhance(CODE + CODE, language);
    const [first, second] = screen.getAllByRole('button', { name: messages['code.wrap'] });
    fireEvent.click(first as HTMLElement);
    expect(body).toHaveAttribute('data-code-wrap');
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('code.wrap')).toBe('on');
  });
});

describe('tabs', () => {
  const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

  it('are a tab list with one visible panel', () => {
    enhance(TABS('pm', 'a'));
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
    enhance(TABS('pm', 'a'));
    fireEvent.click(screen.getByRole('tab', { name: from }));
    fireEvent.keyDown(screen.getByRole('tab', { name: from }), { key });
    expect(selected()).toEqual([to]);
    expect(screen.getByRole('tab', { name: to })).toHaveFocus();
  });

  it('switch together only within a group', () => {
    enhance(TABS('pm', 'a') + TABS('pm', 'b') + TABS('db', 'c'));
    fireEvent.click(screen.getAllByRole('tab', { name: 'yarn' })[0] as HTMLElement);
    expect(selected()).toEqual(['yarn', 'yarn', 'npm']);
  });

  it('restore the last choice, and ignore a missing one', () => {
    localStorage.setItem('tabs.pm', 'yarn');
    localStorage.setItem('tabs.db', 'gone');
    enhance(TABS('pm', 'a') + TABS('db', 'b'));
    expect(selected()).toEqual(['yarn', 'npm']);
  });

  it('open when the browser finds text in a hidden panel', () => {
    enhance(TABS('pm', 'a'));
    fireEvent(screen.getByText('yarn text').closest('.tab') as Element, new Event('beforematch'));
    expect(selected()).toEqual(['yarn']);
  });

  it('keep a choice from before the script was loaded', () => {
    document.body.innerHTML = `<div class="markdown">${TABS('pm', 'a')}</div>`;
    const radios = document.querySelectorAll('input');
    (radios[1] as HTMLInputElement).checked = true;
    enhanceBodies();
    expect(selected()).toEqual(['yarn']);
  });

  it('work when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    enhance(TABS('pm', 'a'));
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
    enhance(LINK, 'uk');
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
    enhance(LINK, 'uk');
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Mailer' }));
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    expect(global.fetch).not.toHaveBeenCalled();
  });

  it('opens even if the pointer moves between parts of the link', async () => {
    enhance(LINK, 'uk');
    hover('Mailer');
    fireEvent(screen.getByRole('link', { name: 'Mailer' }), new MouseEvent('pointerout', { bubbles: true }));
    hover('Mailer');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Mailer');
  });

  it.each([
    ['a touch', 'Mailer', 'touch'],
    ['a link to a guide', 'FAQ', 'mouse'],
  ])('does not open for %s', async (_case, name, pointerType) => {
    enhance(LINK, 'uk');
    hover(name, pointerType);
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

it('enhances a body once, and can restore it', () => {
  const html = CODE + TABS('pm', 'a');
  const body = enhance(html);
  enhanceBodies();
  expect(body.querySelectorAll('.code-tools')).toHaveLength(1);
});

it('enhances images once if the body was restored while their code was loading', async () => {
  enhance('<p><img src="/a.png" alt="A"></p>');
  restoreComponentBodies();
  enhanceBodies();
  await new Promise((resolve) => setTimeout(resolve));
  expect(enhancePictures).toHaveBeenCalledTimes(1);
});

it('restores bodies of components before the app starts', () => {
  const html = CODE + TABS('pm', 'a');
  // Every block has a line that is cut off.
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  window.ResizeObserver = class {
    constructor(private readonly notify: ResizeObserverCallback) {}
    observe = (target: Element) => this.notify([{ target } as ResizeObserverEntry], this);
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  const body = enhance(html);
  expect(body.querySelector('figure')).toHaveAttribute('data-overflows');
  restoreComponentBodies();
  expect(body.innerHTML).toBe(html.replaceAll(' checked>', ' checked="">'));
});
