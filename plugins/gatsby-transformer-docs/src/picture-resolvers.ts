import { execute, parse, type GraphQLSchema } from 'gatsby/graphql';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { MAX_PICTURE_WIDTH } from '../../../src/model/docs/picture-width';
import { renderStaticImage } from '../../shared/static-image';
import { replaceMarks } from './compile/pictures/picture-marks';
import type { GuidePicture } from './compile/pictures/picture-source';
import type { CompiledGuide } from './create-guide';

/** The quality and the breakpoints are gatsby-plugin-sharp's defaults in gatsby-config.ts. */
const IMAGE_DATA = parse(`
  query GuidePicture($file: String!, $width: Int!, $sizes: String!) {
    file(absolutePath: { eq: $file }) {
      childImageSharp {
        gatsbyImageData(width: $width, sizes: $sizes)
      }
    }
  }
`);

interface PictureData {
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

type Source = Pick<CompiledGuide, 'html' | 'pictures' | 'shownPictures'>;
type Info = { schema: GraphQLSchema };

/**
 * Resolves `Guide.html` and `Guide.pictures` with the markup of raster pictures. Because this
 * queries the pictures' files, Gatsby renders the page again when one of them changes.
 *
 * @param basePath - The path prefix. Compiled HTML has none.
 */
export function pictureResolvers(basePath: string) {
  const markupOf = (guide: Source, context: unknown, { schema }: Info) =>
    Promise.all(guide.shownPictures.map((picture) => renderPicture(picture, schema, context, basePath)));
  return {
    html: {
      resolve: async (guide: Source, _args: unknown, context: unknown, info: Info) =>
        guide.html && replaceMarks(guide.html, await markupOf(guide, context, info)),
    },
    pictures: {
      resolve: async (guide: Source, _args: unknown, context: unknown, info: Info) => {
        if (!guide.pictures) return null;
        const markup = await markupOf(guide, context, info);
        return Object.fromEntries(
          Object.entries(guide.pictures).map(([key, body]) => [key, replaceMarks(body, markup)]),
        );
      },
    },
  };
}

async function renderPicture(
  { file, width, ...attributes }: GuidePicture,
  schema: GraphQLSchema,
  context: unknown,
  basePath: string,
): Promise<string> {
  const shown = Math.min(width, MAX_PICTURE_WIDTH);
  const { data, errors } = await execute({
    schema,
    document: IMAGE_DATA,
    contextValue: context,
    variableValues: {
      file,
      width: shown,
      sizes: `(min-width: 996px) min(${shown}px, 46rem), min(${shown}px, 100vw)`,
    },
  });
  const image = (data as PictureData | null | undefined)?.file?.childImageSharp?.gatsbyImageData;
  if (!image)
    throw new Error(`${file} could not be resized. Export it again as png or jpg.`, { cause: errors?.[0] });
  return renderStaticImage(image, attributes).replaceAll(`${basePath}/static/`, '/static/');
}
