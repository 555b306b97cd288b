import fs from 'node:fs';
import path from 'node:path';
import { diagramLocales } from './diagrams/diagram-locales';
import { diagrams } from './diagrams/diagrams';
import { readPalettes } from './diagrams/read-palettes';
import { drawSvg } from './diagrams/svg';

/** Draws the pictures of the guides again, in every language and theme, after a change of their words or of the colors of the site. */
const root = process.cwd();
const palettes = readPalettes(fs.readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8'));
for (const { file, draw } of diagrams) {
  for (const locale of diagramLocales) {
    for (const theme of ['dark', 'light'] as const) {
      fs.writeFileSync(
        path.join(root, 'content', locale, `${file}-${theme}.svg`),
        drawSvg(draw(locale), palettes[theme]),
      );
    }
  }
}
console.log(`${diagrams.length} pictures drawn.`);
