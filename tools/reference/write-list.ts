/**
 * Writes a list of facts about the toolkit to `toolkit/`, such as `npm run reference -- errors
 * --toolkit <checkout>`. It reads the toolkit at HEAD.
 */
import fs from 'node:fs';
import path from 'node:path';
import { site, toolkitSources } from '../../src/config/site';
import { defaultLocale } from '../../src/locales/locales';
import { count } from '../../src/model/text/text';
import { listGuides } from '../../packages/guide-files/list-guides';
import { readGuide } from '../../packages/guide-files/read-guide';
import { MANIFEST_FILE, printManifest, readManifest } from './api/read-manifest';
import { readTreeBelow } from './api/source-tree';
import { collectConfiguration, isConfigurationTemplate } from './configuration/collect-configuration';
import { CONFIGURATION_FILE } from './configuration/compare-configuration';
import { collectErrors, isTexts } from './errors/collect-errors';
import { ERRORS_FILE } from './errors/compare-errors';
import { findGuides } from './errors/find-guides';
import { collectModules, MODULES_FILE, printModules } from './modules/collect-modules';
import { findPositions } from './sources/find-positions';
import { readToolkit, root } from './read-toolkit';

const { scope } = site.toolkit;
const print = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** Each collects a list and returns its file, the file's text, and a summary. */
const LISTS = {
  configuration: () => {
    const index = collectConfiguration(readToolkit(isConfigurationTemplate), scope);
    const keys = Object.values(index).flatMap(({ classes }) => classes.flatMap((each) => each.keys));
    const required = keys.filter((key) => key.required).length;
    return [
      CONFIGURATION_FILE,
      print(index),
      `${count(keys.length, 'configuration key')}, ${required} of them required.`,
    ];
  },
  errors: () => {
    const guides = listGuides(root, defaultLocale).map(readGuide);
    const index = Object.fromEntries(
      Object.entries(collectErrors(readToolkit(isTexts), scope)).map(([name, errors]) => [
        name,
        errors.map((error) => ({ ...error, guides: findGuides(error, name, guides) })),
      ]),
    );
    const errors = Object.values(index).flat();
    const explained = errors.filter((error) => error.guides.length > 0).length;
    return [
      ERRORS_FILE,
      print(index),
      `${count(errors.length, 'error')}, ${explained} of them explained in a guide.`,
    ];
  },
  modules: () => {
    const index = collectModules(readToolkit(), scope);
    return [MODULES_FILE, printModules(index), `${count(Object.values(index).flat().length, 'module')}.`];
  },
  packages: () => {
    const manifest = readManifest(readToolkit(), scope);
    const { length } = Object.keys(manifest.packages);
    return [MANIFEST_FILE, printManifest(manifest), `${count(length, 'package')}.`];
  },
  /** HEAD must be the commit in `src/config/site.ts`, because the reference links there. */
  sources: () => {
    const positions = findPositions(readTreeBelow(path.join(root, 'toolkit')), readToolkit(), site.toolkit);
    const { length } = Object.values(positions).flatMap(Object.keys);
    return [toolkitSources.file, print(positions), `${length} symbols and members.`];
  },
} satisfies Record<string, () => [file: string, text: string, summary: string]>;

export type ListName = keyof typeof LISTS;

export function writeList(name: ListName): void {
  const [file, text, summary] = LISTS[name]();
  fs.writeFileSync(path.join(root, file), text);
  console.log(summary);
}
