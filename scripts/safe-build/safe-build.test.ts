import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { safeBuild } from './safe-build';

let root: string;
let messages: string[];

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'safe-build-'));
  messages = [];
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const build = (run: () => number | Promise<number>) =>
  safeBuild({ root, run: () => Promise.resolve(run()), log: (line) => messages.push(line) });
const site = (version: string) => () => {
  write('public/index.html', version);
  write('public/faq/index.html', version);
  write('.cache/state', version);
  return 0;
};

describe('a successful build', () => {
  it('keeps its site, and a copy for the next build', async () => {
    expect(await build(site('one'))).toBe(0);
    expect([read('public/index.html'), read('.last-good/public/faq/index.html')]).toEqual(['one', 'one']);
    expect(await build(site('two'))).toBe(0);
    expect([read('public/faq/index.html'), read('.last-good/public/faq/index.html')]).toEqual(['two', 'two']);
    expect(messages).toEqual([]);
    expect(fs.existsSync(path.join(root, '.build.lock'))).toBe(false);
  });

  it('removes deleted pages from the copy', async () => {
    await build(site('one'));
    await build(() => {
      fs.rmSync(path.join(root, 'public/faq'), { recursive: true });
      return 0;
    });
    expect(fs.existsSync(path.join(root, '.last-good/public/faq'))).toBe(false);
  });
});

describe('a failed build', () => {
  it('restores the last successful site, and returns its exit code', async () => {
    await build(site('one'));
    const code = await build(() => {
      write('public/index.html', 'half');
      fs.rmSync(path.join(root, 'public/faq'), { recursive: true });
      write('public/new.html', 'half');
      return 7;
    });
    expect(code).toBe(7);
    expect([read('public/index.html'), read('public/faq/index.html')]).toEqual(['one', 'one']);
    expect(fs.existsSync(path.join(root, 'public/new.html'))).toBe(false);
    // The cache would refer to pages that no longer exist.
    expect(fs.existsSync(path.join(root, '.cache'))).toBe(false);
    expect(await build(site('two'))).toBe(0);
    expect(read('.last-good/public/index.html')).toBe('two');
  });

  it('leaves no files of removed pages for the next successful build', async () => {
    await build(site('one'));
    await build(() => {
      write('public/index.html', 'half');
      return 1;
    });
    await build(() => {
      write('public/index.html', 'two');
      return 0;
    });
    expect(fs.existsSync(path.join(root, 'public/faq/index.html'))).toBe(false);
  });

  it('keeps the cache if the site has not changed', async () => {
    await build(site('one'));
    await build(() => 1);
    expect(read('.cache/state')).toBe('one');
    expect(messages).toEqual(['public/ still contains the last successful build.']);
  });

  it('is never kept as the last successful site, even if it is the first one', async () => {
    const half = () => {
      write('public/index.html', 'half');
      return 1;
    };
    for (let times = 0; times < 3; times++) await build(half);
    expect(messages.filter((line) => line.includes('the last successful build'))).toEqual([]);
    expect(fs.existsSync(path.join(root, '.last-good/public'))).toBe(false);
    expect(await build(site('one'))).toBe(0);
    expect(read('.last-good/public/index.html')).toBe('one');
    expect(await build(() => 1)).toBe(1);
    expect(messages.at(-1)).toBe('public/ still contains the last successful build.');
  });

  it('reports when there is no earlier site to restore', async () => {
    expect(await build(() => 1)).toBe(1);
    expect(messages).toEqual([expect.stringContaining('there is no earlier site to restore')]);
  });
});

describe('a build that was killed', () => {
  it('is repaired by the next build before it starts', async () => {
    await build(site('one'));
    // Simulate a killed process: its marks and half of a site remain.
    write('.build.lock', '999999999');
    write('.last-good/building', '');
    write('public/index.html', 'half');
    let found = '';
    expect(
      await build(() => {
        expect(fs.existsSync(path.join(root, 'public/index.html'))).toBe(false);
        found = read('.last-good/public/index.html');
        return site('two')();
      }),
    ).toBe(0);
    expect(found).toBe('one');
    expect(messages[0]).toContain('The last build was interrupted');
    expect(read('public/index.html')).toBe('two');
  });

  it('leaves no incomplete copy if it was copying', async () => {
    await build(site('one'));
    write('.last-good/copying', '');
    write('.last-good/public/index.html', 'half');
    fs.rmSync(path.join(root, '.last-good/public/faq'), { recursive: true });
    await build(() => {
      write('public/index.html', 'broken');
      return 1;
    });
    expect([read('public/index.html'), read('public/faq/index.html')]).toEqual(['one', 'one']);
  });
});

describe('two builds at the same time', () => {
  it('are rejected with advice', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    write('.build.lock', String(other.pid));
    const run = jest.fn(site('two'));
    expect(await build(run)).toBe(1);
    expect(run).not.toHaveBeenCalled();
    expect(messages).toEqual([
      expect.stringMatching(new RegExp(`process ${other.pid}.*Wait for it to end.*delete \\.build\\.lock`)),
    ]);
    expect(read('.build.lock')).toBe(String(other.pid));
    other.kill();
  });
});

describe('a build whose first process was killed', () => {
  it('keeps the lock until the build process has exited', async () => {
    const gatsby = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    await safeBuild({
      root,
      run: (onStart) => {
        onStart(gatsby.pid);
        // Simulate a process that couldn't release its lock.
        fs.copyFileSync(path.join(root, '.build.lock'), path.join(root, 'left.lock'));
        return Promise.resolve(0);
      },
      log: () => undefined,
    });
    write('.build.lock', read('left.lock').replace(String(process.pid), '999999999'));
    expect(await build(site('two'))).toBe(1);
    expect(messages).toEqual([expect.stringContaining(`Another build (process ${gatsby.pid})`)]);
    const ended = new Promise((resolve) => gatsby.once('exit', resolve));
    gatsby.kill();
    await ended;
    expect(await build(site('two'))).toBe(0);
  });
});

const canMount = process.getuid?.() === 0 && process.platform === 'linux';

(canMount ? describe : describe.skip)('a full disk (needs root on Linux to mount a small one)', () => {
  const size = 600_000;
  beforeEach(() => execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', root]));
  afterEach(() => execFileSync('umount', ['-l', root]));
  const big = (name: string, bytes: number) => write(name, 'x'.repeat(bytes));

  it('restores the last successful site after the build', async () => {
    await build(() => {
      big('public/page.html', size);
      return site('one')();
    });
    const code = await build(() => {
      try {
        write('public/index.html', 'half');
        big('public/more.html', 4 * size);
        return 0;
      } catch {
        return 1;
      }
    });
    expect(code).toBe(1);
    expect([read('public/index.html'), read('public/page.html').length]).toEqual(['one', size]);
  });

  it('keeps the site and explains what to do before the build', async () => {
    big('public/page.html', 2 * size);
    write('public/index.html', 'one');
    const run = jest.fn(() => 0);
    expect(await build(run)).toBe(1);
    expect(run).not.toHaveBeenCalled();
    expect(messages).toEqual([expect.stringContaining('Free some disk space')]);
    expect([read('public/index.html'), read('public/page.html').length]).toEqual(['one', 2 * size]);
  });
});
