#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { openSite } from '../shared/read-site';
import { copyDocs } from './copy-docs';

const [, program = ''] = process.argv;
const USAGE = `Usage: node ${program} <URL of the documentation, or folder of a built site> [--out docs/softkit]`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'docs/softkit' } },
  });
  const [location, ...rest] = positionals;
  if (location === undefined || rest.length > 0) throw new Error(USAGE);
  const project = process.cwd();
  console.log(await copyDocs(openSite(location), { location, project, out: values.out, program }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
