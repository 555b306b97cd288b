import { indexTerms } from '../../search/language/analyze';
import { paradigms } from './paradigms.fixture';
import { readGlossary } from '../../search/records/read-glossary';

// The index term for one word; «тайм-аут» is indexed as a whole.
const termOf = (word: string): string => indexTerms(word, 'uk', { stopWords: true }).at(-1) ?? '';

describe('stemming glossary terms', () => {
  const lemmas = [...new Set(readGlossary('content/uk/glossary.yml').map(({ uk }) => uk))].filter((term) =>
    /^[\p{sc=Cyrillic}’-]+$/u.test(term),
  );

  it('is tested with enough words', () => {
    expect(lemmas.length).toBeGreaterThan(100);
    expect(paradigms.length).toBeGreaterThanOrEqual(60);
    expect(paradigms.filter(({ forms }) => forms.length < 4).map(({ lemma }) => lemma)).toEqual(['метадані']);
  });

  it('merges at most 2 % of term pairs', () => {
    const pairs = lemmas.flatMap((one, at) => lemmas.slice(at + 1).map((other) => [one, other] as const));
    const merged = pairs.filter(([one, other]) => termOf(one) === termOf(other));
    expect(merged.length / pairs.length).toBeLessThanOrEqual(0.02);
  });

  it('returns a stem shared with another term for at most 2 % of terms', () => {
    const shared = lemmas.filter((one) =>
      lemmas.some((other) => other !== one && termOf(other) === termOf(one)),
    );
    expect(shared.length / lemmas.length).toBeLessThanOrEqual(0.02);
  });

  it('reduces at least 90 % of forms to the stem of their lemma', () => {
    const forms = paradigms.flatMap(({ lemma, forms: all }) => all.map((form) => [lemma, form] as const));
    const missed = forms.filter(([lemma, form]) => termOf(lemma) !== termOf(form));
    expect(missed.length / forms.length).toBeLessThanOrEqual(0.1);
  });
});
