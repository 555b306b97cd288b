import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitepress';

const docs = path.resolve(import.meta.dirname, '..');

function sidebar(folder, base) {
  return fs
    .readdirSync(path.join(docs, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !['uk', 'images', 'index.md'].includes(entry.name))
    .map((entry) => {
      const below = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return { text: entry.name, collapsed: true, items: sidebar(below, base) };
      const source = fs.readFileSync(path.join(docs, below), 'utf8');
      const title = /^title: "(.*)"$/m.exec(source)?.[1] ?? entry.name;
      return { text: title, link: `/${below.replace(/\.md$/, '')}` };
    });
}

const all = (folder) => [
  { text: 'Guides', items: sidebar(path.posix.join(folder, 'guides')) },
  { text: 'API', items: sidebar(path.posix.join(folder, 'api')) },
];

export default defineConfig({
  title: 'Documentation',
  ignoreDeadLinks: true,
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: { sidebar: all('') } },
    uk: { label: 'Українська', lang: 'uk', themeConfig: { sidebar: all('uk') } },
  },
  themeConfig: { search: { provider: 'local' } },
});
