import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Card, CardDesign } from './src/card-svg';
import { drawCards } from './src/draw-cards';

interface Options {
  design: Omit<CardDesign, 'logo'>;
  logo: string;
  fonts: string;
  fontName: string;
  cards: (docs: Record<string, unknown>[]) => Card[];
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    design: Joi.object().required().description('Name of the site and the colors of the pictures.'),
    logo: Joi.string().required().description('SVG file with the logo, from the root of the site.'),
    fonts: Joi.string().required().description('Folder with the WOFF files of the font.'),
    fontName: Joi.string().required().description('What the names of those files begin with.'),
    cards: Joi.function().required().description('The pictures to draw, out of all docs that have a page.'),
  });

/** Draws a picture for every doc, or for every group of docs, that a link to the site can be shown with. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { store, getNode, cache, reporter },
  pluginOptions,
) => {
  const { design, logo, fonts, fontName, cards } = pluginOptions as unknown as Options;
  const { program, pages } = store.getState() as {
    program: { directory: string };
    pages: Map<string, { context?: Record<string, unknown> }>;
  };
  const ids = new Set([...pages.values()].map(({ context }) => context?.['docNodeId']));
  const docs = [...ids].flatMap((id) => {
    const node = typeof id === 'string' ? getNode(id) : undefined;
    return node ? [node as unknown as Record<string, unknown>] : [];
  });
  const timer = reporter.activityTimer('Social images');
  timer.start();
  const wanted = cards(docs);
  const drawn = await drawCards(
    wanted,
    { ...design, logo: readLogo(path.join(program.directory, logo)) },
    {
      fonts: path.resolve(program.directory, fonts),
      fontName,
      target: path.join(program.directory, 'public'),
      cache: path.join((cache as unknown as { directory: string }).directory, 'cards'),
    },
  );
  timer.setStatus(`${drawn} of ${wanted.length} drawn`);
  timer.end();
};

/** The drawing of a file, or nothing when there is no such file. */
function readLogo(file: string): string {
  if (!fs.existsSync(file)) return '';
  return /<svg[^]*<\/svg>/.exec(fs.readFileSync(file, 'utf8'))?.[0] ?? '';
}
