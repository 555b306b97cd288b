import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { rootOf } from '../shared/gatsby-state';
import { COLOR_TOKENS, readColorTokens } from '../../src/model/browser/color-tokens';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(/* GraphQL */ `
    "A color of the site, in both color modes."
    type ColorToken implements Node @dontInfer {
      id: ID!
      "CSS custom property, such as --color-text-muted."
      name: String!
      dark: String!
      light: String!
      "Background token that the contrast is computed against; null for a background."
      on: String
      "WCAG 2 contrast ratio against that token, from 1 to 21."
      darkContrast: Float
      lightContrast: Float
    }
  `);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = ({
  actions,
  createNodeId,
  createContentDigest,
  store,
}) => {
  const css = fs.readFileSync(path.join(rootOf(store), COLOR_TOKENS), 'utf8');
  for (const token of readColorTokens(css)) {
    actions.createNode({
      ...token,
      id: createNodeId(`color ${token.name}`),
      parent: null,
      children: [],
      internal: { type: 'ColorToken', contentDigest: createContentDigest(token) },
    });
  }
};
