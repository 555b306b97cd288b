import { langOf } from '../../../src/locales/locales';
import { splitPath } from '../../../src/model/docs/addresses';
import { hashSource } from '../../../src/node/content-policy';
import { allPages, contentPages, pageRule, type Rule } from './site';

/** Every page has one `h1`, and no heading below it skips a level. */
export const headings = pageRule(allPages, (page) => {
  if (page.refresh !== null) return [];
  return [
    page.h1Count !== 1 && `has ${page.h1Count} h1 elements. Expected exactly one.`,
    ...page.headings.map(({ level, text }, index) => {
      const last = page.headings[index - 1]?.level ?? 0;
      return (
        level > last + 1 &&
        `the heading "${text}" has level ${level} after a heading with level ${last}. Expected at most ${last + 1}.`
      );
    }),
  ];
});

/** Every level-2 and level-3 heading with an ID has a link to it, whose title contains its text. */
export const headingLinks = pageRule(allPages, ({ unlinkedHeadings }) =>
  unlinkedHeadings.map((text) => `the heading "${text}" has no link to it, or its title is wrong.`),
);

/** IDs are unique on each page. */
export const uniqueIds = pageRule(allPages, ({ ids }) => {
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map((id) => `the ID "${id}" is used more than once.`);
});

/** No page contains a NUL character, which attributes display as a question mark in a box. */
export const strayCharacters = pageRule(allPages, ({ invalidCharacterContext }) =>
  invalidCharacterContext.map((near) => `there is a NUL or U+FFFD character near "${near}".`),
);

/** Every image has an `alt` attribute; it may be empty. */
export const alternativeTexts = pageRule(allPages, ({ imagesWithoutAlt }) =>
  imagesWithoutAlt.map((src) => `the image ${src} has no alt attribute.`),
);

const language = pageRule(allPages, (page) => {
  const expected = langOf(splitPath(page.path).locale);
  const actual = page.lang === null ? 'missing' : `"${page.lang}"`;
  return [
    page.refresh === null && page.lang !== expected && `<html lang> is ${actual}. Expected "${expected}".`,
  ];
});

const description = pageRule(contentPages, (page) => [
  page.title === '' && 'has no title.',
  page.description === '' && 'has no description.',
  page.canonical === null && 'has no canonical link.',
]);

/** Every page has a language, a title, and a description. */
export const head: Rule = (site, settings) => [...language(site, settings), ...description(site, settings)];

/** The Content-Security-Policy blocks nothing in a page. */
export const contentPolicy = pageRule(allPages, ({ scan: { scripts, styles, forbidden } }, _, { policy }) => {
  const isBlocked = (text: string) => !policy.includes(hashSource(text));
  return [
    ...scripts
      .filter(isBlocked)
      .map(
        (text) =>
          `the policy blocks the inline script ${shorten(text)}. Move it to src/inline-scripts, or remove it.`,
      ),
    ...styles
      .filter(isBlocked)
      .map((text) => `the policy blocks the inline style sheet ${shorten(text)}. Move it to a CSS file.`),
    ...forbidden.map(
      (tag) =>
        `the policy doesn't allow ${shorten(tag)}. Use a class instead of a style attribute, an event listener instead of an on… attribute, and only files of this site.`,
    ),
  ];
});

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > 100 ? `${line.slice(0, 100)}…` : line}"`;
}
