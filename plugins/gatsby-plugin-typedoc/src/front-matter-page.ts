/**
 * Joins front matter and body. Each front matter value is one line of JSON, so it's valid YAML.
 */
export function frontMatterPage(data: Record<string, unknown>, body: string): string {
  const lines = Object.entries(data).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`;
}
