import type { ComponentData } from '../../model/mdx-components';
import { withPrefixedUrls } from '../markdown/prefix-urls';

/** A code block of another guide. */
export function GuideCode({ data: { attributes, quoted } }: { data: ComponentData['GuideCode'] }) {
  return <figure {...attributes} dangerouslySetInnerHTML={{ __html: withPrefixedUrls(quoted) }} />;
}
