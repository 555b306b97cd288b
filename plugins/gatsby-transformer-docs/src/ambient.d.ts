declare module 'gatsby-plugin-sharp' {
  export const generateImageData: unknown;
}
