import { defaultLocale } from '../../locales/locales';
import { analyze } from '../language/analyze';
import { WILDCARD, type TypeNode } from './type-node';

// The weight of a type that equals the requested one once unwrapped.
const WRAPPERS: ReadonlyMap<string, number> = new Map([
  ['promise', 0.7],
  ['observable', 0.6],
  ['array', 0.5],
  ['partial', 0.8],
  ['required', 0.8],
  ['readonly', 0.9],
  ['maybe', 0.9],
]);

const ANY_ASKED = 0.9;
const ARGUMENTS_NOT_ASKED = 0.85;
const ARGUMENTS_SHARE = 0.6;
const OTHER_GENERIC = 0.6;
const GENERIC_FOR_CONCRETE = 0.3;
const ANYTHING_TAKEN = 0.25;
const PART_OF_NAME = 0.45;
const ONE_OF_UNION = 0.9;
const FUNCTION_TYPE = 0.7;

const lower = ({ name }: TypeNode): string => name.toLowerCase();
// T, ID, ENTITY, ACCESS_TOKEN: the type parameters of a class, which its methods' signatures do not list. Three capitals
// are rather an abbreviation (URL).
const isGeneric = (name: string): boolean => /^(?:[A-Z]{1,2}|[A-Z]{4,}|[A-Z]+(?:_[A-Z]+)+)$/.test(name);
const isNothing = (node: TypeNode): boolean => /^(?:undefined|null)$/.test(node.name);
const best = (scores: readonly number[]): number => Math.max(0, ...scores);
const average = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);

function nameWords(name: string): Set<string> {
  return new Set(analyze(name, defaultLocale).flatMap((token) => token.parts.map((part) => part.word)));
}

/** `Job` is in `JobDefinition`, `user store` types are not in `string`. */
function isPartOfName(asked: string, actual: string): boolean {
  const words = nameWords(actual);
  const wanted = [...nameWords(asked)];
  return words.size > 1 && wanted.length > 0 && wanted.every((word) => words.has(word));
}

function unwrapped(asked: TypeNode, actual: TypeNode, generics: ReadonlySet<string>): number {
  const [inActual, inAsked] = [actual.args[0], asked.args[0]];
  return best([
    inActual ? (WRAPPERS.get(lower(actual)) ?? 0) * similarity(asked, inActual, generics) : 0,
    inAsked ? (WRAPPERS.get(lower(asked)) ?? 0) * similarity(inAsked, actual, generics) : 0,
  ]);
}

function sameName(asked: TypeNode, actual: TypeNode, generics: ReadonlySet<string>): number {
  if (asked.args.length === 0) return actual.args.length === 0 ? 1 : ARGUMENTS_NOT_ASKED;
  const pairs = asked.args.map((node, at) => {
    const other = actual.args[at];
    return other ? similarity(node, other, generics) : 0;
  });
  // The name alone is not an answer to one who asks for more: `Promise<User>` is not `Promise<void>`.
  return pairs.every((pair) => pair === 0) ? 0 : 1 - ARGUMENTS_SHARE + ARGUMENTS_SHARE * average(pairs);
}

function ofUnion(asked: TypeNode, actual: TypeNode, generics: ReadonlySet<string>): number {
  const members = actual.args.filter((node) => !isNothing(node));
  const found = best(members.map((member) => similarity(asked, member, generics)));
  return members.length === 1 ? found : found * ONE_OF_UNION;
}

/**
 * How well a type answers to the one that is asked for.
 *
 * @param asked from the query; its names match in any case
 * @param actual from a signature
 * @param generics the names of the signature's type parameters
 * @returns 0 (not at all) to 1 (the same)
 */
export function similarity(asked: TypeNode, actual: TypeNode, generics: ReadonlySet<string>): number {
  if (asked.name === WILDCARD) return ANY_ASKED;
  if (asked.name === '|') return average(asked.args.map((node) => similarity(node, actual, generics)));
  if (actual.name === '|') return ofUnion(asked, actual, generics);
  if (actual.name === '&') return best(actual.args.map((node) => similarity(asked, node, generics)));
  if (asked.name === '=>' && actual.name === 'Function') return FUNCTION_TYPE;
  const same = lower(asked) === lower(actual) ? sameName(asked, actual, generics) : 0;
  if (same > 0) return same;
  const wrapped = unwrapped(asked, actual, generics);
  if (generics.has(actual.name) || isGeneric(actual.name))
    return best([isGeneric(asked.name) ? OTHER_GENERIC : GENERIC_FOR_CONCRETE, wrapped]);
  if (/^(?:any|unknown)$/.test(actual.name)) return ANYTHING_TAKEN;
  return best([wrapped, asked.args.length === 0 && isPartOfName(asked.name, actual.name) ? PART_OF_NAME : 0]);
}
