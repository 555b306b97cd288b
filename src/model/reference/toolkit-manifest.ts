/** Facts from the toolkit's package.json files, which the home page shows, written by `npm run reference -- packages`. */
export interface ToolkitManifest {
  license: string;
  /** Supported Node.js version, such as `20`. */
  node: string;
  /** Supported NestJS version, such as `10`. */
  nest: string;
  /** Supported Fastify version, such as `4`. */
  fastify: string;
  /** Package versions by name. */
  packages: Readonly<Record<string, string>>;
}
