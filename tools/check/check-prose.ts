import fs from 'node:fs';
import path from 'node:path';
import { formatProblem, sortProblems, type Problem } from '../../src/model/problem';
import { readGlossary } from '../translation/src/read-glossary';
import { glossaryRules } from './prose/glossary-rules';
import { lintProse, type Piece } from './prose/lint-prose';
import { readTexts, type Text } from './prose/read-texts';

const root = process.cwd();

/** Collects the pieces of all texts, each with the file it comes from. */
function piecesOf(texts: readonly Text[], select: (text: Text) => Text['prose']): Piece[] {
  return texts.flatMap((text) => select(text).map((piece) => ({ ...piece, file: text.sourcePath })));
}

const readRules = (name: string) => fs.readFileSync(path.join(root, 'tools/check/prose', name), 'utf8');

async function checkEnglish(): Promise<Problem[]> {
  return lintProse(
    piecesOf(readTexts(root, 'en'), ({ prose }) => prose),
    readRules('en.yml'),
  );
}

async function checkUkrainian(): Promise<Problem[]> {
  const texts = readTexts(root, 'uk');
  const prose = piecesOf(texts, (text) => text.prose);
  const glossary = 'content/uk/glossary.yml';
  const { avoided } = readGlossary(fs.readFileSync(path.join(root, glossary), 'utf8'), glossary);
  const problems = await Promise.all([
    lintProse(prose, readRules('uk.yml')),
    lintProse(prose, glossaryRules(avoided)),
    lintProse(
      prose.filter(({ heading }) => heading),
      readRules('uk-headings.yml'),
    ),
    lintProse(
      piecesOf(texts, ({ markdown }) => markdown ?? []),
      readRules('uk-markdown.yml'),
    ),
  ]);
  return problems.flat();
}

async function main(): Promise<void> {
  const problems = (await Promise.all([checkEnglish(), checkUkrainian()])).flat();
  for (const problem of sortProblems(problems)) console.log(formatProblem(problem));
  console.log(`${problems.length} places to reword.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
