import fs from 'node:fs';
import { translationState } from '../../../packages/guide-files/translation-state';
import type { ColorToken } from '../../../src/model/browser/color-tokens';
import type { DocCode, Guide } from '../../../src/model/docs/doc';
import type { ComponentData, ComponentName, PageLink, QuotedCode } from '../../../src/model/docs/mdx-components';
import type { ToolkitFacts } from '../../../src/model/reference/toolkit-manifest';
import { defaultLocale, localeCodes, locales } from '../../../src/locales/locales';
import { countComments, type PackageCoverage } from '../../../src/model/reference/package-coverage';
import { byPackageLabel, packageLabel } from '../../../src/model/docs/addresses';
import { changesSince } from './original-changes';

type Source = Pick<Guide, 'locale' | 'title' | 'description' | 'sourcePath' | 'components'>;
type Page = Pick<Guide, 'docId' | 'slug' | 'title' | 'label' | 'codes' | 'linkGroups' | 'project'>;

type TranslatedPage = Pick<Guide, 'docId' | 'locale' | 'slug' | 'title' | 'sourcePath' | 'draft'> &
  Pick<Guide, 'translatedFrom' | 'sourceDigest'>;

interface NodeModel {
  findOne: (args: { type: 'File' | 'Guide' | 'Reference' | 'Site'; query: object }) => Promise<unknown>;
  findAll: (args: { type: 'ColorToken' | 'Guide' }) => Promise<{ entries: Iterable<unknown> }>;
}

/** A component in a guide. */
interface ComponentUse {
  guide: Source;
  component: Guide['components'][number];
  nodeModel: NodeModel;
}

type Read<Name extends ComponentName> = (use: ComponentUse) => Promise<ComponentData[Name]>;
type WithData = { [Name in ComponentName]: ComponentData[Name] extends null ? never : Name }[ComponentName];

/** Reads the data that each component shows besides its attributes and its Markdown. */
const READ: { readonly [Name in WithData]: Read<Name> } = {
  ColorTokens: async ({ nodeModel }) => {
    const { entries } = await nodeModel.findAll({ type: 'ColorToken' });
    return ([...entries] as ColorToken[]).map(({ name, dark, light, on, darkContrast, lightContrast }) => ({
      name,
      dark,
      light,
      on,
      darkContrast,
      lightContrast,
    }));
  },
  Hero: async (use) => {
    const { title, description } = use.guide;
    const pages = await pagesOf(use);
    return { title, description, links: pages.map(toLink), command: pages[0]?.project?.command ?? null };
  },
  GuideCode: async (use) => {
    const { title = null, text } = use.component.attributes;
    const [guide] = await pagesOf(use);
    const code = guide?.codes.find((each) =>
      text === undefined ? each.title === title : each.text.includes(text),
    );
    if (!code)
      throw new Error(
        `${use.guide.sourcePath}:${use.component.line}: <GuideCode>: no code block ${text === undefined ? `titled "${title ?? ''}"` : `with the text '${text}'`} in ${guide ? guide.docId : 'any guide, because "guide" is missing'}. Fix "guide", and "title" or "text".`,
      );
    return quote(code);
  },
  Comparison: async (use) => {
    const { tabs = '', files = '' } = use.component.attributes;
    const titles = tabs.split(',').map((title) => title.trim());
    const guides = await pagesOf(use);
    const at = `${use.guide.sourcePath}:${use.component.line}: <Comparison>`;
    if (guides.length !== titles.length)
      throw new Error(
        `${at} has ${titles.length} "tabs" and ${guides.length} "guides". List one guide per tab.`,
      );
    const names = files.split(/\s+/).filter((name) => name !== '');
    const unknown = names.filter(
      (name) => !guides.some(({ codes }) => codes.some(({ title }) => title === name)),
    );
    if (names.length === 0 || unknown.length > 0)
      throw new Error(
        `${at}: no code block titled "${unknown[0] ?? ''}" in ${guides.map(({ docId }) => docId).join(' and ')}. Fix "files".`,
      );
    return guides.map((guide, index) => {
      const codes = names.flatMap((name) => guide.codes.find(({ title }) => title === name) ?? []).map(quote);
      return {
        title: titles[index] ?? '',
        lines: sum(codes.map(({ text }) => text.split('\n').length)),
        codes,
      };
    });
  },
  ToolkitFacts: async (use) => {
    const { packages, ...facts } = await toolkitOf(use);
    const [details] = await pagesOf(use);
    return {
      ...facts,
      packages: packages.length,
      stable: packages.filter(({ version }) => !version.startsWith('0.')),
      details: details ? toLink(details) : null,
    };
  },
  LibraryAreas: async (use) => {
    const { packages } = await toolkitOf(use);
    const [overview] = await pagesOf(use);
    const areas = await Promise.all(
      (overview?.linkGroups ?? []).map(async ({ id, title, summary, slugs }) => ({
        ...{ id, title, summary, slug: overview?.slug ?? '/' },
        libraries: (await findAll(slugs, use))
          .filter(({ docId }) => /^libraries\/[^/]+$/.test(docId))
          .map((library) => ({
            title: library.label,
            slug: library.slug,
            description: purposeIn(library.title),
            version:
              packages.find(({ name }) => name.endsWith(library.docId.replace('libraries/', '/')))?.version ??
              null,
          })),
      })),
    );
    return areas.filter(({ libraries }) => libraries.length > 0);
  },
  TranslationStates: async (use) => {
    const { entries } = await use.nodeModel.findAll({ type: 'Guide' });
    const pages = ([...entries] as TranslatedPage[]).filter(({ draft }) => !draft);
    return {
      languages: locales
        .filter(({ code }) => code !== defaultLocale)
        .map(({ code, name }) => ({ name, ...statesIn(code, pages) })),
      coverage: await coverageOf(use),
    };
  },
};

