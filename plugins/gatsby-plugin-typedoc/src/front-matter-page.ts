/** Front matter as one JSON value per line, which is YAML too, and the body. */
export function frontMatterPage(data: Record<string, unknown>, body: string): string {
  const lines = Object.entries(data).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`;
}
