import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import type { Browser } from 'playwright-core';
import { launch, openPage } from '../support/browser';
import { createFixtureSite, type FixtureSite } from '../support/fixture-site';
import { serveSite, type Site } from '../support/server';

/** A language that the site doesn't have, with a code longer than two letters. */
const CODE = 'pt-BR';
/** A language tag that isn't the code. */
const LANG = 'pt';
const LOCALES = 'src/locales';

/**
 * Translated messages by file. All other messages are in English, so new messages need no
 * translation here.
 */
const TEXTS: Record<string, Record<string, string>> = {
  'common.json': {
    'skip.link': 'Ir para o conteúdo',
    'nav.gettingStarted': 'Primeiros passos',
    'search.button': 'Pesquisar',
    'fallback.title': 'Ainda não traduzido',
    'toc.title': 'Nesta página',
    'search.placeholder': 'Pesquise guias e a API',
  },
  'api.json': {
    'kind.plural.class': 'Classes',
    'reference.symbols_one': '{{count, number}} símbolo',
    'reference.symbols_many': '{{count, number}} de símbolos',
    'reference.symbols_other': '{{count, number}} símbolos',
  },
  'kinds.json': { 'kind.class': 'classe' },
  'markdown.json': { 'admonition.note': 'Observação' },
  'reference.json': { members: 'Membros', parameters: 'Parâmetros', apiReference: 'Referência da API' },
  'typedoc.json': { kind_method: 'Método', kind_plural_class: 'Classes', kind_class: 'Classe' },
};

const LOCALE = `
export const ptBR = { code: '${CODE}', lang: '${LANG}', name: 'Português', offer: 'Ler em português', openGraph: 'pt_BR' } as const satisfies LocaleConfig;
`;

/** Stems `configurações` to `configuração`. */
const ANALYZER = `
import type { Analyzer } from '../analyzer';

export const analyzer: Analyzer = {
  script: /\\p{sc=Latin}$/u,
  stems: (word) => [word.replace(/ões$/, 'ão').replace(/s$/, '')],
  stopWords: new Set('a o as os de da do e em para por um uma com que'.split(' ')),
  lightStems: new Set(),
  questionWords: new Set('como onde qual quando que'.split(' ')),
  readings: {},
  defaultOf: /^padrão de (.+)$/,
};
`;

const guide = (title: string, body: string) => `---\ntitle: ${title}\ndescription: D\n---\n\n${body}\n`;

let site: FixtureSite;

/** Adds a language as a maintainer would: its folder, its line in `locales.ts`, and its guides. */
function addLanguage(): void {
  const localeFolder = path.join(LOCALES, CODE);
  for (const file of fs
    .readdirSync(path.join(site.root, LOCALES, 'en'))
    .filter((name) => name.endsWith('.json'))) {
    const english = JSON.parse(site.read(path.join(LOCALES, 'en', file))) as Record<string, string>;
    site.write(path.join(localeFolder, file), JSON.stringify({ ...english, ...TEXTS[file] }));
  }
  const [types] = site.read(path.join(LOCALES, 'uk/locale.ts')).split('export const');
  site.write(path.join(localeFolder, 'locale.ts'), `${types}${LOCALE}`);
  site.write(path.join(localeFolder, 'analyzer.ts'), ANALYZER);
  const list = fs.readFileSync(`${LOCALES}/locales.ts`, 'utf8');
  site.write(
    `${LOCALES}/locales.ts`,
    `import { ptBR } from './${CODE}/locale';\n${list.replace('[en, uk]', '[en, uk, ptBR]')}`,
  );
  site.write(
    `content/${CODE}/index.md`,
    guide(
      'Bem-vindo',
      ':::note\nLeia antes.\n:::\n\n## Configurações\n\nAs configurações ficam em um arquivo.',
    ),
  );
}

