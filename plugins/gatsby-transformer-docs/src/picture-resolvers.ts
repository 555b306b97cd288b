import { execute, parse, type GraphQLSchema } from 'gatsby/graphql';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { MAX_PICTURE_WIDTH } from '../../../src/model/docs/picture-width';
import { renderStaticImage } from '../../shared/static-image';
import { replaceMarks } from './compile/pictures/picture-marks';
import type { GuidePicture } from './compile/pictures/picture-source';
import type { CompiledGuide } from './create-guide';

/** The quality and the breakpoints are gatsby-plugin-sharp's defaults in gatsby-config.ts. */
export const PICTURE_QUERY = `
  query GuidePicture($file: String!, $width: Int!, $sizes: String!) {
    file(absolutePath: { eq: $file }) {
      childImageSharp {
        gatsbyImageData(width: $width, sizes: $sizes)
      }
    }
  }
`;

export interface PictureData {
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

type Source = Pick<CompiledGuide, 'html' | 'shownPictures'>;

/** Runs `PICTURE_QUERY` with the given variables. */
type RunQuery = (
  variables: Record<string, unknown>,
) => Promise<{ data?: unknown; errors?: readonly unknown[] | undefined }>;

/**
 * Resolves `Guide.html` with the markup of raster pictures. Because this queries the pictures' files,
 * Gatsby renders the page again when one of them changes.
 *
 * @param basePath - The path prefix. Compiled HTML has none.
 */
export function pictureResolver(basePath: string) {
  const document = parse(PICTURE_QUERY);
  return {
    resolve: async (
      guide: Source,
      _args: unknown,
      contextValue: unknown,
      { schema }: { schema: GraphQLSchema },
    ) => {
      const query: RunQuery = async (variableValues) =>
        execute({ schema, document, contextValue, variableValues });
      return (
        guide.html && replaceMarks(guide.html, await pictureMarkup(guide.shownPictures, query, basePath))
      );
    },
  };
}

/** Returns the markup of a guide's raster pictures. */
export function pictureMarkup(
  pictures: readonly GuidePicture[],
  query: RunQuery,
  basePath: string,
): Promise<string[]> {
  return Promise.all(
    pictures.map(async ({ file, width, ...attributes }) => {
      const shown = Math.min(width, MAX_PICTURE_WIDTH);
      const { data, errors } = await query({
        file,
        width: shown,
        sizes: `(min-width: 996px) min(${shown}px, 46rem), min(${shown}px, 100vw)`,
      });
      const image = (data as PictureData | null | undefined)?.file?.childImageSharp?.gatsbyImageData;
      if (!image)
        throw new Error(`${file} could not be resized. Export it again as png or jpg.`, {
          cause: errors?.[0],
        });
      return renderStaticImage(image, attributes).replaceAll(`${basePath}/static/`, '/static/');
    }),
  );
}
