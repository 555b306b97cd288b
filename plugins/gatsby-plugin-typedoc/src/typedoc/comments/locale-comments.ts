import {
  Comment,
  ReflectionKind,
  type CommentTag,
  type ProjectReflection,
  type Reflection,
  type SignatureReflection,
} from 'typedoc';
import {
  localeTag,
  TRANSLATED_TAGS,
  translatedTag,
  translationTags,
} from '../../../../../src/model/translation-tags';
import { propertiesIn } from '../pages/type-members';
import { defaultLocale, translatedLocales, type Locale } from '../../../../../src/locales/locales';

/** A converted project's comments, shown in one language at a time. */
interface LocaleComments {
  /**
   * Sets all comments to a language. For a translated one, `@uk` replaces the summary and
   * `@ukParam` replaces `@param`. Removes the translation tags.
   */
  show: (locale: Locale) => void;
  /** Checks whether a text is untranslated in the current language. */
  isUntranslated: (text: Comment | CommentTag | undefined) => boolean;
}

/** Saves a project's original comments, so that one conversion is enough for all languages. */
export function createLocaleComments(project: ProjectReflection): LocaleComments {
  const foreign = new WeakSet<Comment | CommentTag>();
  const drop = new Set(translatedLocales.flatMap(translationTags));
  const originals = Object.values(project.reflections).map(
    (reflection) => [reflection, reflection.comment] as const,
  );

  function show(locale: Locale): void {
    for (const [reflection, original] of originals) {
      if (original) reflection.comment = original.clone();
      else delete reflection.comment;
    }
    if (locale !== defaultLocale) {
      for (const [reflection] of originals)
        if (reflection.comment) translate(reflection, reflection.comment, localeTag(locale));
      for (const [reflection] of originals)
        if (reflection.isSignature()) translateOptions(reflection, localeTag(locale));
    }
    for (const [{ comment }] of originals) {
      if (!comment) continue;
      comment.blockTags = comment.blockTags.filter(({ tag }) => !drop.has(tag));
    }
  }

  function translate(reflection: Reflection, comment: Comment, own: `@${string}`): void {
    const summary = comment.blockTags.find(({ tag }) => tag === own);
    if (summary) comment.summary = summary.content;
    else if (
      comment.summary.length > 0 &&
      !reflection.kindOf(ReflectionKind.Parameter | ReflectionKind.TypeParameter)
    )
      foreign.add(comment);
    const named = (tag: string) => comment.blockTags.filter((each) => each.tag === translatedTag(tag, own));
    if (reflection.isSignature()) {
      nameDescriptions(named('@param'), reflection.parameters ?? []);
      nameDescriptions(named('@typeParam'), reflection.typeParameters ?? []);
    } else if ('typeParameters' in reflection && Array.isArray(reflection.typeParameters)) {
      nameDescriptions(named('@typeParam'), reflection.typeParameters as Reflection[]);
    }
    for (const original of comment.blockTags.filter(({ tag }) => ['@param', '@typeParam'].includes(tag))) {
      const translation = named(original.tag).find((each) => leadingName(each) === original.name);
      if (translation) original.content = withoutLeadingName(translation);
      else foreign.add(original);
    }
    for (const tag of ['@returns', '@throws', '@remarks', '@deprecated', '@defaultValue'] as const) {
      const translations = named(tag);
      comment.blockTags
        .filter((each) => each.tag === tag)
        .forEach((original, index) => {
          const translation = translations[index];
          if (translation) {
            original.content = translation.content;
            original.typeAnnotation = translation.typeAnnotation ?? original.typeAnnotation;
          } else if (!isCodeOnly(original)) foreign.add(original);
        });
    }
    for (const each of comment.blockTags) {
      if (!(TRANSLATED_TAGS as readonly string[]).includes(each.tag) && !isCodeOnly(each)) foreign.add(each);
    }
  }

  /** Translates `@param options.limit`, whose text TypeDoc moves to the property. */
  function translateOptions({ comment, parameters = [] }: SignatureReflection, own: `@${string}`): void {
    for (const tag of comment?.blockTags.filter((each) => each.tag === translatedTag('@param', own)) ?? []) {
      const option = parameters
        .flatMap(({ type, name }) => propertiesIn(type, name))
        .find(({ path }) => path === leadingName(tag));
      if (option) option.property.comment = new Comment(withoutLeadingName(tag));
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

  return { show, isUntranslated: (text) => text !== undefined && foreign.has(text) };
}

/** Code and symbol links need no language mark, but an example's title does. */
function isCodeOnly(tag: CommentTag): boolean {
  if (tag.tag === '@example' && tag.name) return false;
  return tag.content.every((part) => part.kind !== 'text' || /^[\s\-.,;]*$/.test(part.text));
}

const LEADING_NAME = /^\s*([\w$.]+)\s*[-–—:]?\s*/;

function leadingName(tag: CommentTag): string | undefined {
  return tag.name ?? LEADING_NAME.exec(tag.content[0]?.text ?? '')?.[1];
}

function withoutLeadingName(tag: CommentTag): CommentTag['content'] {
  if (tag.name) return tag.content;
  const [first, ...rest] = tag.content;
  if (!first) return [];
  return [{ ...first, text: first.text.replace(LEADING_NAME, '') } as typeof first, ...rest];
}