/** Runs TypeScript and returns the errors in the small site. */
function typeErrors(): string[] {
  try {
    execFileSync(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '--noEmit'], {
      cwd: site.root,
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout
      .split(/\n(?=\S)/)
      .filter((each) => /^(?:src|packages|plugins)\//.test(each));
  }
}

beforeAll(() => {
  site = createFixtureSite();
  for (const locale of ['en', 'uk'])
    for (const [file, title] of [
      ['index', 'Start'],
      ['faq', 'Questions'],
    ] as const)
      site.write(`content/${locale}/${file}.md`, guide(title, '## One\n\nText.'));
  site.write(
    'small/mail/src/index.ts',
    '/**\n * Sends a message.\n *\n * @ptBR Envia uma mensagem.\n */\nexport class Sender {\n  /** Sends it. @param to - The address. */\n  send(to: string): void { void to; }\n}\n',
  );
  addLanguage();
});

afterAll(() => site?.close());

describe('type checking a language', () => {
  afterEach(() => addLanguage());

  it('accepts a complete language', () => {
    expect(typeErrors()).toEqual([]);
  }, 300_000);

  it('reports a missing message', () => {
    const file = `${LOCALES}/${CODE}/common.json`;
    site.write(file, site.read(file).replace(/"crash\.title":"[^"]*",/, ''));
    expect(typeErrors().join('\n')).toMatch(/^src\/locales\/pt-BR\/locale\.ts[^]*crash\.title"' is missing/m);
  }, 300_000);
});

describe('a site with a new language', () => {
  let browser: Browser;
  let host: Site;

  beforeAll(async () => {
    const { code, output } = await site.build();
    if (code !== 0) throw new Error(output.slice(-5000));
    host = await serveSite(path.join(site.root, 'public'), {});
    browser = await launch();
  }, 900_000);

  afterAll(async () => {
    await browser?.close();
    await host?.close();
  });

  const page = (route: string) => parse(site.read(`public/${route}index.html`));
  const attribute = (root: HTMLElement, selector: string, name: string) =>
    root.querySelector(selector)?.getAttribute(name);
  const alternates = (root: HTMLElement) =>
    Object.fromEntries(
      root
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );

  it('has guides at the URLs of the language, with translated messages', () => {
    const home = page(`${CODE}/`);
    expect(attribute(home, 'html', 'lang')).toBe(LANG);
    for (const text of ['Primeiros passos', 'Pesquisar', 'Observação', 'Configurações'])
      expect(home.text).toContain(text);
    expect(alternates(home)).toMatchObject({
      en: 'https://docs.example/',
      uk: 'https://docs.example/uk/',
      [LANG]: `https://docs.example/${CODE}/`,
    });
    expect(alternates(page(''))).toEqual(alternates(home));
    expect(attribute(page('uk/'), `a[hreflang="${LANG}"]`, 'href')).toBe(`/${CODE}/`);
  });

  it('falls back to English when a guide is not translated', () => {
    const faq = page(`${CODE}/faq/`);
    expect(attribute(faq, 'html', 'lang')).toBe(LANG);
    expect(attribute(faq, 'article', 'lang')).toBe('en');
    for (const text of ['Ainda não traduzido', 'Nesta página']) expect(faq.text).toContain(text);
    expect(attribute(faq, 'link[rel=canonical]', 'href')).toBe('https://docs.example/faq/');
    expect(Object.keys(alternates(faq))).not.toContain(LANG);
  });

  it('has a translated reference', () => {
    const sender = page(`${CODE}/api/mail/src/classes/Sender/`).text;
    for (const text of ['Envia uma mensagem.', 'Parâmetros', 'classe']) expect(sender).toContain(text);
  });

  it('finds inflected words in the language', async () => {
    const {
      page: tab,
      problems,
      close,
    } = await openPage(browser, `${host.origin}/${CODE}/search/?q=configuração`);
    await tab.locator('main ol a', { hasText: 'Configurações' }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
