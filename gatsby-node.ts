import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { listFiles } from './src/node/files';
import { formatProblem, sortProblems, type Problem } from './src/model/text/problem';
import type { ToolkitManifest } from './src/model/reference/toolkit-manifest';
import { aliases } from './src/config/aliases';
import { parseEnvironment } from './src/config/environment';
import { footerGroups } from './src/config/footer';
import { navbar } from './src/config/navbar';
import type { ShellLink } from './src/config/shell-link';
import { baseSidebar, contributorGuides } from './src/config/sidebar';
import { checkMessageFiles } from './src/locales/read-messages';
import { findLine } from './src/node/find-line';
import { buildRedirects, movedSections } from './src/routes/build-redirects';
import { buildRoutes } from './src/routes/build-routes';
import { checkContentFiles, checkContentFolders } from './src/routes/check-content-folders';
import { checkLinks, siteFiles } from './src/routes/check-links';
import { checkPageModule, checkTemplates } from './src/routes/check-page-module';
import { idsOfSidebar } from './src/routes/build-sidebar';
import { checkSiteLinks, type ConfigLink } from './src/routes/check-site-links';
import { guideUsages } from './src/routes/guide-usages';
import { readDocs } from './src/routes/read-docs';
import { packageLinks } from './src/routes/package-links';
import { toPage } from './src/routes/to-page';
import { repairNotFoundPage } from './src/routes/not-found-page';
import { speedUpSaves } from './plugins/shared/fast-develop/speed-up-saves';
import { watchStartupFiles } from './plugins/shared/fast-develop/watch-startup-files';
import { pageCreator } from './plugins/shared/fast-develop/page-creator';
import { readState, rootOf } from './plugins/shared/gatsby-state';

/** All doc links in the config. */
const siteLinks = [
  ...idsOfSidebar(baseSidebar).map((docId) => ({ file: 'src/config/sidebar.ts', docId })),
  ...docsOf('src/config/navbar.ts', [...navbar.left, ...navbar.right]),
  ...docsOf(
    'src/config/footer.ts',
    footerGroups.flatMap(({ links }) => links),
  ),
  ...aliases.map(({ docId }) => ({ file: 'src/config/aliases.ts', docId })),
];

function docsOf(file: string, links: readonly ShellLink[]): ConfigLink[] {
  return links.flatMap((link) => ('docId' in link ? [{ file, docId: link.docId }] : []));
}

const { contentDir, isOtherContent } = parseEnvironment(process.env).settings;

const { packages: packageVersions } = JSON.parse(
  fs.readFileSync('toolkit/packages.json', 'utf8'),
) as ToolkitManifest;

const createPage = pageCreator();

/** Content errors from the last run, which open pages show in development. */
let shownProblems: string[] = [];

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const { program } = readState(store);
  const { problems } = parseEnvironment(process.env, {
    isFolder: (folder) => fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false,
    prefixed: program.prefixPaths === true,
  });
  for (const { message } of problems.filter(({ severity }) => severity === 'warning')) reporter.warn(message);
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  // Check now: Gatsby reads a backslash as a slash, and would fail before createPages reports the file.
  const files = listFiles(contentDir);
  if (files.some((file) => file.includes('\\')))
    errors.push(...checkContentFiles(contentDir, files).map(formatProblem));
  errors.push(...checkMessageFiles());
  if (errors.length > 0) reporter.panic(errors.join('\n'));
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store, reporter }) => {
  speedUpSaves(store);
  watchStartupFiles(rootOf(store), (line) => reporter.warn(line));
  app.get('/__problems.json', (_request: unknown, response: { json: (value: unknown) => void }) =>
    response.json(shownProblems),
  );
};

const ROUTES_QUERY = /* GraphQL */ `
  query Routes {
    allDoc(sort: { sourcePath: ASC }) {
      nodes {
        __typename
        id
        docId
        locale
        slug
        title
        sourcePath
        pageType
        headings {
          id
          title
        }
        links {
          slug
          hash
          written
          file
          line
        }
        problems {
          file
          line
          message
          severity
        }
        ... on Guide {
          mdxPath
          draft
          unlisted
          redirects
          anchors
          uses {
            slug
            section
            anchor
            example
          }
        }
      }
    }
  }
`;

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter, store }) => {
  const { data, errors } = await graphql<Queries.RoutesQuery>(ROUTES_QUERY);
  if (errors || !data) {
    reporter.panicOnBuild('The docs could not be queried.', errors);
    return;
  }
  const docs = readDocs(data);
  const siteFileNames = siteFiles(listFiles('static'));
  const { routes, problems } = buildRoutes(docs, {
    drafts: process.env['NODE_ENV'] !== 'production',
    aliases,
    files: siteFileNames,
  });
  const { redirects, problems: redirectProblems } = buildRedirects(docs, routes, siteFileNames, findLine);
  const moved = movedSections(docs, routes, findLine);
  const allProblems = [
    ...checkFiles(),
    ...docs.flatMap((doc) => doc.problems),
    ...problems,
    ...redirectProblems,
    ...moved.problems,
    ...checkLinks(docs, routes, siteFileNames),
    // The config links to docs in content/, which another content folder doesn't have.
    ...(isOtherContent ? [] : checkSiteLinks(siteLinks, routes)),
  ];
  reportProblems(allProblems, reporter);
  const usagesOf = guideUsages(docs.filter(({ docId }) => !contributorGuides.includes(docId)));
  const templates = path.resolve('src/templates');
  const slugs = new Set(routes.map(({ slug }) => slug));
  for (const route of routes) {
    const page = toPage(route, {
      templates,
      usages: usagesOf(route.slug, route.locale),
      moved: moved.of(route.slug),
      links: packageLinks(route.docId, slugs, packageVersions),
    });
    createPage(page, { actions, store });
  }
  for (const redirect of redirects) actions.createRedirect({ ...redirect, isPermanent: true });
};

/** Checks the names of content files and folders, and the site's page components. */
function checkFiles(): Problem[] {
  const pageModules = readPageModules();
  return [
    ...checkContentFolders(contentDir, foldersOf(contentDir)),
    ...checkContentFiles(contentDir, listFiles(contentDir)),
    ...pageModules.flatMap(({ file, source }) => checkPageModule(file, source)),
    ...checkTemplates(pageModules.map(({ file }) => file)),
  ];
}

/** Warns of problems, and stops a build that has errors. */
function reportProblems(problems: readonly Problem[], reporter: Reporter): void {
  const messagesOf = (severity: Problem['severity']) =>
    sortProblems(problems.filter((problem) => problem.severity === severity)).map(formatProblem);
  for (const warning of messagesOf('warning')) reporter.warn(warning);
  // In development, a message file may have become invalid since startup.
  shownProblems = [...checkMessageFiles(), ...messagesOf('error')];
  if (shownProblems.length === 0) return;
  const list = shownProblems.map((message) => `  ${message}`).join('\n');
  reporter.panicOnBuild(`Problems in the content (${shownProblems.length}):\n\n${list}\n`);
}

function foldersOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function readPageModules(): { file: string; source: string }[] {
  return ['src/pages', 'src/templates'].flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => /(?<!\.test)\.tsx$/.test(name))
      .map((name) => ({
        file: `${folder}/${name}`,
        source: fs.readFileSync(path.join(folder, name), 'utf8'),
      })),
  );
}

export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const repaired = repairNotFoundPage(page);
  if (!repaired) return;
  actions.deletePage(page);
  actions.createPage(repaired);
};
