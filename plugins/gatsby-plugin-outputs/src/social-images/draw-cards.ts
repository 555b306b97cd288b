import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { digestFile, deleteStaleFiles, type Memory } from '../../../../src/model/files';
import { startProgram } from '../../../../src/model/start-program';
import type { Card, CardDesign } from './card-svg';
import type { DrawJob } from './draw-program';

/** Increase it when cards are drawn in another way from the same facts. */
const FORMAT = 3;

const PROGRAM = 'plugins/gatsby-plugin-outputs/src/social-images/draw-program.ts';

export interface DrawPlace {
  /** Root of the site. */
  root: string;
  /** TrueType files of one family, weights 400 and 700. */
  fonts: readonly string[];
  /** Folder that is served. */
  target: string;
  /** Folder that survives from build to build. */
  cache: string;
  memory: Memory;
}

/**
 * Draws the cards that are not in the cache, and copies all of them below the served folder. Cards that no page needs any more are deleted from
 * both.
 *
 * @returns How many were drawn.
 * @throws When a font file is missing, since the pictures would have no text, and when the program that draws fails.
 */
export async function drawCards(
  cards: readonly Card[],
  design: CardDesign,
  { root, fonts, target, cache, memory }: DrawPlace,
): Promise<number> {
  for (const font of fonts)
    await fs.access(font).catch(() => {
      throw new Error(`${font}: the font of the social images is missing. Run "npm ci".`);
    });
  await fs.mkdir(cache, { recursive: true });
  const cached = new Set(await fs.readdir(cache));
  const look = JSON.stringify([FORMAT, design, fonts.map(digestFile)]);
  const named = cards.map((card) => ({ card, name: nameOf(card, look) }));
  const missing = new Map(
    named.filter(({ name }) => !cached.has(name)).map(({ card, name }) => [path.join(cache, name), card]),
  );
  if (missing.size > 0) await drawInChild(root, { cards: [...missing], design, fonts });
  for (const { card, name } of named) {
    const file = path.join(target, card.file);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.copyFile(path.join(cache, name), file);
  }
  const written = Object.fromEntries(named.map(({ card, name }) => [card.file, name]));
  await deleteStaleFiles(target, written, 'cards', memory);
  const needed = new Set(named.map(({ name }) => name));
  for (const name of cached) if (!needed.has(name)) await fs.rm(path.join(cache, name));
  return missing.size;
}

function nameOf({ title, section, language }: Card, look: string): string {
  const facts = JSON.stringify([look, title, section, language]);
  return `${createHash('sha1').update(facts).digest('hex')}.png`;
}

/** Each picture is a buffer of 3 MB for a moment. In this process every twentieth would make V8 collect Gatsby's whole heap. */
function drawInChild(root: string, job: DrawJob): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startProgram(root, PROGRAM);
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(new Error('The social images were not drawn. What stopped their program is printed above.'));
    });
    child.send(job);
  });
}
