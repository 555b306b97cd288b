import fs from 'node:fs';
import zlib from 'node:zlib';

/** Bytes of a file or text after brotli at its highest level: what a good host sends. */
export function brotliSize(content: Buffer | string): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return zlib.brotliCompressSync(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}

/** The same for a file; 0 when it does not exist. */
export function brotliSizeOfFile(file: string): number {
  return fs.existsSync(file) ? brotliSize(fs.readFileSync(file)) : 0;
}
