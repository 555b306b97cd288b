import type { Problem } from '../../../../src/model/text/problem';
import type { SampleTypes } from '../../../../packages/samples/sample-types';
import { compileMarkdown, type CompiledBody } from './compile-markdown';
import { readTexts } from '../../../../src/locales/read-messages';
import type { CompileContext } from './context';
import type { PictureSource } from './pictures/picture-source';
import type { SampleContext } from '../../../../packages/samples/render-sample';

const t = readTexts('en', 'api', 'markdown');

const testPicture: PictureSource = {
  src: '/static/a.png',
  width: 1030,
  height: 500,
  raster: { file: '/site/content/uk/libraries/mail/a.png', opaque: true },
};

/**
 * Creates the compile context for `libraries/mail/usage.md` in Ukrainian, with four lines of front
 * matter. For tests only.
 */
export function testContext(changes: Partial<CompileContext> = {}): CompileContext {
  return {
    file: 'content/uk/libraries/mail/usage.md',
    relativePath: 'libraries/mail/usage.md',
    locale: 'uk',
    siteRoot: '',
    mode: 'guide',
    slugBase: '',
    lineOffset: 4,
    t,
    findSymbol: (name) =>
      name === 'mail/Mailer' ? { slug: '/api/mail/src/classes/Mailer/', kind: 'class' } : undefined,
    symbolNames: () => ['mail/Mailer'],
    findImage: (file) =>
      Promise.resolve(file.includes('gone') ? { problem: 'does not exist.' } : testPicture),
    colorTokens: new Set(['--color-accent', '--color-text']),
    problems: [],
    links: [],
    pictures: [],
    ...changes,
  };
}

/**
 * Creates a sample context for one Ukrainian code sample and a toolkit with only a `Mailer` class.
 * For tests only.
 */
export function testSamples(code: string, facts: Partial<SampleTypes>): SampleContext {
  return {
    locale: 'uk',
    find: (sample) => (sample === code ? { names: [], notes: {}, ...facts } : undefined),
    locate: (place) =>
      place.startsWith('mail/classes/Mailer')
        ? { slug: '/api/mail/src/classes/Mailer/', anchor: place.split('#')[1] ?? null }
        : null,
    shown: [],
    uses: [],
  };
}

/** Compiles a guide's body. Problems are formatted as `line: message`. For tests only. */
export async function compileGuide(
  body: string,
  changes: Partial<CompileContext> = {},
): Promise<CompiledBody & { problems: string[]; found: Problem[] }> {
  const context = testContext(changes);
  const compiled = await compileMarkdown(body, context);
  const problems = context.problems.map(({ line, message }) => `${line}: ${message}`);
  return { ...compiled, problems, found: context.problems };
}
