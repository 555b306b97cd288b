/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { BreadcrumbData, toBreadcrumbJson } from './BreadcrumbData';
import { OpenGraph } from './OpenGraph';
import { Seo } from './Seo';

const url = 'https://docs.example/uk/faq/';

describe('Seo', () => {
  const page = { lang: 'uk', title: 'Питання | Softkit', description: 'Відповіді', canonical: url };

  it('links to every translation and the default one', () => {
    const html = renderToStaticMarkup(
      <Seo
        {...page}
        alternates={[
          { lang: 'uk', url },
          { lang: 'x-default', url: 'https://docs.example/faq/' },
        ]}
      />,
    );
    expect(html).toContain(`<link rel="alternate" hrefLang="uk" href="${url}"/>`);
    expect(html).toContain('hrefLang="x-default" href="https://docs.example/faq/"');
    expect(html).not.toContain('noindex');
  });

  it('keeps an unlisted page out of search engines', () => {
    expect(renderToStaticMarkup(<Seo {...page} alternates={[]} noIndex />)).toContain(
      '<meta name="robots" content="noindex"/>',
    );
  });
});

describe('OpenGraph', () => {
  const image = { url: 'https://docs.example/social/uk/faq.png', width: 1200, height: 630, alt: 'Питання' };
  const html = (locales: string[], isHome = false) =>
    renderToStaticMarkup(
      <OpenGraph
        title="Питання"
        description="Відповіді"
        url={url}
        site={{ name: 'Softkit', locales }}
        image={image}
        isHome={isHome}
      />,
    );

  it('contains the languages of the page and its translations', () => {
    expect(html(['uk_UA', 'en_US'])).toContain(
      '<meta property="og:locale" content="uk_UA"/><meta property="og:locale:alternate" content="en_US"/>',
    );
    expect(html(['uk_UA'])).not.toContain('alternate');
  });

  it('contains the image with its size and alt text', () => {
    expect(html(['uk_UA'])).toContain(`content="${image.url}"`);
    expect(html(['uk_UA'])).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html(['uk_UA'])).toContain('<meta property="og:image:alt" content="Питання"/>');
  });

  it('is a website at the root and an article elsewhere', () => {
    expect(html(['uk_UA'], true)).toContain('content="website"');
    expect(html(['uk_UA'])).toContain('content="article"');
  });
});

describe('BreadcrumbData', () => {
  const home = { name: 'Home', url: 'https://docs.example/' };

  it('numbers the pages and omits the URL of the last one', () => {
    const { itemListElement } = JSON.parse(toBreadcrumbJson([home, { name: 'FAQ', url }]));
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: home.url },
      { '@type': 'ListItem', position: 2, name: 'FAQ' },
    ]);
  });

  it('escapes titles that would close the script element', () => {
    const name = '</script><script>alert(1)</script><!--';
    const html = renderToStaticMarkup(<BreadcrumbData steps={[home, { name, url }]} />);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    expect(JSON.parse(toBreadcrumbJson([home, { name, url }])).itemListElement[1].name).toBe(name);
  });

  it('is omitted if the page has no parent', () => {
    expect(renderToStaticMarkup(<BreadcrumbData steps={[home]} />)).toBe('');
  });
});
