import { guideNode, mdxData } from './mdx-data.fixture';
import { heroLinks } from './hero-links';
import { libraryAreas } from './library-areas';
import { toolkitFacts } from './toolkit-facts';

it('links to pages in the guide’s language, or else in English', () => {
  const nodes = [
    guideNode({ slug: '/b/', title: 'Б', locale: 'uk', project: { command: 'npm start' } }),
    guideNode({ slug: '/b/', title: 'B' }),
    guideNode({ slug: '/c/', title: 'C' }),
  ];
  const data = { ...mdxData, guides: { nodes } };
  expect(heroLinks(data, '/b/ /c/ /gone/ /api/', 'uk')).toMatchObject({
    links: [
      { title: 'Б', slug: '/b/' },
      { title: 'C', slug: '/c/' },
      { title: 'API', slug: '/api/' },
    ],
    command: 'npm start',
  });
  expect(heroLinks(data, '/c/ /b/', 'uk')).toMatchObject({ command: null });
});

it('reads the facts from the manifest, and has the page about maturity only while a package is below version 1.0', () => {
  const { facts, details } = toolkitFacts(mdxData, '/about/roadmap/', 'uk');
  expect(facts.map(({ key, value }) => `${key} ${value}`)).toEqual([
    'nest 10',
    'fastify 4',
    'node 20',
    'license MIT',
  ]);
  expect(details).toMatchObject({ slug: '/about/roadmap/' });
  const toolkit = { ...mdxData.toolkit?.siteMetadata?.toolkit, packages: { '@softkit/auth': '1.2.2' } };
  const stable = { ...mdxData, toolkit: { siteMetadata: { toolkit } } } as Queries.MdxDataQuery;
  expect(toolkitFacts(stable, '/about/roadmap/', 'uk').details).toBeNull();
});

it('lists the libraries of each section of the overview', () => {
  expect(libraryAreas(mdxData, '/libraries/', 'uk')).toEqual([
    {
      id: 'data-and-files',
      title: 'Листи',
      summary: 'Надсилає\u00a0листи.',
      slug: '/libraries/',
      libraries: [{ title: 'mail', slug: '/libraries/mail/' }],
    },
  ]);
});
