import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://docs.example',
  publicDir: './static',
  integrations: [
    starlight({
      title: 'Documentation',
      defaultLocale: 'root',
      locales: { root: { label: 'English', lang: 'en' }, uk: { label: 'Українська', lang: 'uk' } },
      sidebar: ['guides', 'api'].map((directory) => ({
        label: directory,
        collapsed: true,
        items: [{ autogenerate: { directory, collapsed: true } }],
      })),
    }),
  ],
});
