import { WILDCARD, type TypeNode } from './type-node';

// Needed by "string -> string": a function that returns a promise is ranked after one that doesn't.
const PROMISE_WEIGHT = 0.7;

// Needed by "(entity: T) => Promise<T>": signatures name their type parameters differently.
const TYPE_PARAMETER_WEIGHT = 0.9;
const isTypeParameter = (name: string): boolean => /^(?:[A-Z][A-Z\d_]*|T[A-Z][a-z]+)$/.test(name);

const best = (scores: readonly number[]): number => Math.max(0, ...scores);
const average = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) / scores.length;

function compareArguments(wanted: TypeNode, actual: TypeNode): number {
  // `-> Promise` matches every promise.
  if (wanted.args.length === 0) return 1;
  return average(
    wanted.args.map((node, at) => {
      const argument = actual.args[at];
      return argument ? similarity(node, argument) : 0;
    }),
  );
}

/**
 * Compares a type from a query with a type from a signature.
 *
 * @param wanted - The type in the query; its names match in any case.
 * @param actual - The type in the signature.
 * @returns 0 (unrelated) to 1 (equal).
 */
export function similarity(wanted: TypeNode, actual: TypeNode): number {
  if (wanted.name === WILDCARD) return 1;
  const isSameName = wanted.name.toLowerCase() === actual.name.toLowerCase();
  // Needed by "object -> string": the function takes a record.
  if (wanted.name === 'object' && /^(?:Record|\{\})$/.test(actual.name)) return 1;
  const score = isSameName ? compareArguments(wanted, actual) : 0;
  if (score > 0) return score;
  if (/^[A-Z]$/.test(wanted.name) && isTypeParameter(actual.name)) return TYPE_PARAMETER_WEIGHT;
  // Needed by "Partial<StartDbOptions> -> StartedDb": the parameter may also be undefined.
  // Needed by "-> DynamicModule": some functions return `DynamicModule & {…}`.
  if (actual.name === '|' || actual.name === '&')
    return best(actual.args.map((member) => similarity(wanted, member)));
  // Needed by "-> StartedLocalstack": the function returns a promise.
  const [resolved] = actual.args;
  return actual.name === 'Promise' && resolved ? PROMISE_WEIGHT * similarity(wanted, resolved) : 0;
}
