import { table } from '../../shared/markdown-text';
import { formatRatio } from '../../../src/locales/formats';
import type { Text } from '../../../src/locales/messages';
import { COMPONENT_MARK } from '../../../src/model/docs/component-mark';
import type { DocComponent } from '../../../src/model/docs/doc';
import type {
  ComponentData,
  ComponentName,
  PageLink,
  QuotedCode,
} from '../../../src/model/docs/mdx-components';
import { fence } from '../../shared/markdown-text';

interface MarkdownOptions {
  t: Text<'home' | 'markdown'>;
  /** Language of the guide. */
  locale: string;
  /** Returns the absolute URL of a page's Markdown. */
  addressOf: (slug: string) => string;
}

type Print<Name extends ComponentName> = (
  data: ComponentData[Name],
  options: MarkdownOptions & { title: string },
) => string;

/** Prints what each component shows above the Markdown inside it. */
const PRINT: { readonly [Name in ComponentName]: Print<Name> } = {
  ColorTokens: colorTable,
  Hero: ({ description, command }) =>
    command === null ? description : `${description}\n\n${fence('bash', command)}`,
  Comparison: (sides, { t }) =>
    sides
      .flatMap(({ title, lines, codes }) => [
        `## ${t('home.compared', { title, count: lines })}`,
        ...codes.map(printCode),
      ])
      .join('\n\n'),
  RequestPath: (_, { title }) => `## ${title}`,
  GuideCode: printCode,
  ToolkitFacts: (
    { nest, node, license, newest, stable, unstable, packages, details },
    { title, t, addressOf },
  ) => {
    const facts = [
      [t('home.facts.requires'), t('home.facts.platforms', { nest, node })],
      [t('home.facts.license'), license],
      ...(newest ? [[t('home.facts.newest'), `${nameAndVersion(newest)} (${newest.date})`]] : []),
      ...(stable.length > 0 ? [[t('home.facts.stable'), stable.map(nameAndVersion).join(', ')]] : []),
      [
        t('home.facts.maturity'),
        `${t('home.facts.unstable', { unstable, packages })}${details ? ` ${link(details, addressOf)}` : ''}`,
      ],
    ];
    return [`## ${title}`, facts.map(([label, fact]) => `- **${label}**: ${fact}`).join('\n')].join('\n\n');
  },
  LibraryAreas: (areas, options) =>
    [
      `## ${options.title}`,
      ...areas.flatMap(({ title, summary, libraries }) => [
        `### ${title}`,
        ...(summary ? [summary.replaceAll('\u00a0', ' ')] : []),
        libraries
          .map((library) => `- ${link(library, options.addressOf)}: ${library.description}`)
          .join('\n'),
      ]),
    ].join('\n\n'),
  TranslationStates: ({ languages, coverage }, { t, addressOf }) =>
    [
      ...languages.flatMap(({ name, pages, reviewed, open }) => [
        t('translation.summary', { language: name, reviewed, pages }),
        ...(open.length > 0
          ? [
              table(
                (['page', 'state', 'since', 'sentences'] as const).map((key) => t(`translation.${key}`)),
                open.map(({ state, since, sentences, ...page }) => [
                  link(page, addressOf),
                  t(`translation.${state}`),
                  since ?? '',
                  String(sentences ?? ''),
                ]),
              ),
            ]
          : []),
      ]),
      t('translation.comments'),
      table(
        [t('translation.package'), ...coverage.languages],
        coverage.packages.map(({ name, comments, documented }) => [
          name,
          ...documented.map((number) => t('translation.documented', { documented: number, comments })),
        ]),
      ),
    ].join('\n\n'),
};

/** Replaces the marks in an MDX guide's plain Markdown with the Markdown of its components. */
export function printComponents(
  markdown: string,
  components: readonly DocComponent[],
  options: MarkdownOptions,
): string {
  return markdown.replace(COMPONENT_MARK, (_, at: string) => {
    const { name, attributes, data } = components[Number(at)] ?? {};
    const print = PRINT[name as ComponentName] as Print<ComponentName>;
    return print(data as ComponentData[ComponentName], { ...options, title: attributes?.['title'] ?? '' });
  });
}

function printCode({ title, language, text }: QuotedCode): string {
  return fence(`${language}${title === null ? '' : ` title="${title}"`}`, text);
}

const nameAndVersion = ({ name, version }: { name: string; version: string }): string => `${name} ${version}`;

const link = ({ title, slug }: PageLink, addressOf: MarkdownOptions['addressOf']) =>
  `[${title}](${addressOf(slug)})`;

/** Formats the color tokens as a table, with their contrast ratios rounded down as on the page. */
function colorTable(tokens: ComponentData['ColorTokens'], { t, locale }: MarkdownOptions): string {
  const value = (color: string, contrast: number | null) =>
    contrast === null
      ? `\`${color}\``
      : `\`${color}\` ${t('colors.contrast', { ratio: formatRatio(contrast, locale) })}`;
  const rows = tokens.map(({ name, dark, light, on, darkContrast, lightContrast }) => [
    `\`${name}\``,
    value(dark, darkContrast),
    value(light, lightContrast),
    on === null ? '' : `\`${on}\``,
  ]);
  return table([t('colors.token'), t('colors.dark'), t('colors.light'), t('colors.on')], rows);
}
