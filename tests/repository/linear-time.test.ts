import { withoutAddress } from '../../plugins/gatsby-transformer-docs/src/git-history';
import { breakHighlighted } from '../../plugins/gatsby-transformer-docs/src/compile/code/breakable-code';
import { inlineCode, tableCell } from '../../src/model/text/markdown-text';
import {
  findUnconvertible,
  packageManagerCommands,
} from '../../plugins/gatsby-transformer-docs/src/compile/code/package-managers';
import { readFenceMeta } from '../../packages/guide-files/fence-meta';
import { readCut } from '../../packages/guide-files/read-cut';
import { readColorTokens } from '../../src/model/browser/color-tokens';
import { isEllipsis } from '../../packages/guide-files/apply-diff';
import { scanPage } from '../../tools/check/site/scan-page';
import { didYouMean } from '../../src/model/text/nearest';
import { findMessages } from '../../src/model/reference/match-message';
import { splitText } from '../../src/search/records/split-text';

const LENGTH = 200_000;
const many = (part: string) => part.repeat(LENGTH);

// In quadratic time, each would take more than the five seconds that a test may take.
it.each<[string, () => unknown]>([
  ['an author', () => withoutAddress(many('a'))],
  ['code', () => breakHighlighted(`${many('a')}>`)],
  ['a line of code', () => isEllipsis(`${many(' ')}x`)],
  ['a type', () => inlineCode(`a${many(' ')}b`)],
  ['a cell', () => tableCell(`a${many(' ')}b`)],
  ['a script', () => findUnconvertible(many('\n'))],
  ['a fence', () => readFenceMeta(many('{ '))],
  ['a command', () => packageManagerCommands(`npm ci\nnpm i ${many(' ')}a`)],
  ['a sample', () => readCut(many('\r'))],
  ['a color', () => readColorTokens(`:root{--color-a:${many(' ')}}`)],
  ['a page', () => scanPage(`<a title="<script>" ${many('b ')}<a ${many('<a')}`)],
  ['a name', () => didYouMean(many('a'), ['faq'])],
  [
    'a log line',
    () => findMessages([{ id: 1, length: 30, pieces: ['aaaaa', 'aaaaa', 'aaaaab'] }], many('a')),
  ],
  ['a paragraph', () => splitText(`${many('.')}x`)],
  ['a blank paragraph', () => splitText(many(' '))],
])('%s of any length takes linear time', (_, run) => {
  expect(run).not.toThrow();
});
