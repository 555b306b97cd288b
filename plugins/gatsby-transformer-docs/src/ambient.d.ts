declare module 'gatsby-plugin-sharp' {
  export function generateImageData(options: object): Promise<unknown>;
  export function setActions(actions: object): void;
}

declare module 'gatsby-plugin-sharp/plugin-options' {
  export function setPluginOptions(options: object): void;
}
