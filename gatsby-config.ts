import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import dotenv from 'dotenv';
import { readColorTokens } from './plugins/gatsby-source-color-tokens/src/read-color-tokens';
import { lastCommitYear } from './plugins/gatsby-transformer-docs/src/git-history';
import { remarkDocs } from './plugins/gatsby-transformer-docs/src/compile/remark-docs';
import { readAlgoliaTarget } from './plugins/gatsby-plugin-doc-search/src/algolia/algolia-target';
import { sitePushOptions } from './plugins/gatsby-plugin-doc-search/src/algolia/push-options';
import { searchOrigins } from './plugins/gatsby-plugin-finished-pages/src/search-origins';
import { samplesAreCurrent, samplesFile } from './scripts/samples/compare-samples';
import { mdxComponentNames } from './src/components/mdx/component-names';
import { defaultLocale, localeCodes, locales } from './src/locales/locales';
import { search } from './src/config/search';
import { baseSidebar } from './src/config/sidebar';
import { referenceOptions } from './src/config/reference-options';
import { site } from './src/config/site';
import { buildSidebar, type SidebarDoc } from './src/routes/build-sidebar';
import { buildSocialCards, type CardDoc } from './src/routes/social-cards';

dotenv.config({ path: `.env.${process.env.NODE_ENV}`, quiet: true });

const contentDir = process.env.CONTENT_DIR ?? 'content';
const referenceDir = process.env.REFERENCE_DIR;
const typedocOut = referenceDir ?? 'typedoc-out';
/** Scheme and host only; the folder the site stands in is PATH_PREFIX. */
const siteUrl =
  // gatsby-node.ts rejects an invalid URL with a clearer error than Gatsby's.
  ((/^https?:/.test(process.env.SITE_URL ?? '') && process.env.SITE_URL) || 'http://localhost:9000').replace(
    /\/+$/,
    '',
  );
/** Other content is not compiled against the toolkit. */
const samples = process.env.CONTENT_DIR
  ? null
  : {
      program: 'scripts/read-samples.ts',
      file: samplesFile('.'),
      areCurrent: () => samplesAreCurrent(process.cwd()),
    };
const symbolFile = (locale: string) => path.join(typedocOut, locale, 'symbols.json');
const tokens = 'src/styles/tokens.css';
const { browserslist } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { browserslist: string[] };
/** The same browsers as esbuild names them: `chrome109`, `ios16.4`. */
const targets = browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

const algolia = readAlgoliaTarget(process.env);

const config: GatsbyConfig = {
  siteMetadata: {
    title: site.title,
    siteUrl,
    version: site.version,
    generatorVersion: site.generatorVersion,
    lastYear: lastCommitYear(process.cwd()) ?? site.copyrightYear,
    languages: localeCodes,
    defaultLanguage: defaultLocale,
  },
  pathPrefix: process.env.PATH_PREFIX ?? '',
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // In development Gatsby would write the types before it answers for the first page, and again after each save.
  graphqlTypegen: process.env['gatsby_executing_command'] !== 'develop' && {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-plugin-typedoc-routes',
      options: {
        ...referenceOptions(process.env.TOOLKIT_DIR),
        reader: samples && !process.env.TOOLKIT_DIR ? 'scripts/samples/read-beside-reference.ts' : null,
        out: typedocOut,
        generate: referenceDir === undefined,
      },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: path.resolve(contentDir), ignore: ['**/glossary.yml'] },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'typedoc', path: path.resolve(typedocOut), ignore: ['**/*.json', '**/.*'] },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: path.resolve('src/locales'), ignore: ['**/*.ts'] },
    },
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { quality: 70 } } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-source-color-tokens', options: { file: tokens } },
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        extensions: ['.mdx'],
        mdxOptions: {
          remarkPlugins: [
            [
              remarkDocs,
              {
                root: path.resolve(contentDir),
                symbolIndex: symbolFile(defaultLocale),
              },
            ],
          ],
        },
      },
    },
    {
      resolve: 'gatsby-transformer-docs',
      options: {
        guides: 'content',
        references: 'typedoc',
        guidesFolder: contentDir,
        mdxComponents: mdxComponentNames,
        symbolFiles: Object.fromEntries(localeCodes.map((locale) => [locale, symbolFile(locale)])),
        colorTokens: readColorTokens(fs.readFileSync(tokens, 'utf8')).map(({ name }) => name),
        samples,
      },
    },
    {
      resolve: 'gatsby-plugin-machine-files',
      options: {
        title: site.title,
        siteUrl,
        outline: (
          docs: (Omit<SidebarDoc, 'label' | 'unlisted'> & { title: string; sidebarLabel: string | null })[],
          locale: string,
        ) =>
          buildSidebar(
            baseSidebar,
            docs.map((doc) => ({ ...doc, label: doc.sidebarLabel ?? doc.title, unlisted: false })),
            locale,
          ),
        socialImages: {
          design: { siteName: site.title, ...site.socialImage, logoInset: 0.17 },
          logo: 'static/favicon.svg',
          fonts: ['400Regular', '700Bold'].map(
            (style) => `node_modules/@expo-google-fonts/noto-sans/${style}/NotoSans_${style}.ttf`,
          ),
          cards: (docs: CardDoc[]) =>
            buildSocialCards(docs, Object.fromEntries(locales.map(({ code, name }) => [code, name]))),
        },
      },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        fallbackLanguage: defaultLocale,
        redirect: false,
        trailingSlash: 'always',
        i18nextOptions: {
          defaultNS: 'common',
          keySeparator: false,
          nsSeparator: false,
          interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
          returnNull: false,
        },
      },
    },
    ...(algolia
      ? [
          {
            resolve: 'gatsby-plugin-algolia',
            options: sitePushOptions(algolia, { version: search.version }),
          },
        ]
      : []),
    {
      resolve: 'gatsby-plugin-doc-search',
      options: {
        version: search.version,
        glossary: search.glossary,
        ...(algolia ? { algolia } : {}),
      },
    },
    { resolve: 'gatsby-plugin-bundles', options: { targets } },
    {
      // Last, because it looks for secrets in everything that is published.
      resolve: 'gatsby-plugin-finished-pages',
      options: {
        inlineScripts: 'src/app/inline',
        enhancement: 'src/enhance/main.ts',
        targets,
        siteUrl,
        connect: searchOrigins(process.env),
        secrets: ['ALGOLIA_ADMIN_KEY'],
      },
    },
  ],
};

export default config;
