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
} from '../../../../../src/model/reference/translation-tags';
import { propertiesIn } from '../pages/type-members';
import { defaultLocale, translatedLocales, type Locale } from '../../../../../src/locales/locales';

/** A converted project's comments, shown in one language at a time. */
interface LocaleComments {
  /**
   * Sets all comments to a language. For a translated one, `@uk` replaces the summary and
   * `@ukParam` replaces `@param`. Removes the translation tags.
   */
  show: (locale: Locale) => void;
  /** Checks whether a comment or tag has no translation in the current language. */
  isUntranslated: (text: Comment | CommentTag | undefined) => boolean;
}

/** Comments and tags that a translated page shows in the default language. */
type Untranslated = WeakSet<Comment | CommentTag>;

/** Saves a project's original comments, so that one conversion is enough for all languages. */
export function createLocaleComments(project: ProjectReflection): LocaleComments {
  const untranslated: Untranslated = new WeakSet();
  const dropped = new Set(translatedLocales.flatMap(translationTags));
  const reflections = Object.values(project.reflections);
  const originals = new Map(reflections.map((reflection) => [reflection, reflection.comment]));

  function show(locale: Locale): void {
    for (const [reflection, original] of originals) {
      if (original) reflection.comment = original.clone();
      else delete reflection.comment;
    }
    if (locale !== defaultLocale) {
      for (const reflection of reflections) translate(reflection, localeTag(locale), untranslated);
      for (const reflection of reflections) translateOptions(reflection, localeTag(locale));
    }
    for (const { comment } of reflections)
      if (comment) comment.blockTags = comment.blockTags.filter(({ tag }) => !dropped.has(tag));
  }

  return { show, isUntranslated: (text) => text !== undefined && untranslated.has(text) };
}

function translate(reflection: Reflection, own: `@${string}`, untranslated: Untranslated): void {
  const { comment } = reflection;
  if (!comment) return;
  const summary = comment.blockTags.find(({ tag }) => tag === own);
  const isParameter = reflection.kindOf(ReflectionKind.Parameter | ReflectionKind.TypeParameter);
  if (summary) comment.summary = summary.content;
  else if (comment.summary.length > 0 && !isParameter) untranslated.add(comment);
  const { parameters = [], typeParameters = [] } = reflection as Partial<SignatureReflection>;
  translateByName(parameters, translationsOf('@param', comment.blockTags, own), untranslated);
  translateByName(typeParameters, translationsOf('@typeParam', comment.blockTags, own), untranslated);
  for (const tag of comment.blockTags) translateTag(tag, comment.blockTags, own, untranslated);
}

function translationsOf(tag: string, tags: readonly CommentTag[], own: `@${string}`): CommentTag[] {
  return tags.filter((each) => each.tag === translatedTag(tag, own));
}

/** Sets the comments of parameters. `@ukParam` translates them by name. */
function translateByName(
  targets: readonly Reflection[],
  tags: readonly CommentTag[],
  untranslated: Untranslated,
): void {
  for (const target of targets) {
    const name = target.name.replace(/^__namedParameters$/, 'options');
    const tag = tags.find((each) => leadingName(each) === name);
    if (tag) target.comment = new Comment(withoutLeadingName(tag));
    else if (target.comment) untranslated.add(target.comment);
  }
}

function translateTag(
  tag: CommentTag,
  tags: readonly CommentTag[],
  own: `@${string}`,
  untranslated: Untranslated,
): void {
  const translations = translationsOf(tag.tag, tags, own);
  if (tag.tag === '@param' || tag.tag === '@typeParam') {
    const translation = translations.find((each) => leadingName(each) === tag.name);
    if (translation) tag.content = withoutLeadingName(translation);
    else untranslated.add(tag);
    return;
  }
  // The first `@ukThrows` translates the first `@throws`.
  const translation = translations[tags.filter((each) => each.tag === tag.tag).indexOf(tag)];
  if (translation && (TRANSLATED_TAGS as readonly string[]).includes(tag.tag)) {
    tag.content = translation.content;
    tag.typeAnnotation = translation.typeAnnotation ?? tag.typeAnnotation;
  } else if (!isCodeOnly(tag)) untranslated.add(tag);
}

/** Translates `@param options.limit`, whose text TypeDoc moves to the property. */
function translateOptions(reflection: Reflection, own: `@${string}`): void {
  if (!reflection.isSignature()) return;
  const { comment, parameters = [] } = reflection;
  for (const tag of translationsOf('@param', comment?.blockTags ?? [], own)) {
    const option = parameters
      .flatMap(({ type, name }) => propertiesIn(type, name))
      .find(({ path }) => path === leadingName(tag));
    if (option) option.property.comment = new Comment(withoutLeadingName(tag));
  }
}

/**
 * Checks whether a tag contains only code and symbol links, so that it needs no language mark. An
 * example's title needs one.
 */
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
