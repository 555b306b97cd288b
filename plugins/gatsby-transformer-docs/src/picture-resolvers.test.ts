import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { buildSchema, type GraphQLObjectType, type GraphQLSchema } from 'gatsby/graphql';
import { generateImageData, setActions } from 'gatsby-plugin-sharp';
import { setPluginOptions } from 'gatsby-plugin-sharp/plugin-options';
import sharp from 'sharp';
import { replaceMarksIn } from './compile/pictures/picture-marks';
import { pictureResolver } from './picture-resolvers';

let folder: string;
const jobs: string[] = [];
const environment = { ...process.env };

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  const create = { width: 1400, height: 700, channels: 3 as const, background: '#336699' };
  await sharp({ create }).png().toFile(path.join(folder, 'wide.png'));
  await sharp({ create: { ...create, width: 300, height: 100 } })
    .png()
    .toFile(path.join(folder, 'small.png'));
  setPluginOptions(await sharpOptions('build'));
  setActions({
    createJobV2: ({ args }: { args: { operations: { args: { width: number; quality: number } }[] } }) => {
      jobs.push(...args.operations.map((each) => `${each.args.width} at ${each.args.quality}`));
      return Promise.resolve();
    },
  });
});

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
  process.env = { ...environment };
});

/** Reads the site's settings of gatsby-plugin-sharp, as Gatsby's `build` or `develop` does. */
async function sharpOptions(command: 'build' | 'develop'): Promise<object> {
  process.env['gatsby_executing_command'] = command;
  process.env['NODE_ENV'] = command === 'build' ? 'production' : 'development';
  let plugins: GatsbyConfig['plugins'];
  await jest.isolateModulesAsync(async () => {
    ({ plugins } = (await import('../../../gatsby-config')).default);
  });
  for (const plugin of plugins ?? [])
    if (plugin && typeof plugin === 'object' && plugin.resolve === 'gatsby-plugin-sharp')
      return plugin.options ?? {};
  throw new Error('gatsby-config.ts has no settings for gatsby-plugin-sharp.');
}

/** Creates a schema with the types that pictures use, and Gatsby's real resolver for them. */
function schemaOf(pathPrefix: string): GraphQLSchema {
  const schema = buildSchema(`
    scalar ImageData
    input Filter { eq: String }
    type ImageSharp { gatsbyImageData(width: Int, sizes: String): ImageData }
    type File { childImageSharp: ImageSharp }
    type Query { file(absolutePath: Filter): File }
  `);
  const field = (type: string, name: string) =>
    (schema.getType(type) as GraphQLObjectType).getFields()[name] ?? fail(name);
  field('Query', 'file').resolve = (_, { absolutePath }: { absolutePath: { eq: string } }) =>
    fs.existsSync(absolutePath.eq) ? { childImageSharp: { file: absolutePath.eq } } : null;
  field('ImageSharp', 'gatsbyImageData').resolve = ({ file }: { file: string }, args: object) => {
    const { name, base, ext } = path.parse(file);
    const node = { id: file, absolutePath: file, name, base, extension: ext.slice(1) };
    return generateImageData({
      file: { ...node, internal: { contentDigest: name } },
      args: { layout: 'constrained', placeholder: 'dominantColor', ...args },
      pathPrefix,
      reporter: console,
      cache: undefined,
    });
  };
  return schema;
}

function fail(name: string): never {
  throw new Error(`The schema has no ${name}.`);
}

const guideWith = (file: string, width: number) => ({
  html: '<p>A &#x26; B <span class="picture only-dark"><img data-picture="0"></span></p>',
  shownPictures: [
    { file: path.join(folder, file), opaque: true, width, alt: 'A "quoted" page', title: null, lazy: true },
  ],
});

const htmlOf = (guide: ReturnType<typeof guideWith>, basePath = '') =>
  pictureResolver(basePath).resolve(guide, {}, {}, { schema: schemaOf(basePath) });

it('shows a picture with GatsbyImage, at 640 and 1030 pixels with quality 70', async () => {
  jobs.length = 0;
  const html = String(await htmlOf(guideWith('wide.png', 1400)));
  expect(html).toMatch(/^<p>A &#x26; B <span class="picture only-dark"><span data-gatsby-image-wrapper=""/);
  expect(html).toContain('alt="A &quot;quoted&quot; page"');
  expect(html).toMatch(/<source type="image\/webp" srcset="[^"]* 640w,[^"]* 1030w"/);
  expect(html).toMatch(/<img [^>]*loading="lazy" src="\/static\/[^"]*" srcset="[^"]* 640w,[^"]* 1030w"/);
  expect(html).toContain('width="1030" height="515" viewBox="0 0 1030 515"><rect');
  expect(html).not.toMatch(/ style=|data:|<div/);
  expect([...new Set(jobs)].sort()).toEqual(['1030 at 70', '640 at 70']);
});

it('resizes a picture in development as in a build', async () => {
  const resize = async (command: 'build' | 'develop') => {
    setPluginOptions(await sharpOptions(command));
    jobs.length = 0;
    return { html: await htmlOf(guideWith('wide.png', 1400)), jobs: [...jobs] };
  };
  const built = await resize('build');
  expect(built.jobs).toHaveLength(4);
  expect(await resize('develop')).toEqual(built);
});

it('keeps the size of a small picture', async () => {
  const html = String(await htmlOf(guideWith('small.png', 300)));
  expect(html).toContain('width="300" height="100"');
  expect(html).toMatch(/srcset="[^", ]* 300w"/);
});

it('writes URLs without the path prefix, like all compiled HTML', async () => {
  const html = String(await htmlOf(guideWith('wide.png', 1400), '/docs'));
  expect(html).toContain('src="/static/');
  expect(html).not.toContain('/docs/');
});

it('shows the pictures of an MDX guide the same way, where its HTML is in attributes', () => {
  const body = { attributes: [{ name: 'html', value: '<img data-picture="0">' }] };
  expect(replaceMarksIn(body, ['<img alt="A">'])).toEqual({
    attributes: [{ name: 'html', value: '<img alt="A">' }],
  });
});

it('reports a picture without image data', async () => {
  await expect(htmlOf(guideWith('gone.png', 300))).rejects.toThrow(
    /gone\.png could not be resized\. Export it/,
  );
});
