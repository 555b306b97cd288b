import type { ComponentType, ReactNode } from 'react';
import {
  compileGuide,
  testPicture,
} from '../../../plugins/gatsby-transformer-docs/src/compile/compile-fixture';
import { bodyLabels } from '../../i18n/body-labels';
import { renderIn, testLocales } from '../../i18n/test-messages';
import { ColorTokens } from './ColorTokens';
import { mdxComponents } from './components';
import { mdxComponentNames } from './names';
import { PicturesContext } from './Picture';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => path }));

type Any = ComponentType<Record<string, unknown> & { children?: ReactNode }>;
const components = mdxComponents as unknown as Record<string, Any>;
const get = (name: string): Any => components[name] as Any;

const ids = /tabs-[\w-]*?-(\d)/g;
/** Without what may differ: white space between elements and the names of radio groups. */
const plain = (html: string) => {
  document.body.innerHTML = html;
  return document.body.innerHTML
    .replace(/>\s+</g, '><')
    .replace(ids, 'tabs-$1')
    .replace(/name="[^"]*"/g, 'name')
    .replace(/ checked=""/g, '');
};

it('every name an author may use has its component', () => {
  const known = [...Object.keys(components).filter((name) => /^[A-Z]/.test(name)), 'ColorTokens'];
  expect([...mdxComponentNames].sort()).toEqual(known.sort());
});

const [Note, Warning, Tabs, Tab, Steps, Cards, Details, FileTree, Badge, Kbd, ColorSwatch, Img] = [
  'Note',
  'Warning',
  'Tabs',
  'Tab',
  'Steps',
  'Cards',
  'Details',
  'FileTree',
  'Badge',
  'Kbd',
  'ColorSwatch',
  'img',
].map(get) as [Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any, Any];

describe.each(testLocales)('in %s', (language, messages) => {
  it.each([
    [
      'Note',
      ':::note\nText.\n:::',
      <Note key="a">
        <p>Text.</p>
      </Note>,
    ],
    [
      'Warning with a title',
      ':::warning[Mind]\nText.\n:::',
      <Warning key="a" title="Mind">
        <p>Text.</p>
      </Warning>,
    ],
    [
      'Tabs',
      '::::tabs{group="db"}\n:::tab[One]\nA\n:::\n:::tab[Two]\nB\n:::\n::::',
      <Tabs key="a" group="db">
        <Tab label="One">
          <p>A</p>
        </Tab>
        <Tab label="Two">
          <p>B</p>
        </Tab>
      </Tabs>,
    ],
    [
      'Steps',
      ':::steps\n1. A\n:::',
      <Steps key="a">
        <ol>
          <li>A</li>
        </ol>
      </Steps>,
    ],
    [
      'Cards',
      ':::cards\n- [A](https://a.example) B\n:::',
      <Cards key="a">
        <ul>
          <li>
            <a href="https://a.example" rel="noopener">
              A
            </a>{' '}
            B
          </li>
        </ul>
      </Cards>,
    ],
    [
      'Details',
      ':::details\nText.\n:::',
      <Details key="a">
        <p>Text.</p>
      </Details>,
    ],
    [
      'open Details',
      ':::details[Why]{open}\nText.\n:::',
      <Details key="a" summary="Why" open>
        <p>Text.</p>
      </Details>,
    ],
    [
      'FileTree',
      ':::file-tree\n- a\n:::',
      <FileTree key="a">
        <ul>
          <li>a</li>
        </ul>
      </FileTree>,
    ],
    [
      'Badge',
      ':badge[x]{type="tip"}',
      <p key="a">
        <Badge type="tip">x</Badge>
      </p>,
    ],
    [
      'Kbd',
      ':kbd[Esc]',
      <p key="a">
        <Kbd>Esc</Kbd>
      </p>,
    ],
    [
      'ColorSwatch',
      '::color-swatch[x]{token="--color-text"}',
      <ColorSwatch key="a" token="--color-text">
        x
      </ColorSwatch>,
    ],
  ])('%s looks like its directive', async (_name, source, element) => {
    const { html, problems } = await compileGuide(source, { labels: bodyLabels(messages) });
    expect(problems).toEqual([]);
    const { container } = renderIn(language, element);
    expect(plain(container.innerHTML)).toBe(plain(html));
  });

  it('the table of colors shows both values with their contrast in the numbers of the language', () => {
    const token = {
      name: '--color-text',
      dark: '#fff',
      light: '#000',
      on: '--color-surface',
      darkContrast: 4.56,
      lightContrast: 21,
    };
    const { getByRole } = renderIn(language, <ColorTokens tokens={[token]} />);
    const row = getByRole('row', { name: /--color-text/ });
    expect(row).toHaveTextContent(language === 'uk' ? '#fff4,5 до 1' : '#fff4.5:1');
    expect(row).toHaveTextContent(language === 'uk' ? '#00021,0 до 1' : '#00021.0:1');
  });
});

it('a picture has the markup of the pictures of Markdown guides', async () => {
  const { html } = await compileGuide('![A](./a.png#only-dark "T")');
  const pictures = { './a.png#only-dark': testPicture };
  const { container } = renderIn(
    'en',
    <p>
      <PicturesContext.Provider value={pictures}>
        <Img src="./a.png#only-dark" alt="A" title="T" />
      </PicturesContext.Provider>
    </p>,
  );
  const names = (markup: string) => {
    document.body.innerHTML = markup;
    return [...document.body.querySelectorAll('*')].map(
      (each) => `${each.tagName} ${each.className.toString()}`,
    );
  };
  expect(names(container.innerHTML)).toEqual(names(html));
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});
