// The part of tar-stream that this repository uses. The package has no types.
declare module 'tar-stream' {
  interface Header {
    name: string;
    mtime: Date;
    mode: number;
    uid: number;
    gid: number;
  }
  interface Pack extends AsyncIterable<Buffer> {
    entry: (header: Header, content: string) => void;
    finalize: () => void;
  }
  export function pack(): Pack;
}
