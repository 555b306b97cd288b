import { MORE, WILDCARD, type TypeNode } from './type-node';

const TOKEN = /=>|->|\.{3}|…|"[^"]*"|'[^']*'|`[^`]*`|-?\d[\d._]*n?|[\p{L}_$][\p{L}\p{N}_$.]*|[^\s]/gu;
const OPERATORS = new Set(['keyof', 'readonly', 'unique', 'infer', 'typeof', 'new', 'abstract', 'asserts']);
const OPENERS = new Set(['(', '[', '{', '<']);
const CLOSERS = new Set([')', ']', '}', '>']);
/** Deeper than any real type. Keeps hostile queries from exhausting the stack. */
const MAX_DEPTH = 20;

/**
 * Splits a type or a type query into tokens.
 *
 * @param text - A TypeScript type, or a type query.
 */
export const tokenizeType = (text: string): string[] => text.match(TOKEN) ?? [];

/** Checks whether a token is `=>` or, in queries, `->`. */
export const isArrow = (token: string | undefined): boolean => token === '=>' || token === '->';

/** Returns the position after the closing bracket that matches the one at `at`, or the end. */
export function skipBrackets(tokens: readonly string[], at: number): number {
  let depth = 0;
  for (let next = at; next < tokens.length; next++) {
    const token = tokens[next] ?? '';
    if (OPENERS.has(token)) depth++;
    else if (CLOSERS.has(token) && --depth === 0) return next + 1;
  }
  return tokens.length;
}

const leaf = (name: string): TypeNode => ({ name, args: [] });

/** Reads types from tokens. It never throws: unknown syntax becomes a name. */
class TypeReader {
  private at = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly string[]) {}

  list(closer: string): TypeNode[] {
    const nodes: TypeNode[] = [];
    while (this.at < this.tokens.length && this.peek() !== closer) {
      nodes.push(this.parameter());
      if (!this.eat(',') && !this.eat(';') && this.peek() !== closer) this.at++;
    }
    this.eat(closer);
    return nodes;
  }

  private peek(ahead = 0): string | undefined {
    return this.tokens[this.at + ahead];
  }

  private eat(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at++;
    return true;
  }

  /** Reads a type after an optional parameter name, rest operator, or question mark. */
  private parameter(): TypeNode {
    const next = this.peek(1);
    if ((next === undefined || next === ',' || next === ')') && (this.eat('...') || this.eat('…')))
      return leaf(MORE);
    this.eat('...');
    const isNamed = this.peek(1) === ':' || (this.peek(1) === '?' && this.peek(2) === ':');
    if (isNamed) this.at += this.peek(1) === '?' ? 3 : 2;
    return this.type();
  }

  private type(): TypeNode {
    if (++this.depth > MAX_DEPTH) this.at = this.tokens.length;
    const node = this.chain('|', () => this.chain('&', () => this.postfix()));
    this.depth--;
    // Queries may omit the parentheses around parameters: `(a -> b), c -> d`.
    if (isArrow(this.peek())) return this.functionOf([node]);
    if (this.peek() !== 'extends') return node;
    // Only the compiler knows which branch a conditional type resolves to.
    for (
      let token = this.peek() ?? '';
      token && token !== ',' && token !== ';' && !CLOSERS.has(token);
      token = this.peek() ?? ''
    ) {
      this.at = OPENERS.has(token) ? skipBrackets(this.tokens, this.at) : this.at + 1;
    }
    return leaf('{}');
  }

  private chain(operator: string, operand: () => TypeNode): TypeNode {
    this.eat(operator);
    const nodes = [operand()];
    while (this.eat(operator)) nodes.push(operand());
    return nodes.length === 1 && nodes[0] ? nodes[0] : { name: operator, args: nodes };
  }

  private postfix(): TypeNode {
    let node = this.primary();
    while (this.peek() === '[') {
      // The text doesn't show the type of `T['key']`.
      node = this.peek(1) === ']' ? { name: 'Array', args: [node] } : leaf(WILDCARD);
      this.at = skipBrackets(this.tokens, this.at);
    }
    return node;
  }

  private primary(): TypeNode {
    const token = this.peek() ?? '';
    if (token === '<') this.at = skipBrackets(this.tokens, this.at);
    if (token === '{') {
      this.at = skipBrackets(this.tokens, this.at);
      return leaf('{}');
    }
    if (this.eat('[')) return { name: '[]', args: this.list(']') };
    if (this.eat('(')) return this.afterParenthesis(this.list(')'));
    this.at++;
    if (OPERATORS.has(token) && this.at < this.tokens.length) return this.postfix();
    if (this.peek() === 'is') {
      this.at++;
      this.type();
      return leaf('boolean');
    }
    if (/^["'`]/.test(token)) return leaf('string');
    if (/^-?\d/.test(token)) return leaf('number');
    const name = token.split('.').filter(Boolean).at(-1) ?? token;
    return { name, args: this.eat('<') ? this.list('>') : [] };
  }

  private afterParenthesis(nodes: TypeNode[]): TypeNode {
    if (isArrow(this.peek())) return this.functionOf(nodes);
    return nodes.length === 1 && nodes[0] ? nodes[0] : { name: '[]', args: nodes };
  }

  private functionOf(parameters: TypeNode[]): TypeNode {
    this.at++;
    return { name: '=>', args: [...parameters, this.type()] };
  }
}

/**
 * Reads comma-separated types.
 *
 * @param tokens - A result from `tokenizeType`.
 * @returns One node per type.
 */
export const parseTypeList = (tokens: readonly string[]): TypeNode[] => new TypeReader(tokens).list('');

/**
 * Reads one type.
 *
 * @param text - A TypeScript type.
 * @returns Its node; `_` for blank text.
 */
export const parseType = (text: string): TypeNode => parseTypeList(tokenizeType(text))[0] ?? leaf(WILDCARD);
