import {
  Comment,
  Converter,
  ReflectionKind,
  type Application,
  type CommentTag,
  type Reflection,
} from 'typedoc';
import { defaultLocale, translatedLocales } from '../../../../src/locales/locales';

/** English tag → the tag that carries its translation, with the locale's capitalized code instead of `Uk`. */
const TRANSLATED_TAGS = [
  '@param',
  '@typeParam',
  '@returns',
  '@throws',
  '@remarks',
  '@deprecated',
  '@defaultValue',
] as const;

/** Every block tag that can hold a translation, for TypeDoc's `blockTags` option. */
export function translationTags(locale: string): `@${string}`[] {
  return [localeTag(locale), ...TRANSLATED_TAGS.map((tag) => translatedTag(tag, locale))];
}

/** The tag of a translated summary: `@uk`, or `@ptBR` for `pt-BR`, since a tag has letters only. */
function localeTag(locale: string): `@${string}` {
  return `@${locale.replace(/[^a-z]/gi, '')}`;
}

function translatedTag(tag: string, locale: string): `@${string}` {
  const name = tag.slice(1);
  return `${localeTag(locale)}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/**
 * Makes TypeDoc show one language: in the run of a translated locale the text of `@uk` takes the place of the summary and
 * `@ukParam` that of `@param`; in every run the translation tags themselves vanish.
 *
 * @returns Says whether a summary is still in the source language in a translated run.
 */
export function useLocaleComments(
  app: Application,
  locale: string,
): { isForeign: (text: Comment | CommentTag | undefined) => boolean } {
  const foreign = new WeakSet<Comment | CommentTag>();
  const drop = new Set(translatedLocales.flatMap(translationTags));
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    (context: { project: { reflections: Record<number, Reflection> } }) => {
      for (const reflection of Object.values(context.project.reflections)) {
        const { comment } = reflection;
        if (!comment) continue;
        if (locale !== defaultLocale) translate(reflection, comment);
        comment.blockTags = comment.blockTags.filter(({ tag }) => !drop.has(tag));
      }
    },
    -1000,
  );

  function translate(reflection: Reflection, comment: Comment): void {
    const own = localeTag(locale);
    const summary = comment.blockTags.find(({ tag }) => tag === own);
    if (summary) comment.summary = summary.content;
    else if (
      comment.summary.length > 0 &&
      !reflection.kindOf(ReflectionKind.Parameter | ReflectionKind.TypeParameter)
    )
      foreign.add(comment);
    const named = (tag: string) =>
      comment.blockTags.filter((each) => each.tag === translatedTag(tag, locale));
    if (reflection.isSignature()) {
      nameDescriptions(named('@param'), reflection.parameters ?? []);
      nameDescriptions(named('@typeParam'), reflection.typeParameters ?? []);
    } else if ('typeParameters' in reflection && Array.isArray(reflection.typeParameters)) {
      nameDescriptions(named('@typeParam'), reflection.typeParameters as Reflection[]);
    }
    for (const tag of ['@returns', '@throws', '@remarks', '@deprecated', '@defaultValue'] as const) {
      const translations = named(tag);
      comment.blockTags
        .filter((each) => each.tag === tag)
        .forEach((original, index) => {
          const translation = translations[index];
          if (translation) original.content = translation.content;
          else if (!isCodeOnly(original)) foreign.add(original);
        });
    }
    for (const each of comment.blockTags) {
      if (['@example', '@see'].includes(each.tag) && !isCodeOnly(each)) foreign.add(each);
    }
  }

  function nameDescriptions(tags: readonly CommentTag[], targets: readonly Reflection[]): void {
    for (const target of targets) {
      const tag = tags.find(
        (each) => leadingName(each) === target.name.replace(/^__namedParameters$/, 'options'),
      );
      if (tag) target.comment = new Comment(withoutLeadingName(tag));
      else if (target.comment) foreign.add(target.comment);
    }
  }

  return { isForeign: (text) => text !== undefined && foreign.has(text) };
}

/** Code and links to symbols need no language mark. */
function isCodeOnly(tag: CommentTag): boolean {
  return tag.content.every((part) => part.kind !== 'text' || /^[\s\-.,;]*$/.test(part.text));
}

const LEADING_NAME = /^\s*([\w$]+)\s*[-–—:]?\s*/;

function leadingName(tag: CommentTag): string | undefined {
  return tag.name ?? LEADING_NAME.exec(tag.content[0]?.text ?? '')?.[1];
}

function withoutLeadingName(tag: CommentTag): CommentTag['content'] {
  if (tag.name) return tag.content;
  const [first, ...rest] = tag.content;
  if (!first) return [];
  return [{ ...first, text: first.text.replace(LEADING_NAME, '') } as typeof first, ...rest];
}
