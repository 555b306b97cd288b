#!/usr/bin/env node
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openSite } from './read-site';
import { createServer } from './server';

const location = process.argv[2];
if (location === undefined) {
  console.error('Usage: softkit-docs-mcp <URL of the documentation, or folder of a built site>');
  process.exitCode = 2;
} else {
  await createServer(openSite(location)).connect(new StdioServerTransport());
}
