declare module 'gatsby-plugin-sharp' {
  export const generateImageData: unknown;
  export function setActions(actions: object): void;
}

declare module 'gatsby-plugin-sharp/process-file' {
  export function processFile(file: string, transforms: object[], options: object): Promise<unknown>;
}
