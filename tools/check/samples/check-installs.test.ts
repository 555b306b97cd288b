import { readFenceMeta } from '../../../packages/guide-files/fence-meta';
import { checkInstalls } from './check-installs';

describe('checkInstalls', () => {
  const rules = {
    versions: { ioredis: '5', rxjs: '7' },
    needs: { '@softkit/redis': ['ioredis', 'rxjs', 'tslib'] },
    brings: { rxjs: ['tslib'] },
  };
  const legacy = 'npm config set legacy-peer-deps true --location=project';
  const page = (relativePath: string, code: string, after: string | null = null) => ({
    locale: 'en',
    relativePath,
    sourcePath: `content/en/${relativePath}`,
    frontMatter: { run: { after, services: [], env: {}, skip: null } } as never,
    fences: [{ language: 'npm', code, meta: readFenceMeta(''), line: 10, heading: '' }],
  });

  it.each([
    ['installs everything that is loaded', `${legacy}\nnpm i @softkit/redis ioredis@5 rxjs@7.8`, []],
    [
      'has a version for a toolkit package',
      `${legacy}\nnpm i @softkit/redis@0.2 ioredis@5 rxjs@7`,
      [/:11: .*installs @softkit\/redis@0.2. Expected @softkit\/redis,/],
    ],
    [
      'has no version for another package',
      `${legacy}\nnpm i @softkit/redis ioredis rxjs@7`,
      [/:11: .*Expected ioredis@5/],
    ],
    [
      'has an incompatible version',
      `${legacy}\nnpm i @softkit/redis ioredis@50 rxjs@7`,
      [/:11: .*Expected ioredis@5/],
    ],
    [
      'lacks a package that is loaded',
      `${legacy}\nnpm i @softkit/redis rxjs@7\nnpm i -D typescript@5`,
      [/:11: .*also load ioredis\. Use: npm install @softkit\/redis rxjs@7 ioredis@5$/],
    ],
    ['runs without legacy-peer-deps', 'npm i @softkit/redis ioredis@5 rxjs@7', [/:10: .*how-to\/install/]],
  ])('checks a command that %s', (_case, code, expected) => {
    const problems = checkInstalls([page('a.md', code)], rules).map(
      ({ file, line, message }) => `${file}:${line}: ${message}`,
    );
    expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });

  it('ignores missing packages in an Nx workspace, because its package.json is generated', () => {
    expect(
      checkInstalls([page('a.md', 'npx create-nx-workspace@17 acme\nnpm i @softkit/redis')], rules),
    ).toEqual([]);
  });

  it('counts packages that an earlier guide installs', () => {
    const first = page('how-to/install.md', `${legacy}\nnpm install rxjs@7`);
    expect(
      checkInstalls([first, page('a.md', 'npm i @softkit/redis ioredis@5', 'how-to/install')], rules),
    ).toEqual([]);
  });
});
