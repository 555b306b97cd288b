import type { ComponentData } from '../../model/docs/mdx-components';
import { withPrefixedUrls } from '../markdown/prefix-urls';

/** A code block quoted from another guide. */
export function GuideCode({ data }: { data: Pick<ComponentData['GuideCode'], 'attributes' | 'quoted'> }) {
  return <figure {...data.attributes} dangerouslySetInnerHTML={{ __html: withPrefixedUrls(data.quoted) }} />;
}
