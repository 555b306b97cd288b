import fs from 'node:fs';
import path from 'node:path';
import { makeCorpus, markdownFiles } from '../corpus.mjs';
import { LOCALES, SITE, WORK } from '../places.mjs';

const COPIED = /^(?:gatsby-.*\.tsx?|src|plugins|static|scripts|package\.json|tsconfig\.json)$/;

/** This site with the corpus in place of its content. */
export const thisSite = {
  name: 'this site',
  /** Copies the site and the corpus. The copy links to the site's node_modules. */
  prepare(pages) {
    const root = path.join(WORK, `this-site-${pages}`);
    fs.rmSync(root, { recursive: true, force: true });
    fs.mkdirSync(root, { recursive: true });
    for (const entry of fs.readdirSync(SITE)) {
      if (COPIED.test(entry)) fs.cpSync(path.join(SITE, entry), path.join(root, entry), { recursive: true });
    }
    // The home page's facts about the toolkit.
    for (const facts of ['toolkit/packages.json', 'toolkit/history'])
      fs.cpSync(path.join(SITE, facts), path.join(root, facts), { recursive: true });
    fs.symlinkSync(fs.realpathSync(path.join(SITE, 'node_modules')), path.join(root, 'node_modules'));
    const corpus = makeCorpus(pages, 'plain');
    // Like the other sites, list all pages in their folders.
    fs.writeFileSync(
      path.join(root, 'src/config/sidebar.ts'),
      "export const contributorGuides = [];\nexport const baseSidebar = ['intro', 'guides', { reference: 'api' }];\n",
    );
    // The search needs the glossary to match terms across languages.
    fs.cpSync(path.join(SITE, 'content/uk/glossary.yml'), path.join(root, 'content/uk/glossary.yml'));
    for (const locale of LOCALES) layOut(path.join(corpus, locale), root, locale);
    return {
      root,
      command: ['npm', 'run', '--silent', 'build'],
      env: {
        CONTENT_DIR: 'content',
        REFERENCE_DIR: 'reference',
        GATSBY_TELEMETRY_DISABLED: '1',
        CI: 'true',
        SITE_URL: 'https://docs.example',
      },
      output: path.join(root, 'public'),
      edited: path.join(root, 'content/en/guides/getting-started'),
    };
  },
  pathOf: (page) => (page === '' ? '/' : `/${page}/`),
};

const frontMatter = (text) =>
  `---\ntitle: ${JSON.stringify(text)}\ndescription: ${JSON.stringify(text)}\n---\n\n`;

/** Lists the folders with guides, such as `guides/recipes`. */
function guideFolders(from) {
  const guides = markdownFiles(from).filter((file) => file.startsWith('guides/'));
  return [...new Set(guides.map((file) => path.posix.dirname(file)))];
}

function layOut(from, root, locale) {
  // Categories are pages here. The other sites only need a name.
  for (const folder of guideFolders(from))
    write(
      path.join(root, 'content', locale, folder, 'index.md'),
      `${frontMatter(path.basename(folder))}${path.basename(folder)}\n`,
    );
  const packages = new Map();
  for (const file of markdownFiles(from)) {
    const source = fs.readFileSync(path.join(from, file), 'utf8');
    if (!file.startsWith('api/')) {
      write(path.join(root, 'content', locale, file), source);
      continue;
    }
    const below = file.slice('api/'.length);
    const name = below.slice(0, below.indexOf('/src/'));
    packages.set(name, [...(packages.get(name) ?? []), below]);
    // Guides and reference have different root folders, so relative links between them don't work.
    write(
      path.join(root, 'reference', locale, below),
      source.replace(/\]\((?:\.\.\/)+(guides\/[^)#]*)\.md/g, '](/$1/'),
    );
  }
  fs.cpSync(path.join(from, 'guides/images'), path.join(root, 'content', locale, 'guides/images'), {
    recursive: true,
  });
  // Index pages, which TypeDoc generates in addition to symbol pages.
  write(
    path.join(root, 'reference', locale, 'index.md'),
    `${frontMatter('API')}${[...packages.keys()].map((name) => `- [${name}](./${name}/src/index.md)`).join('\n')}\n`,
  );
  for (const [name, files] of packages) {
    const links = files.map((file) => `- [${path.basename(file, '.md')}](./${file.slice(name.length + 5)})`);
    write(
      path.join(root, 'reference', locale, name, 'src/index.md'),
      `${frontMatter(name)}${links.join('\n')}\n`,
    );
  }
}

function write(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
