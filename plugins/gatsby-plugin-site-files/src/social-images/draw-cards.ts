import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { digestFile, deleteStaleFiles, type Memory } from '../../../../src/node/files';
import { startProgram } from '../../../../src/node/start-program';
import type { Card, CardDesign } from './card-svg';
import type { DrawJob } from './draw-program';

/** Increase this number when the design of the cards changes. */
const FORMAT = 3;

const DRAW_PROGRAM = 'plugins/gatsby-plugin-site-files/src/social-images/draw-program.ts';

export interface DrawOptions {
  /** The site's root folder. */
  root: string;
  /** TrueType files of one font family, in weights 400 and 700. */
  fonts: readonly string[];
  /** The built site's folder. */
  target: string;
  /** Folder that is kept between builds. */
  cache: string;
  memory: Memory;
}

/**
 * Draws the cards that aren't cached, and copies all cards to the built site. Cards that no page
 * needs anymore are deleted from both folders.
 *
 * @param cards - All cards.
 * @param design - Colors and logo.
 * @param place - Folders and fonts.
 * @returns The number of cards that were drawn.
 * @throws When a font file is missing (the images would have no text), or when drawing fails.
 */
export async function drawCards(
  cards: readonly Card[],
  design: CardDesign,
  { root, fonts, target, cache, memory }: DrawOptions,
): Promise<number> {
  for (const font of fonts)
    await fs.access(font).catch(() => {
      throw new Error(`${font}: the font for social images is missing. Run "npm ci".`);
    });
  await fs.mkdir(cache, { recursive: true });
  const cached = new Set(await fs.readdir(cache));
  const designKey = JSON.stringify([FORMAT, design, fonts.map(digestFile)]);
  const namedCards = cards.map((card) => ({ card, name: nameOf(card, designKey) }));
  const missing = new Map(
    namedCards
      .filter(({ name }) => !cached.has(name))
      .map(({ card, name }) => [path.join(cache, name), card]),
  );
  if (missing.size > 0) await drawInChild(root, { cards: [...missing], design, fonts });
  for (const { card, name } of namedCards) {
    const file = path.join(target, card.file);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.copyFile(path.join(cache, name), file);
  }
  const written = Object.fromEntries(namedCards.map(({ card, name }) => [card.file, name]));
  await deleteStaleFiles(target, written, 'cards', memory);
  const needed = new Set(namedCards.map(({ name }) => name));
  for (const name of cached) if (!needed.has(name)) await fs.rm(path.join(cache, name));
  return missing.size;
}

function nameOf({ title, section, language }: Card, designKey: string): string {
  const facts = JSON.stringify([designKey, title, section, language]);
  return `${createHash('sha1').update(facts).digest('hex')}.png`;
}

/**
 * Draws in a separate process. Each image needs a 3 MB buffer and would often trigger a
 * garbage collection of Gatsby's whole heap in this process.
 */
function drawInChild(root: string, job: DrawJob): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startProgram(root, DRAW_PROGRAM);
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('Drawing the social images failed. See the error above.'));
    });
    child.send(job);
  });
}
