import { withPrefix } from 'gatsby';
import { changesFeedPath } from '../model/addresses';
import { site } from '../config/site';

/** Leads feed readers to the feed of releases, in the head of a page. */
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
