import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import dotenv from 'dotenv';
import { searchPlugins } from './plugins/gatsby-plugin-doc-search/options';
import { searchOrigins } from './plugins/gatsby-plugin-site-files/options';
import {
  docsOptions,
  lastCommitYear,
  mdxOptions,
  SAMPLE_READER,
} from './plugins/gatsby-transformer-docs/options';
import { printComponent } from './src/components/mdx/component-markdown';
import { readColorTokens } from './src/model/browser/color-tokens';
import { componentNames } from './src/model/docs/mdx-components';
import { MAX_PICTURE_WIDTH } from './src/model/docs/picture-width';
import { isHiddenFile } from './src/model/docs/hidden-file';
import type { ToolkitManifest } from './src/model/reference/toolkit-manifest';
import { i18nextOptions } from './src/locales/i18next';
import { defaultLocale, localeCodes, locales, type Locale } from './src/locales/locales';
import { parseEnvironment } from './src/config/environment';
import { search } from './src/config/search';
import { asksForFeedback } from './src/config/feedback';
import { baseSidebar, contributorGuides } from './src/config/sidebar';
import { referenceOptions } from './src/config/reference-options';
import { site } from './src/config/site';
import { versions } from './src/config/versions';
import { buildSidebar, type SidebarDoc } from './src/routes/build-sidebar';
import { buildSocialCards, type CardDoc } from './src/routes/social-cards';

dotenv.config({ path: `.env.${process.env.NODE_ENV}`, quiet: true });

// gatsby-node.ts reports the problems: an error here would hide the other ones.
const { settings } = parseEnvironment(process.env);
const { siteUrl, contentDir, toolkitDir } = settings;
const typedocOut = 'typedoc-out';
/** Samples are type-checked only in the default content, which documents the toolkit. */
const checksSamples = !settings.isOtherContent;
const symbolFile = (locale: string) => path.join(typedocOut, locale, 'symbols.json');
const reference = referenceOptions(toolkitDir, contentDir);
const tokens = 'src/styles/tokens.css';
const toolkit = JSON.parse(fs.readFileSync('toolkit/packages.json', 'utf8')) as ToolkitManifest;
const config: GatsbyConfig = {
  siteMetadata: {
    title: site.title,
    siteUrl,
    version: site.version,
    generatorVersion: site.generatorVersion,
    lastYear: lastCommitYear(process.cwd()) ?? site.copyrightYear,
    toolkit,
    languages: localeCodes,
    defaultLanguage: defaultLocale,
  },
  pathPrefix: settings.pathPrefix,
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // In development, generating the types would delay the first page and every save.
  graphqlTypegen: process.env['gatsby_executing_command'] !== 'develop' && {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-plugin-typedoc',
      options: {
        ...reference,
        reader: checksSamples && !toolkitDir ? SAMPLE_READER : null,
        out: typedocOut,
      },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: path.resolve(contentDir),
        ignore: ['**/*.yml', (file: string) => isHiddenFile(path.relative(contentDir, file))],
      },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'typedoc', path: path.resolve(typedocOut), ignore: ['**/!(coverage).json', '**/.*'] },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: path.resolve('src/locales'), ignore: ['**/*.ts', '**/*.tsx'] },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { quality: 70, breakpoints: [640, MAX_PICTURE_WIDTH] } },
    },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-source-color-tokens', options: { file: tokens } },
    { resolve: 'gatsby-plugin-mdx', options: mdxOptions },
    {
      resolve: 'gatsby-transformer-docs',
      options: docsOptions(
        {
          guides: 'content',
          references: 'typedoc',
          guidesFolder: contentDir,
          referenceSources: {
            packages: reference.toolkitDir,
            history: reference.historyDir,
            errors: reference.errors.file,
            configuration: reference.configuration,
          },
          siteUrl,
          mdxComponents: [...componentNames],
          symbolFiles: Object.fromEntries(
            localeCodes.map((locale) => [locale, symbolFile(locale)]),
          ) as Record<Locale, string>,
          followedGuides: 'toolkit/followed-guides.json',
          colorTokens: readColorTokens(fs.readFileSync(tokens, 'utf8')).map(({ name }) => name),
        },
        checksSamples,
      ),
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
        i18nextOptions,
      },
    },
    ...searchPlugins(settings.push, {
      version: search.version,
      glossary: search.glossary,
      contributorGuides: [...contributorGuides],
    }),
    'gatsby-plugin-webpack-config',
    {
      resolve: 'gatsby-plugin-islands',
      options: {
        inlineScripts: 'src/inline-scripts',
        entry: 'src/islands/start.tsx',
        chunks: ['controls'],
        texts: 'texts-[locale]-browser-ts',
      },
    },
    {
      // Must be last, because it searches all output files for secrets.
      resolve: 'gatsby-plugin-site-files',
      options: {
        title: site.title,
        siteUrl,
        version: versions.current.label,
        connect: [
          ...searchOrigins(settings.searchApp),
          ...(settings.newestOrigin ? [settings.newestOrigin] : []),
        ],
        noIndex: settings.noIndex,
        compressesFiles: settings.compressesFiles,
        asksForFeedback,
        secrets: ['ALGOLIA_ADMIN_KEY'],
        printComponent,
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
  ],
};

export default config;
