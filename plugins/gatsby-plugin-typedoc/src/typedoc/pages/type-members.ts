import {
  Comment,
  ReflectionKind,
  type DeclarationReflection,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';

/** A documented property of an object type, and its path, such as `options.retry.limit`. */
interface NestedProperty {
  path: string;
  property: DeclarationReflection;
  comment: Comment | undefined;
}

/** Lists the object and function types that a type's source contains. */
function literalsIn(type: SomeType | undefined): DeclarationReflection[] {
  switch (type?.type) {
    case 'reflection':
      return [type.declaration];
    case 'union':
    case 'intersection':
      return type.types.flatMap(literalsIn);
    case 'array':
    case 'optional':
    case 'rest':
      return literalsIn(type.elementType);
    case 'tuple':
      return type.elements.flatMap(literalsIn);
    case 'namedTupleMember':
      return literalsIn(type.element);
    case 'typeOperator':
      return literalsIn(type.target);
    case 'reference':
      return (type.typeArguments ?? []).flatMap(literalsIn);
    case 'conditional':
      return [type.trueType, type.falseType].flatMap(literalsIn);
    case 'mapped':
      return literalsIn(type.templateType);
    default:
      return [];
  }
}

/**
 * Returns a declaration's comment. It may be at the first signature or accessor. TypeDoc copies
 * the comment of a base class or interface to the declaration even if the accessor has its own.
 */
export function commentOf(declaration: DeclarationReflection): Comment | undefined {
  const { comment, signatures, getSignature, setSignature } = declaration;
  return getSignature?.comment ?? setSignature?.comment ?? comment ?? signatures?.[0]?.comment;
}

/** Lists the documented properties, at any depth, of the object types in a type. */
export function propertiesIn(type: SomeType | undefined, path: string): NestedProperty[] {
  const own = literalsIn(type).flatMap(({ children = [] }) =>
    children.flatMap((property): NestedProperty[] => {
      const name = path ? `${path}.${property.name}` : property.name;
      const comment = commentOf(property);
      const nested = propertiesIn(property.type, name);
      return comment || nested.length > 0 ? [{ path: name, property, comment }, ...nested] : [];
    }),
  );
  return [...own, ...highlightedIn(type, path)];
}

/** Removes repetitions of what describes a property: the types of a union may share it. */
export function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** Lists the properties of a named type that a `@param options.limit` describes. */
function highlightedIn(type: SomeType | undefined, path: string): NestedProperty[] {
  if (type?.type !== 'reference' || !type.highlightedProperties) return [];
  const target = type.reflection as DeclarationReflection | undefined;
  return [...type.highlightedProperties].flatMap(([name, text]) => {
    const property = target?.getChildOrTypePropertyByName(name.split('.'));
    return property ? [{ path: `${path}.${name}`, property, comment: new Comment(text) }] : [];
  });
}

/** Lists the members of a type alias or variable with object types, if any member is documented. */
export function literalMembers(symbol: DeclarationReflection): DeclarationReflection[] {
  const { type } = symbol;
  if (!symbol.kindOf(ReflectionKind.TypeAlias | ReflectionKind.Variable)) return [];
  if (!type || !['reflection', 'union', 'intersection'].includes(type.type)) return [];
  return propertiesIn(type, '').length === 0 ? [] : literalsIn(type).flatMap(({ children = [] }) => children);
}

/** A function in a type, and its path, such as `options.onError`. */
interface NestedFunction {
  path: string;
  signature: SignatureReflection;
}

/** Lists the functions in a type, at any depth of its object types. */
export function functionsIn(type: SomeType | undefined, path: string): NestedFunction[] {
  const at = (name: string) => (signature: SignatureReflection) => ({ path: name, signature });
  return [
    ...signaturesIn(type).map(at(path)),
    ...propertiesIn(type, path).flatMap(({ path: name, property }) =>
      [...(property.signatures ?? []), ...signaturesIn(property.type)].map(at(name)),
    ),
  ];
}

function signaturesIn(type: SomeType | undefined): SignatureReflection[] {
  return literalsIn(type).flatMap(({ signatures = [] }) => signatures);
}

/** Lists index signatures, and the call signatures of a variable with an object type. */
export function unnamedSignatures(symbol: DeclarationReflection): SignatureReflection[] {
  const literals = symbol.children ? [] : literalsIn(symbol.type);
  const calls = literalMembers(symbol).length > 0 ? signaturesIn(symbol.type) : [];
  return [...calls, ...[symbol, ...literals].flatMap(({ indexSignatures = [] }) => indexSignatures)];
}

/** Checks whether a signature's comment or types say more than its summary and what it takes and returns. */
export function isDescribed({
  comment,
  parameters = [],
  typeParameters = [],
  type,
}: SignatureReflection): boolean {
  return (
    (comment?.blockTags.length ?? 0) > 0 ||
    [...parameters, ...typeParameters].some((each) => each.comment) ||
    [type, ...parameters.map((each) => each.type)].some((each) => propertiesIn(each, '').length > 0)
  );
}
