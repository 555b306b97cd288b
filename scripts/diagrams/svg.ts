/** Colors by role, as `src/styles/tokens.css` names them. */
export type Palette = Readonly<Record<ColorName, string>>;
export type ColorName =
  | 'surface'
  | 'surface-raised'
  | 'line'
  | 'text'
  | 'text-muted'
  | 'accent'
  | 'accent-soft'
  | 'accent-text'
  | 'warning'
  | 'danger'
  | 'tip';

/** What a box or an arrow is about. */
type Tone = 'plain' | 'accent' | 'good' | 'bad' | 'skip';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Lines of text: code in backquotes; the first is the name of the box, and so is one in asterisks. */
  text: readonly string[];
  tone?: Tone;
  /** Text at the start edge instead of the middle. */
  start?: boolean;
  dashed?: boolean;
}

export interface Arrow {
  /** Corners of the line, the head at the last. */
  points: readonly (readonly [x: number, y: number])[];
  tone?: Tone;
  dashed?: boolean;
  label?: { text: string; x: number; y: number; end?: boolean };
  /** A head at the first corner, too. */
  both?: boolean;
}

export interface Drawing {
  width: number;
  height: number;
  /** Read out by those who open the file itself. */
  title: string;
  boxes: readonly Box[];
  arrows: readonly Arrow[];
}

const TEXT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, sans-serif";
const CODE = "ui-monospace, 'SF Mono', 'Cascadia Code', 'Noto Sans Mono', 'DejaVu Sans Mono', monospace";
const LINE_HEIGHT = 19;
const PADDING = 14;

const STROKE: Record<Tone, ColorName> = {
  plain: 'line',
  accent: 'accent',
  good: 'tip',
  bad: 'danger',
  skip: 'warning',
};
const LINE: Record<Tone, ColorName> = { ...STROKE, plain: 'text-muted' };

/** Draws in the colors of one theme. Text stays text, in the reader's own fonts. */
export function drawSvg({ width, height, title, boxes, arrows }: Drawing, palette: Palette): string {
  const tones = [...new Set(arrows.map(({ tone = 'plain' }) => tone))].sort();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `  <title>${escape(title)}</title>`,
    '  <style>',
    `    text { font: 14px ${TEXT}; fill: ${palette['text-muted']} }`,
    `    .name { font-weight: 600; fill: ${palette.text} }`,
    `    .code { font: 13px ${CODE}; fill: ${palette.text} }`,
    '    .code.name { font-weight: 600 }',
    '    .middle { text-anchor: middle }',
    '    .end { text-anchor: end }',
    '  </style>',
    '  <defs>',
    ...tones.map(
      (tone) =>
        `    <marker id="head-${tone}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0.5 7.5 4 0 7.5z" fill="${palette[LINE[tone]]}"/></marker>`,
    ),
    '  </defs>',
    ...boxes.flatMap((box) => boxLines(box, palette)),
    ...arrows.flatMap((arrow) => arrowLines(arrow, palette)),
    '</svg>',
    '',
  ].join('\n');
}

function boxLines(
  { x, y, width, height, text, tone = 'plain', start = false, dashed = false }: Box,
  palette: Palette,
): string[] {
  const fill = tone === 'accent' ? palette['accent-soft'] : dashed ? 'none' : palette['surface-raised'];
  const dash = dashed ? ' stroke-dasharray="5 4"' : '';
  const first = start ? y + PADDING + 10 : y + height / 2 - ((text.length - 1) * LINE_HEIGHT) / 2 + 5;
  return [
    `  <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="${fill}" stroke="${palette[STROKE[tone]]}" stroke-width="1.5"${dash}/>`,
    ...text.map((line, index) => {
      const name = index === 0 || line.startsWith('**');
      const code = /^(?:\*\*)?`/.test(line);
      const style = [code && 'code', name && 'name', !start && 'middle'].filter(Boolean).join(' ');
      const at = `x="${start ? x + PADDING : x + width / 2}" y="${first + index * LINE_HEIGHT}"`;
      return `  <text ${at}${style ? ` class="${style}"` : ''}>${escape(line.replaceAll(/`|\*\*/g, ''))}</text>`;
    }),
  ];
}

function arrowLines(
  { points, tone = 'plain', dashed = false, label, both = false }: Arrow,
  palette: Palette,
): string[] {
  const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const ends = `${both ? ` marker-start="url(#head-${tone})"` : ''} marker-end="url(#head-${tone})"`;
  return [
    `  <path d="${path}" fill="none" stroke="${palette[LINE[tone]]}" stroke-width="1.5"${dashed ? ' stroke-dasharray="5 4"' : ''}${ends}/>`,
    ...(label
      ? [
          `  <text x="${label.x}" y="${label.y}"${label.end ? ' class="end"' : ''}>${escape(label.text)}</text>`,
        ]
      : []),
  ];
}

const escape = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
