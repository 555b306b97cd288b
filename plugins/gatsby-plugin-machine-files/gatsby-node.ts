import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { localeCodes } from '../../src/locales/locales';
import { readMessages } from '../../src/locales/read-messages';
import { cacheFolder, readState } from '../../src/upstream-internals/gatsby-state';
import { machineLabels } from './src/machine-labels';
import { readMachinePages, type MachineDoc } from './src/machine-page';
import type { Card, CardDesign } from './src/social-images/card-svg';
import { drawCards } from './src/social-images/draw-cards';
import { writeMachineFiles, type MachineFileOptions } from './src/write-machine-files';

interface Options extends Omit<MachineFileOptions, 'labels'> {
  socialImages: {
    design: Omit<CardDesign, 'logo'>;
    logo: string;
    fonts: string[];
    cards: (docs: MachineDoc[]) => Card[];
  };
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    title: Joi.string().required().description('Name of the site.'),
    siteUrl: Joi.string().uri().required().description('Scheme and host, without the path prefix.'),
    outline: Joi.function().required().description('The navigation of a language, out of its docs.'),
    socialImages: Joi.object({
      design: Joi.object().required().description('Name of the site and the colors of the pictures.'),
      logo: Joi.string().required().description('SVG file with the logo, from the root of the site.'),
      fonts: Joi.array()
        .items(Joi.string())
        .required()
        .description('TrueType files of one family, in weights 400 and 700.'),
      cards: Joi.function().required().description('The pictures to draw, out of all docs that have a page.'),
    }).required(),
  });

/** Writes below `public/` what programs read: other sites, search engines, agents, and the not-found page. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { store, getNode, cache, basePath, reporter },
  pluginOptions,
) => {
  const options = pluginOptions as unknown as Options;
  const { program, pages } = readState(store);
  const target = path.join(program.directory, 'public');
  const all = readMachinePages(pages.values(), getNode);
  const files = reporter.activityTimer('Files for machines');
  files.start();
  const labels = Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      machineLabels(readMessages(locale, 'common'), readMessages(locale, 'feeds')),
    ]),
  ) as MachineFileOptions['labels'];
  const written = await writeMachineFiles(
    all,
    { ...options, labels },
    {
      target,
      prefix: basePath,
      cache,
    },
  );
  files.setStatus(`${all.length} pages, ${written} Markdown files written`);
  files.end();

  const { design, logo, fonts, cards } = options.socialImages;
  const pictures = reporter.activityTimer('Social images');
  pictures.start();
  const wanted = cards([...new Set(all.map(({ doc }) => doc))]);
  const drawn = await drawCards(
    wanted,
    { ...design, logo: readLogo(path.join(program.directory, logo)) },
    {
      root: program.directory,
      fonts: fonts.map((file) => path.resolve(program.directory, file)),
      target,
      cache: cacheFolder(cache, 'cards'),
      memory: cache,
    },
  );
  pictures.setStatus(`${drawn} of ${wanted.length} drawn`);
  pictures.end();
};

/** The drawing of a file, or nothing when the file does not exist. */
function readLogo(file: string): string {
  if (!fs.existsSync(file)) return '';
  return /<svg[^]*<\/svg>/.exec(fs.readFileSync(file, 'utf8'))?.[0] ?? '';
}
