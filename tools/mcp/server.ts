import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { defaultLocale, localeCodes, type Locale } from '../../src/locales/locales';
import type { Docs } from './docs';
import { fitAnswer } from './fit-answer';

const language = z
  .enum(localeCodes as [Locale, ...Locale[]])
  .default(defaultLocale)
  .describe('Language of the documentation');
/** Creates the schema for a text argument of at least one and at most `length` characters. */
const text = (length: number, advice = 'Shorten it.') =>
  z.string().min(1).max(length, `This is longer than ${length} characters. ${advice}`);
const part = z.number().int().min(1).default(1).describe('Part of a long answer, from 1');
const limit = z.number().int().min(1).max(20).default(8).describe('Maximum number of results');
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };

/**
 * Creates the server with its five tools.
 *
 * @param docs - The documentation that the tools read.
 */
export function createServer(docs: Docs): McpServer {
  const server = new McpServer({ name: 'softkit-docs', version: '0.0.1' });
  const answer = async (text: Promise<string>, wantedPart: number) => {
    try {
      return { content: [{ type: 'text' as const, text: fitAnswer(await text, wantedPart) }] };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { isError: true, content: [{ type: 'text' as const, text: message }] };
    }
  };

  server.registerTool(
    'search_docs',
    {
      description:
        'Searches the Softkit guides and API reference. Supports filters such as "class:", "pkg:typeorm", and "since:0.6".',
      inputSchema: { query: text(1000).describe('A few words, or a name'), language, limit, part },
      annotations: ANNOTATIONS,
    },
    (input) => answer(docs.search(input.query, input.language, input.limit), input.part),
  );
  server.registerTool(
    'get_page',
    {
      description: 'Returns a page of the documentation as Markdown, or the section named by the fragment.',
      inputSchema: {
        address: text(2000).describe('Path or URL, such as /libraries/redis/getting-started/'),
        version: text(100)
          .optional()
          .describe('Installed version of the package, such as "0.5.0", for the page of an API symbol'),
        part,
      },
      annotations: ANNOTATIONS,
    },
    (input) => answer(docs.getPage(input.address, input.version), input.part),
  );
  server.registerTool(
    'find_by_type',
    {
      description: 'Finds functions and methods by their parameter and return types.',
      inputSchema: {
        type: text(1000).describe('Such as "string -> Promise<boolean>"'),
        language,
        limit,
        part,
      },
      annotations: ANNOTATIONS,
    },
    (input) => answer(docs.findByType(input.type, input.language, input.limit), input.part),
  );
  server.registerTool(
    'explain_error',
    {
      description:
        'Explains an error message or log line of a Softkit package: where it comes from and what to do.',
      inputSchema: {
        message: text(10_000, 'Pass only the message.').describe('The message as logged'),
        language,
        part,
      },
      annotations: ANNOTATIONS,
    },
    (input) => answer(docs.explainError(input.message, input.language), input.part),
  );
  server.registerTool(
    'list_changes',
    {
      description:
        'Lists what changed in the Softkit packages since the versions you use, breaking changes first.',
      inputSchema: {
        versions: text(1_000_000, 'Pass only the package.json.').describe(
          'A package.json, a lock file, or lines such as "@softkit/typeorm@^0.5.0"',
        ),
        language,
        part,
      },
      annotations: ANNOTATIONS,
    },
    (input) => answer(docs.listChanges(input.versions, input.language), input.part),
  );
  return server;
}
