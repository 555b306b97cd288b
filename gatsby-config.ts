import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import dotenv from 'dotenv';
import { searchPlugins } from './plugins/gatsby-plugin-doc-search/options';
import { searchOrigins, type Options as SiteFilesOptions } from './plugins/gatsby-plugin-site-files/options';
import type { Options as TypedocOptions } from './plugins/gatsby-plugin-typedoc/options';
import {
  keepBody,
  lastCommitYear,
  mdxOptions,
  type Options as DocsOptions,
} from './plugins/gatsby-transformer-docs/options';
import { printComponent } from './src/components/mdx/component-markdown';
import { COLOR_TOKENS, readColorTokens } from './src/model/browser/color-tokens';
import { MAX_PICTURE_WIDTH } from './src/model/docs/picture-width';
import { isHiddenFile } from './src/model/docs/hidden-file';
import type { ToolkitManifest } from './src/model/reference/toolkit-manifest';
import { i18nextOptions } from './src/locales/i18next';
import { defaultLocale, localeCodes, locales } from './src/locales/locales';
import { parseEnvironment } from './src/config/environment';
import { search } from './src/config/search';
import { asksForFeedback } from './src/config/feedback';
import { baseSidebar, contributorGuides } from './src/config/sidebar';
import { referenceOptions } from './src/config/reference-options';
import { site } from './src/config/site';
import { versions } from './src/config/versions';
import { buildSidebar } from './src/routes/build-sidebar';
import { buildSocialCards } from './src/routes/social-cards';

dotenv.config({ path: `.env.${process.env.NODE_ENV}`, quiet: true });

// gatsby-node.ts reports the problems: an error here would hide the other ones.
const { settings } = parseEnvironment(process.env);
const { siteUrl, contentDir, toolkitDir } = settings;
const typedocOut = 'typedoc-out';
/** Samples are type-checked only in the default content, which documents the toolkit. */
const checksSamples = !settings.isOtherContent;
const reference = referenceOptions(toolkitDir, contentDir);
const toolkit = JSON.parse(fs.readFileSync('toolkit/packages.json', 'utf8')) as ToolkitManifest;
const colors = readColorTokens(fs.readFileSync(COLOR_TOKENS, 'utf8'));
const darkColor = (token: string): string => {
  const color = colors.find(({ name }) => name === token);
  if (!color) throw new Error(`${COLOR_TOKENS}: there is no ${token}, which social images use.`);
  return color.dark;
};
const config: GatsbyConfig = {
  siteMetadata: {
    title: site.title,
    siteUrl,
    version: site.version,
    generatorVersion: site.generatorVersion,
    lastYear: lastCommitYear(process.cwd()) ?? site.copyrightYear,
    toolkit,
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
        // Reads samples inside the TypeDoc process, which has already parsed most of their imports.
        reader: checksSamples && !toolkitDir ? 'packages/samples/update-in-typedoc.ts' : null,
        out: typedocOut,
      } satisfies TypedocOptions,
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
    'gatsby-source-color-tokens',
    { resolve: 'gatsby-plugin-mdx', options: mdxOptions },
    {
      resolve: 'gatsby-transformer-docs',
      options: {
        guidesFolder: contentDir,
        referenceSources: {
          toolkitDir: reference.toolkitDir,
          history: reference.historyDir,
          errors: reference.errors.file,
          configuration: reference.configuration,
        },
        symbolFiles: Object.fromEntries(
          localeCodes.map((locale) => [locale, path.join(typedocOut, locale, 'symbols.json')]),
        ) as DocsOptions['symbolFiles'],
        siteUrl,
        colorTokens: colors.map(({ name }) => name),
        checksSamples,
        keepBody,
      } satisfies DocsOptions,
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
    'gatsby-plugin-islands',
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
        printComponent,
        outline: (docs, locale) =>
          buildSidebar(
            baseSidebar,
            docs.map((doc) => ({ ...doc, label: doc.sidebarLabel ?? doc.title, unlisted: false })),
            locale,
          ),
        cardColors: {
          surface: darkColor('--color-surface'),
          text: darkColor('--color-text'),
          muted: darkColor('--color-text-muted'),
          accent: darkColor('--color-accent'),
        },
        cards: (docs) =>
          buildSocialCards(docs, Object.fromEntries(locales.map(({ code, name }) => [code, name]))),
      } satisfies SiteFilesOptions,
    },
  ],
};

export default config;
