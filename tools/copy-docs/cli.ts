#!/usr/bin/env node
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openSite } from '../shared/read-site';
import { copyDocs } from './copy-docs';

const USAGE =
  'Usage: node softkit-docs-copy.js <URL of the documentation, or folder of a built site> [--out docs/softkit]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'docs/softkit' } },
  });
  const [location, ...rest] = positionals;
  if (location === undefined || rest.length > 0) throw new Error(USAGE);
  console.log(
    await copyDocs(openSite(location), {
      location,
      project: process.cwd(),
      program: path.resolve(process.argv[1] ?? ''),
      out: values.out,
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
