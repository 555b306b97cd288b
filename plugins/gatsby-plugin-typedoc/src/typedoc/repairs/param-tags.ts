import {
  Comment,
  type CommentDisplayPart,
  type CommentTag,
  type Context,
  type ParameterReflection,
  type Reflection,
  type SignatureReflection,
} from 'typedoc';
import ts from 'typescript';
import { functionsIn, propertiesIn } from '../pages/type-members';

/** The `@param` tags of a comment with their names in the source, and the signature that they describe. */
interface WrittenTags {
  tags: { tag: CommentTag; name: string }[];
  signature: SignatureReflection;
}

const writtenTags = new WeakMap<Reflection, WrittenTags>();
const lostTags = new WeakMap<Reflection, string[]>();

/** Lists the `@param` tags of a comment whose text no page shows. */
export function lostParams(reflection: Reflection): readonly string[] {
  return lostTags.get(reflection) ?? [];
}

/**
 * Adapts `@param` tags that TypeDoc wouldn't find a parameter for, and remembers all of them: TypeDoc
 * deletes those without a parameter.
 *
 * @param context - The state of the conversion, before TypeDoc moves the tags to the parameters.
 */
export function prepareParams(context: Context): void {
  for (const reflection of Object.values(context.project.reflections)) {
    const tags = reflection.comment?.getTags('@param') ?? [];
    const signature = signatureOf(reflection);
    if (tags.length === 0 || !signature || reflection.comment?.inheritedFromParentDeclaration) continue;
    writtenTags.set(reflection, { tags: tags.map((tag) => ({ tag, name: tag.name ?? '' })), signature });
    for (const tag of tags) if (tag.name) tag.name = tag.name.replace(/^\.{3}/, '');
    nameDestructured(signature, tags, context);
  }
}

/** Finds the signature that TypeDoc moves the tags of a comment to. */
function signatureOf(reflection: Reflection): SignatureReflection | undefined {
  if (reflection.isSignature()) return reflection;
  if (!reflection.isDeclaration() && !reflection.isParameter()) return undefined;
  const { type } = reflection;
  const owner = type?.type === 'reflection' ? type.declaration : reflection;
  const [signature, ...others] = owner.isDeclaration() ? owner.getNonIndexSignatures() : [];
  return others.length === 0 && !signature?.comment ? signature : undefined;
}

/**
 * Matches tags with destructured parameters. TypeDoc names such a parameter after the first tag that
 * describes no other one, even if that is a property: `@param name` for `{ name }`. It finds no parameter for
 * `@param options.name` without a `@param options`.
 */
function nameDestructured(
  { parameters = [] }: SignatureReflection,
  tags: readonly CommentTag[],
  context: Context,
): void {
  const unused = tags.filter(({ name }) => !parameters.some((each) => each.name === name?.split('.')[0]));
  for (const parameter of parameters.filter(({ name }) => name === DESTRUCTURED)) {
    const properties = propertiesOf(parameter, context);
    for (const tag of unused) {
      const property = properties.get(tag.name ?? '');
      if (property) tag.name = `${DESTRUCTURED}.${property}`;
    }
    if (unused.some(({ name }) => name && !name.includes('.'))) continue;
    const nested = unused.find(({ name }) => name && !name.startsWith(DESTRUCTURED));
    parameter.name = nested?.name?.split('.')[0] ?? parameter.name;
  }
}

/** TypeDoc's name for a destructured parameter. */
const DESTRUCTURED = '__namedParameters';

/** Maps the names of the variables in a destructured parameter to the properties they come from. */
function propertiesOf(parameter: ParameterReflection, context: Context): Map<string, string> {
  const declaration = context.getSymbolFromReflection(parameter)?.valueDeclaration;
  const pattern = declaration && ts.isParameter(declaration) ? declaration.name : undefined;
  const elements = pattern && ts.isObjectBindingPattern(pattern) ? pattern.elements : [];
  return new Map(
    elements
      .filter(({ dotDotDotToken }) => !dotDotDotToken)
      .map(({ name, propertyName }) => [name.getText(), (propertyName ?? name).getText()]),
  );
}

/**
 * Finds the `@param` tags whose text didn't get to a parameter, a property, or a callback's parameter.
 *
 * @param context - The state of the conversion, after TypeDoc has moved the tags and before it resolves links.
 */
export function findLostParams(context: Context): void {
  for (const reflection of Object.values(context.project.reflections)) {
    const written = writtenTags.get(reflection);
    if (!written) continue;
    const described = new Set(descriptionsIn(written.signature));
    const lost = written.tags.filter(
      ({ tag: { name = '', content } }) =>
        content.length > 0 && !described.has(describe(name.replace(/^<(.*)>$/, '$1'), content)),
    );
    lostTags.set(
      reflection,
      lost.map(({ name }) => `@param ${name}`.trim()),
    );
  }
}

/** Lists the names and descriptions that the page of a signature shows for its parameters. */
function descriptionsIn({ parameters = [], typeParameters = [] }: SignatureReflection): string[] {
  const own = [...parameters, ...typeParameters].map(({ name, comment }) => describe(name, comment?.summary));
  const nested = parameters.flatMap(({ name, type }) => [
    ...propertiesIn(type, name).map(({ path, comment }) => describe(path, comment?.summary)),
    ...functionsIn(type, name).flatMap(({ path, signature }) =>
      descriptionsIn(signature).map((each) => `${path}.${each}`),
    ),
  ]);
  return [...own, ...nested];
}

function describe(name: string, text: readonly CommentDisplayPart[] = []): string {
  return `${name} ${Comment.combineDisplayParts(text)}`;
}
