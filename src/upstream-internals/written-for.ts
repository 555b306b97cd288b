/**
 * The releases that the files of this folder were written for. They rely on what no documentation promises, so `written-for.test.ts` fails when
 * another release is installed: check the files that name the package, then change the number here.
 */
export const WRITTEN_FOR = {
  gatsby: '5.16.1',
  'gatsby-plugin-algolia': '1.0.3',
  'gatsby-plugin-image': '3.16.0',
  'gatsby-plugin-react-i18next': '3.0.1',
  'gatsby-plugin-typescript': '5.16.0',
  'gatsby-remark-autolink-headers': '6.16.0',
  'gatsby-remark-prismjs': '7.16.0',
  'css-loader': '5.2.7',
  'mini-css-extract-plugin': '1.6.2',
  minisearch: '7.2.0',
  webpack: '5.98.0',
} as const;

/**
 * An error for a build that meets something else than the release it was written for has.
 *
 * @param what - What has changed, as the beginning of a sentence.
 * @param file - The file to adapt, without folder.
 */
export function upstreamChanged(name: keyof typeof WRITTEN_FOR, what: string, file: string): Error {
  return new Error(
    `${what}. This was written for ${name} ${WRITTEN_FOR[name]}; adapt src/upstream-internals/${file} to the installed release.`,
  );
}
