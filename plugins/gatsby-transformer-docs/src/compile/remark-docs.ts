import type { Root } from 'mdast';

/** The part of `this` that plugins can use in any unified version. */
interface Processor {
  Parser?: unknown;
}

/**
 * Lets gatsby-plugin-mdx render the bodies that `compileMdx` has compiled. Set as one of its
 * `remarkPlugins`, it replaces the parser.
 *
 * @param options.bodyOf - Returns the body of an MDX file. Gatsby also looks for queries in templates,
 *   which have none.
 */
export function remarkDocs(
  this: Processor,
  { bodyOf }: { bodyOf: (file: string) => Root | undefined },
): void {
  this.Parser = (_source: string, { path = '' }: { path?: string }): Root =>
    structuredClone(bodyOf(path)) ?? { type: 'root', children: [] };
}
