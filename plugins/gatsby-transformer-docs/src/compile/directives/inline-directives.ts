import type { RootContent } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { TONES } from '../../../../../src/model/docs/vocabulary';
import { suggestion } from '../../../../../src/model/text/nearest';
import { report, type CompileContext } from '../context';
import { element, html, leafElement, text } from '../element';

const BADGE_TYPES: readonly string[] = ['default', ...TONES];

/** Renders each `::name` directive. */
export const LEAF_DIRECTIVES: Readonly<
  Record<string, (node: LeafDirective, context: CompileContext) => RootContent>
> = { 'color-swatch': colorSwatch };

/** Renders each `:name[…]` directive. */
export const TEXT_DIRECTIVES: Readonly<
  Record<string, (node: TextDirective, context: CompileContext) => RootContent>
> = {
  badge,
  kbd: (node) => element('kbd', {}, node.children as RootContent[]),
};

function badge(node: TextDirective, context: CompileContext): RootContent {
  const type = node.attributes?.['type'] ?? 'default';
  if (!BADGE_TYPES.includes(type)) {
    report(
      context,
      node,
      `a badge has no type "${type}". Known types: ${BADGE_TYPES.join(', ')}.${suggestion(type, BADGE_TYPES)}`,
    );
  }
  return element('span', { className: ['badge', `badge-${type}`] }, node.children as RootContent[]);
}

/**
 * Renders a color token with a swatch and its name. The swatch is an SVG with a `fill` because the
 * security policy forbids inline styles.
 */
function colorSwatch(node: LeafDirective, context: CompileContext): RootContent {
  const token = node.attributes?.['token'] ?? '';
  if (!/^--color-[a-z0-9-]+$/.test(token)) {
    report(
      context,
      node,
      `"color-swatch" needs the name of a color token: ::color-swatch{token="--color-accent"}.`,
    );
    return element('p', {}, node.children as RootContent[]);
  }
  if (context.colorTokens && !context.colorTokens.has(token)) {
    report(
      context,
      node,
      `unknown color token "${token}".${suggestion(token, context.colorTokens)} The tokens are defined in src/styles/tokens.css.`,
    );
  }
  return element('p', { className: ['swatch'] }, [
    leafElement(
      'svg',
      { className: ['swatch-color'], viewBox: '0 0 1 1', preserveAspectRatio: 'none', ariaHidden: 'true' },
      [html('rect', { width: '1', height: '1', fill: `var(${token})` })],
    ),
    { type: 'inlineCode', value: token } as never,
    ...(node.children.length > 0 ? [text(' ') as RootContent, ...(node.children as RootContent[])] : []),
  ]);
}
