import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { errors } from '../../../src/locales/errors';
import { localeCodes } from '../../../src/locales/locales';
import { bundlePageScripts } from './bundle-page-scripts';

const app = { scripts: ['/app-1.js'], chunkMapping: '{}', compilationHash: 'abc', sheets: [] };
const targets = ['chrome109'];

function write(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'enhancement-'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return path.join(folder, 'main.ts');
}

it('bundles one module with its CSS and the app’s scripts, named by content hash', async () => {
  const entry = write({
    'main.ts': "import './a.css'; document.title = __APP_FILES__.scripts[0];",
    'a.css': 'a { color: red }',
  });
  const [main, ...chunks] = await bundlePageScripts(entry, app, targets, '/none', null);
  expect(chunks).toEqual([]);
  expect(main.name).toMatch(/^page-scripts-[0-9a-f]{20}\.js$/);
  expect(main.text).toContain('a{color:red}');
  expect(main.text).toContain('/app-1.js');
  const [same] = await bundlePageScripts(entry, app, targets, '/none', null);
  expect(same).toEqual(main);
  const [other] = await bundlePageScripts(entry, { ...app, scripts: ['/app-2.js'] }, targets, '/none', null);
  expect(other.name).not.toBe(main.name);
});

it('writes dynamic imports to separate files and refers to them', async () => {
  const entry = write({ 'main.ts': "void import('./late');", 'late.ts': "document.title = 'late';" });
  const [main, ...chunks] = await bundlePageScripts(entry, app, targets, '/none', null);
  expect(chunks).toHaveLength(1);
  expect(main.text).toContain(`./${chunks[0]?.name}`);
  expect(chunks[0]?.text).toContain('late');
});

it.each(['en', 'uk', null])('includes interface texts in the language %s', async (language) => {
  const entry = write({
    'main.ts': `import { errors } from '${path.resolve('src/locales/errors')}'; document.title = errors('uk')['crash.title'];`,
  });
  const [main] = await bundlePageScripts(entry, app, targets, '/none', language);
  for (const locale of localeCodes)
    expect([locale, main.text.includes(errors(locale)['crash.title'])]).toEqual([
      locale,
      language === null || language === locale,
    ]);
});

it('reports errors with file and line', async () => {
  const entry = write({ 'main.ts': "\nimport './gone';" });
  await expect(bundlePageScripts(entry, app, targets, '/none', null)).rejects.toThrow(/main\.ts:2:/);
});

it('writes dynamic imports of dynamic imports to separate files, too', async () => {
  const entry = write({
    'main.ts': "void import('./late');",
    'late.ts': "void import('./later');",
    'later.ts': "document.title = 'later';",
  });
  const [main, ...chunks] = await bundlePageScripts(entry, app, targets, '/none', null);
  const [later, late] = chunks;
  expect(chunks).toHaveLength(2);
  expect(main.text).toContain(`./${late?.name}`);
  expect(late?.text).toContain(`./${later?.name}`);
  expect(late?.text).not.toContain('title');
});

it('replaces environment variables for the browser, and no others', async () => {
  process.env['GATSBY_TRY'] = 'public';
  process.env['TRY'] = 'private';
  const entry = write({
    'main.ts': 'document.title = [process.env.GATSBY_TRY, process.env.TRY, process.env.GATSBY_UNSET].join();',
  });
  const [main] = await bundlePageScripts(entry, app, targets, '/none', null);
  delete process.env['GATSBY_TRY'];
  delete process.env['TRY'];
  expect(main.text).toContain('public');
  expect(main.text).not.toMatch(/private|process/);
});

it('replaces React with the module for JSX, in dynamic imports', async () => {
  const entry = write({
    'main.ts': "void import('./late');",
    'late.tsx':
      "import { createRoot } from 'react-dom/client'; createRoot(document.body).render(<b>late</b>);",
    'jsx.ts': "export const jsx = () => 'made'; export const createRoot = () => ({ render: alert });",
  });
  const [, late] = await bundlePageScripts(entry, app, targets, entry.replace('main.ts', 'jsx.ts'), null);
  expect(late?.text).toContain('made');
  expect(late?.text).not.toContain('react');
});
