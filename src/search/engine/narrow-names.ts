import { normalize } from '../../model/text/normalize';
import type { IndexedRecord, NamesPart } from './names-part';
import { createTranslate } from './translate';
import { parseQuery, passesFilters, type SearchFilters } from './parse-query';
import { planQuery } from './query-units';

/** Number of letters at the start of a word that don't differ between its forms. */
const START_LENGTH = 4;

/** Limits the time to index a short prefix, which most records contain. */
const MAX_RECORDS = 200;

const startOf = (word: string): string => normalize(word).replace(/ґ/g, 'г').slice(0, START_LENGTH);

const textOf = ({ page, heading, path, anchor, package: name, ...record }: IndexedRecord) =>
  normalize(
    [page, heading, path, anchor, ...record.keywords, ...record.questions, name, ...record.breadcrumb].join(
      ' ',
    ),
  ).replace(/ґ/g, 'г');

/**
 * Creates a function that selects the records a query can find by name. Indexing only those takes a
 * tenth of the time, so a slow phone can show first results before it has indexed all names. Misspelled
 * words find nothing this way, and the order may differ from a complete index.
 *
 * @param part - The result from `unpackNames`.
 * @returns A function from a query and selected filters to a smaller part, with the records in the
 *   same order. At most 200 records: those with the most words of the query, then those with the
 *   highest weight.
 */
export function createNarrowNames(
  part: NamesPart,
): (query: string, selectedFilters: SearchFilters) => NamesPart {
  const texts = part.records.map(textOf);
  return (query, selectedFilters) => {
    const { text, filters: typedFilters } = parseQuery(query);
    const filters = { ...selectedFilters, ...typedFilters };
    const plan = planQuery(text, part.locale);
    const starts = plan.units.map(({ word }) => startOf(word));
    const synonyms = part.synonyms.filter((terms) =>
      terms.some((term) => starts.some((start) => startOf(term) === start || term.includes(` ${start}`))),
    );
    const translations = createTranslate(synonyms, part.locale)(plan);
    const needles = [...new Set([...starts, ...translations.flatMap(({ terms }) => terms.map(startOf))])];
    const candidates = part.records.flatMap((record, id) => {
      if (!passesFilters(record, filters)) return [];
      const matched = needles.filter((start) => texts[id]?.includes(start)).length;
      return matched > 0 || text === '' ? [{ id, matched, weight: record.weight }] : [];
    });
    const best = candidates
      .sort((a, b) => b.matched - a.matched || b.weight - a.weight)
      .slice(0, MAX_RECORDS);
    const ids = new Set(best.map(({ id }) => id));
    return { ...part, synonyms, records: part.records.filter((_, id) => ids.has(id)) };
  };
}
