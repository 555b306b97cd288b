import { withPrefix } from 'gatsby';
import { changesFeedPath } from '../model/docs/addresses';
import { site } from '../config/site';

/** Link to the release feed for feed readers, in the page head. */
export function ChangesFeedLink({ language }: { language: string }) {
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={site.title}
      href={withPrefix(changesFeedPath(language))}
    />
  );
}
