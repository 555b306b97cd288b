#!/usr/bin/env node
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openDocs } from './docs';
import { openSite } from '../shared/read-site';
import { createServer } from './server';

const [location, ...rest] = process.argv.slice(2);
// The assistant has closed the connection.
process.stdout.on('error', () => process.exit(0));
if (location === undefined || rest.length > 0) {
  console.error('Usage: softkit-docs-mcp <URL of the documentation, or folder of a built site>');
  process.exitCode = 2;
} else {
  try {
    const docs = openDocs(openSite(location));
    await createServer(docs).connect(new StdioServerTransport());
    // Don't exit: a site that is down now may be up again when the assistant sends its first request.
    docs.check().catch((error: Error) => console.error(error.message));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
