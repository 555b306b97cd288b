type Guide = Queries.MdxDataQuery['guides']['nodes'][number];

/** Creates a guide. */
export function guideNode({ slug, ...more }: Partial<Guide> & { slug: string }): Guide {
  const docId = slug.slice(1, -1);
  const defaults = { docId, locale: 'en', title: docId, label: docId, draft: false, project: null };
  return { ...defaults, linkGroups: [], translations: [], slug, ...more };
}

const project = { command: 'curl https://docs.example/projects/first-service.tgz' };

/** Data for the components of MDX guides: guides in two languages, two packages, and two colors. */
export const mdxData: Queries.MdxDataQuery = {
  guides: {
    nodes: [
      guideNode({ slug: '/how-to/first-service/', title: 'Перший сервіс', locale: 'uk', project }),
      guideNode({ slug: '/how-to/first-service/', title: 'First service', project }),
      guideNode({ slug: '/about/roadmap/', title: 'Стан пакетів' }),
      guideNode({
        slug: '/libraries/',
        linkGroups: [
          {
            id: 'data-and-files',
            title: 'Листи',
            summary: 'Надсилає\u00a0листи.',
            slugs: ['/libraries/mail/', '/libraries/mail/usage/', '/faq/'],
          },
          { id: 'b', title: 'B', summary: '', slugs: ['/faq/'] },
        ],
      }),
      guideNode({ slug: '/libraries/mail/', title: '@softkit/mail: пошта.', label: 'mail' }),
      guideNode({ slug: '/libraries/mail/usage/' }),
      guideNode({ slug: '/faq/' }),
    ],
  },
  reference: { nodes: [{ slug: '/api/', locale: 'en', title: 'API' }] },
  colorTokens: {
    nodes: [
      {
        name: '--color-text',
        dark: '#e8ebef',
        light: '#14181d',
        on: '--color-surface',
        darkContrast: 15.69,
        lightContrast: 17.5,
      },
      {
        name: '--color-line',
        dark: '#272d36',
        light: '#fff',
        on: null,
        darkContrast: null,
        lightContrast: null,
      },
    ],
  },
  coverage: {
    nodes: [
      { locale: 'uk', packages: [{ name: 'clients/mail', comments: 5, documented: 4 }] },
      { locale: 'en', packages: [{ name: 'clients/mail', comments: 5, documented: 5 }] },
    ],
  },
  toolkit: {
    siteMetadata: {
      toolkit: {
        license: 'MIT',
        node: '20',
        nest: '10',
        fastify: '4',
        packages: { '@softkit/auth': '1.2.2', '@softkit/mail': '0.4.0' },
      },
    },
  },
};
