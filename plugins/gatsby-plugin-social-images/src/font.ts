import { inflateSync } from 'node:zlib';

/** A font face that covers some characters. */
export interface Font {
  /** Name it has in SVG. Unique, so that text can ask for this very face. */
  family: string;
  /** TrueType file, what the renderer reads. */
  file: Buffer;
  /** Width of a character in parts of the font size, or undefined where the face has no such character. */
  advance: (codePoint: number) => number | undefined;
}

type Tables = Map<string, Buffer>;

/**
 * Unpacks a WOFF file and gives the face a name of its own.
 *
 * The packages that ship fonts cut them into one file for each script, all of the same name; a renderer then takes the first file that has a
 * character, whatever its weight. With a name each, text can say which one it means.
 *
 * @throws When the file is no WOFF 1.0 file or has no character map the reader knows.
 */
export function readFont(woff: Buffer, family: string): Font {
  const tables = readWoff(woff);
  tables.set('name', nameTable(family));
  const unitsPerEm = table(tables, 'head').readUInt16BE(18);
  const glyphOf = readCharacterMap(table(tables, 'cmap'));
  const widths = table(tables, 'hmtx');
  const count = table(tables, 'hhea').readUInt16BE(34);
  return {
    family,
    file: writeTrueType(woff.readUInt32BE(4), tables),
    advance: (codePoint) => {
      const glyph = glyphOf(codePoint);
      return glyph === 0 ? undefined : widths.readUInt16BE(Math.min(glyph, count - 1) * 4) / unitsPerEm;
    },
  };
}

function readWoff(woff: Buffer): Tables {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font. Take a ".woff" file.');
  const tables: Tables = new Map();
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = 44 + index * 20;
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const data = woff.subarray(offset, offset + packed);
    const isPacked = packed < woff.readUInt32BE(entry + 12);
    tables.set(woff.toString('latin1', entry, entry + 4), isPacked ? inflateSync(data) : data);
  }
  return tables;
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table "${tag}".`);
  return found;
}

/** Reads the Unicode part of a `cmap` table in format 4, which every font for the usual scripts has. */
function readCharacterMap(cmap: Buffer): (codePoint: number) => number {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(start) !== 4) continue;
    const segments = cmap.readUInt16BE(start + 6) / 2;
    const ends = start + 14;
    const starts = ends + segments * 2 + 2;
    const deltas = starts + segments * 2;
    const ranges = deltas + segments * 2;
    return (codePoint) => {
      for (let segment = 0; segment < segments; segment++) {
        if (cmap.readUInt16BE(ends + segment * 2) < codePoint) continue;
        const first = cmap.readUInt16BE(starts + segment * 2);
        if (first > codePoint) return 0;
        const delta = cmap.readUInt16BE(deltas + segment * 2);
        const at = ranges + segment * 2;
        const range = cmap.readUInt16BE(at);
        if (range === 0) return (codePoint + delta) & 0xffff;
        const glyph = cmap.readUInt16BE(at + range + (codePoint - first) * 2);
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error('The font has no character map of format 4.');
}

/** A `name` table with what the renderer asks for: family, style and PostScript name. */
function nameTable(family: string): Buffer {
  const ids = [1, 2, 6];
  const texts = [family, 'Regular', family].map((text) => Buffer.from(text, 'utf16le').swap16());
  const header = Buffer.alloc(6 + texts.length * 12);
  header.writeUInt16BE(texts.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  texts.forEach((text, index) => {
    // Windows, Unicode, English.
    [3, 1, 0x409, ids[index] ?? 0, text.length, offset].forEach((value, field) =>
      header.writeUInt16BE(value, 6 + index * 12 + field * 2),
    );
    offset += text.length;
  });
  return Buffer.concat([header, ...texts]);
}

function writeTrueType(flavor: number, tables: Tables): Buffer {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12 + entries.length * 16);
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(entries.length, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  entries.forEach(([tag, data], index) => {
    const at = 12 + index * 16;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    const padding = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    offset += data.length + padding;
  });
  return Buffer.concat(parts);
}
