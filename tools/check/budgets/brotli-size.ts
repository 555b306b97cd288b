import fs from 'node:fs';
import zlib from 'node:zlib';

/** Returns the size in bytes after Brotli compression at the highest level, as on a good host. */
export function brotliSize(content: Buffer | string): number {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return zlib.brotliCompressSync(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}

/** Returns a file's compressed size in bytes; 0 if it doesn't exist. */
export function brotliSizeOfFile(file: string): number {
  return fs.existsSync(file) ? brotliSize(fs.readFileSync(file)) : 0;
}
