import { guideNode, mdxData } from '../mdx/mdx-data.fixture';
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

it('counts the packages, and lists those from version 1.0 on', () => {
  expect(toolkitFacts(mdxData, undefined, 'uk')).toMatchObject({
    license: 'MIT',
    packages: 2,
    stable: [{ name: '@softkit/auth', version: '1.2.2' }],
    details: null,
  });
});

it('lists the libraries of each section of the overview', () => {
  expect(libraryAreas(mdxData, '/libraries/', 'uk')).toEqual([
    {
      id: 'data-and-files',
      title: 'Листи',
      summary: 'Надсилає\u00a0листи.',
      slug: '/libraries/',
      libraries: [{ title: 'mail', slug: '/libraries/mail/', description: 'Пошта.', version: '0.4.0' }],
    },
  ]);
});
