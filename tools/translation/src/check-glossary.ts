import { LineCounter, parseDocument, type Node } from 'yaml';
import { localeCodes } from '../../../src/locales/locales';
import { errorIn, type Problem } from '../../../src/model/text/problem';
import { findUndecodable } from '../../../src/node/read-text';

/** Words that Ukrainian text doesn't use for a term, and what to write instead. */
export interface AvoidedWord {
  /** Regular expressions in which `*` matches any letters. */
  words: string[];
  instead: string;
  note?: string | undefined;
}

/** Glossary data for the checks. */
export interface Glossary {
  avoided: AvoidedWord[];
  /** Problems in the file itself. */
  problems: Problem[];
}

type Term = Record<string, unknown> & { en: string; uk: string; note?: string };

const KEYS = [...localeCodes, 'avoid', 'note', 'source', 'search'];
const SOURCES = ['mdn', 'react', 'vue', 'kubernetes', 'own'];

/**
 * Reads `content/uk/glossary.yml` and checks its entries.
 *
 * @param file - Path for messages.
 */
export function checkGlossary(yaml: string, file: string): Glossary {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const terms = (document.toJS() as { terms: Term[] }).terms;
  const lineOf = (index: number) =>
    lines.linePos((document.getIn(['terms', index], true) as Node).range?.[0] ?? 0).line;
  const seen = new Set<string>();
  const faults = terms.flatMap((term, index) => {
    const wrong = faultsOf(term);
    if (seen.has(term.en)) wrong.push('is listed twice. Keep one entry.');
    seen.add(term.en);
    return wrong.map((text): Problem => errorIn(file, `the term "${term.en}" ${text}`, lineOf(index)));
  });
  return {
    avoided: terms
      .filter((term) => wordsOf(term, 'avoid').length > 0)
      .map((term) => ({ words: wordsOf(term, 'avoid'), instead: term.uk, note: term.note })),
    problems: [...findUndecodable(yaml, file), ...faults],
  };
}

function faultsOf(term: Term): string[] {
  const faults = Object.keys(term)
    .filter((key) => !KEYS.includes(key))
    .map((key) => `has "${key}". Known keys: ${KEYS.join(', ')}.`);
  const { source } = term;
  if (source !== undefined && !SOURCES.includes(String(source)))
    faults.push(`has the source "${String(source)}". Known sources: ${SOURCES.join(', ')}.`);
  if (term.avoid !== undefined && source === undefined)
    faults.push(
      'avoids words without a source. Say who writes the term like this, or "own" and why in "note".',
    );
  if (source === 'own' && term.note === undefined)
    faults.push('is our own choice without a reason. Say why in "note".');
  for (const word of wordsOf(term, 'search'))
    if (word.toLowerCase() === term.uk.toLowerCase())
      faults.push(`has itself in "search". Remove "${word}".`);
  return faults;
}

const wordsOf = (term: Term, key: string): string[] => (term[key] as string[] | undefined) ?? [];