type States = ComponentData['TranslationStates'];

/** Lists the pages whose translation isn't current, in the order of their paths. */
function statesIn(
  locale: string,
  pages: readonly TranslatedPage[],
): Omit<States['languages'][number], 'name'> {
  const translations = new Map(
    pages.filter((page) => page.locale === locale).map((page) => [page.docId, page]),
  );
  const originals = pages
    .filter((page) => page.locale === defaultLocale)
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const open = originals.flatMap((original) => {
    const translation = translations.get(original.docId);
    const state = translationState(original.sourceDigest, translation);
    if (state === 'current') return [];
    const changes =
      state === 'outdated' ? changesSince(original.sourcePath, translation?.translatedFrom ?? '') : null;
    const { since = null, sentences = null } = changes ?? {};
    return [{ ...toLink(original), state, since, sentences }];
  });
  return { pages: originals.length, reviewed: originals.length - open.length, open };
}

/** Counts the doc comments in each language. TypeDoc's plugin writes a file per language. */
async function coverageOf({ nodeModel }: ComponentUse): Promise<States['coverage']> {
  const counts = await Promise.all(
    localeCodes.map(async (locale) => {
      const query = { filter: { relativePath: { eq: `${locale}/coverage.json` } } };
      const file = (await nodeModel.findOne({ type: 'File', query })) as { absolutePath: string } | null;
      const packages = file
        ? (JSON.parse(fs.readFileSync(file.absolutePath, 'utf8')) as Record<string, PackageCoverage>)
        : {};
      return new Map(Object.entries(packages).map(([name, each]) => [name, countComments(each)]));
    }),
  );
  const names = [...(counts[0]?.keys() ?? [])].sort(byPackageLabel);
  return {
    languages: locales.map(({ name }) => name),
    packages: names.map((name) => ({
      name: packageLabel(name),
      comments: counts[0]?.get(name)?.comments ?? 0,
      documented: counts.map((each) => each.get(name)?.documented ?? 0),
    })),
  };
}

/**
 * Resolves `Guide.components` with each component's data. Because this queries the nodes, Gatsby
 * renders the page again when one of them changes.
 */
export const componentsResolver = {
  resolve: (guide: Source, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
    Promise.all(
      guide.components.map(async (component) => ({
        ...component,
        data: (await READ[component.name as WithData]?.({ guide, component, nodeModel })) ?? null,
      })),
    ),
};

/** Returns a code block without its own page's hover data. */
function quote({ title, language, text, attributes: all, quoted }: DocCode): QuotedCode {
  const { 'data-sample': _sample, 'data-excerpt': _excerpt, ...attributes } = all;
  return { title, language, text, attributes, quoted };
}

/**
 * Returns a library's purpose, such as `Typed configuration`, from its page title without the
 * package.
 */
function purposeIn(title: string): string {
  const purpose = title.replace(/^@[\w-]+\/[\w-]+: /, '');
  return purpose.charAt(0).toUpperCase() + purpose.slice(1);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const toLink = ({ title, slug }: PageLink): PageLink => ({ title, slug });

/**
 * Finds the pages that a component's attributes refer to. The build's link check reports missing
 * ones.
 */
const pagesOf = (use: ComponentUse): Promise<Page[]> => findAll(use.component.pages, use);

async function findAll(slugs: readonly string[], { guide, nodeModel }: ComponentUse): Promise<Page[]> {
  const find = async (slug: string, locale: string) => {
    const query = { filter: { slug: { eq: slug }, locale: { eq: locale } } };
    return ((await nodeModel.findOne({ type: 'Guide', query })) ??
      (await nodeModel.findOne({ type: 'Reference', query }))) as Page | null;
  };
  const pages = await Promise.all(
    slugs.map(async (slug) => (await find(slug, guide.locale)) ?? (await find(slug, defaultLocale))),
  );
  return pages.filter((page) => page !== null);
}

async function toolkitOf({ nodeModel }: ComponentUse): Promise<ToolkitFacts> {
  const site = (await nodeModel.findOne({ type: 'Site', query: {} })) as {
    siteMetadata: { toolkit: ToolkitFacts };
  };
  return site.siteMetadata.toolkit;
}
