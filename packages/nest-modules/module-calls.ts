import ts from 'typescript';
import { NOTHING, type Name, type Value } from './values';

export const LITERAL: Name = { kind: 'name', is: 'literal', text: 'true', options: [] };

/** Checks for a call that returns a dynamic module, by the names that Nest recommends. */
export const isModuleCall = (value: Value): value is Name =>
  value.kind === 'name' && /^\w+Module\.(?:for|register)/.test(value.text);

/** Returns the module that a dynamic module is made from, such as `BullModule.forRootAsync`. */
export function baseOf(module: Value): Name[] {
  if (isModuleCall(module)) return [module];
  const base = module.kind === 'object' ? (module.rest ?? module.from) : null;
  return base && isModuleCall(base) ? [base] : [];
}

/** Finds what makes a call's module global: its class, its options, or its second argument. */
export function globalOfCall({ symbol, given = [] }: Name): Value {
  const owner = symbol?.valueDeclaration?.parent;
  const decorators = owner && ts.canHaveDecorators(owner) ? (ts.getDecorators(owner) ?? []) : [];
  if (decorators.some(({ expression }) => /^Global\(/.test(expression.getText()))) return LITERAL;
  const [options, second] = given;
  const named = ['global', 'isGlobal'].flatMap((name) =>
    options?.kind === 'object' ? (options.fields.get(name) ?? []) : [],
  );
  // By Nest's convention, a boolean after the options is `isGlobal`.
  const isSet = second?.kind === 'name' && second.is === 'literal' && /^(?:true|false)$/.test(second.text);
  return named[0] ?? (isSet ? second : NOTHING);
}
