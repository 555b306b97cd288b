import { contentPages, langOf, localeOf, type Rule } from './site';

/** Every page has one `h1`, and no heading below it skips a level. */
export const headings: Rule = (site) =>
  [...site.pages.values()].flatMap((page) => {
    if (page.refresh !== null) return [];
    const findings = [];
    if (page.h1Count !== 1)
      findings.push({ file: page.file, what: `has ${page.h1Count} h1 elements. Expected exactly one.` });
    let last = 0;
    for (const { level, text } of page.headings) {
      if (level > last + 1) {
        findings.push({
          file: page.file,
          what: `the heading "${text}" has level ${level} after a heading with level ${last}. Expected at most ${last + 1}.`,
        });
      }
      last = level;
    }
    return findings;
  });

/** IDs are unique on each page. */
export const uniqueIds: Rule = (site) =>
  [...site.pages.values()].flatMap((page) => {
    const repeated = new Set(page.ids.filter((id, index) => page.ids.indexOf(id) !== index));
    return [...repeated].map((id) => ({ file: page.file, what: `the ID "${id}" is used more than once.` }));
  });

/** No page contains a NUL character, which attributes display as a question mark in a box. */
export const strayCharacters: Rule = (site) =>
  [...site.pages.values()].flatMap((page) =>
    page.invalidCharacterContext.map((near) => ({
      file: page.file,
      what: `there is a NUL or U+FFFD character near "${near}".`,
    })),
  );

/** Every image has an `alt` attribute; it may be empty. */
export const alternativeTexts: Rule = (site) =>
  [...site.pages.values()].flatMap((page) =>
    page.imagesWithoutAlt.map((src) => ({ file: page.file, what: `the image ${src} has no alt attribute.` })),
  );

/** Every page has a language, a title, and a description. */
export const head: Rule = (site, facts) => [
  ...[...site.pages.values()].flatMap((page) => {
    const expected = langOf(localeOf(page.path, facts), facts);
    return page.refresh === null && page.lang !== expected
      ? [
          {
            file: page.file,
            what: `<html lang> is ${page.lang === null ? 'missing' : `"${page.lang}"`}. Expected "${expected}".`,
          },
        ]
      : [];
  }),
  ...contentPages(site).flatMap((page) => [
    ...(page.title === '' ? [{ file: page.file, what: 'has no title.' }] : []),
    ...(page.description === '' ? [{ file: page.file, what: 'has no description.' }] : []),
    ...(page.canonical === null ? [{ file: page.file, what: 'has no canonical link.' }] : []),
  ]),
];
