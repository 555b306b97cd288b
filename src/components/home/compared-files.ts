import type { MarkdownInput } from '../../model/docs/mdx-components';

export function printComparedFiles({ attributes, t }: MarkdownInput): string {
  const { title = '', lines } = attributes;
  return `## ${t('home.compared', { title, count: Number(lines) })}`;
}
