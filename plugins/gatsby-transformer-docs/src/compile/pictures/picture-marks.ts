import type { Element } from 'hast';
import { html } from '../element';

/** Returns the element that marks the place of a raster picture. */
export const pictureMark = (index: number): Element => html('img', { dataPicture: String(index) });

/** Replaces the marks in a guide's HTML with the markup of its pictures. */
export function replaceMarks(body: string, markup: readonly string[]): string {
  return body.replace(/<img data-picture="(\d+)">/g, (_, index: string) => markup[Number(index)] ?? '');
}

/** Returns a copy of an MDX guide's body whose marks are replaced. */
export function replaceMarksIn<Body>(body: Body, markup: readonly string[]): Body {
  return JSON.parse(
    JSON.stringify(body, (_, value: unknown) =>
      typeof value === 'string' ? replaceMarks(value, markup) : value,
    ),
  ) as Body;
}
