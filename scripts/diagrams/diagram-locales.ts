/** The languages the pictures have words in. Guides of another language show the English ones. */
export const diagramLocales = ['en', 'uk'] as const;

export type DiagramLocale = (typeof diagramLocales)[number];
