import {
  packagesWithoutChecksum,
  type ProjectSources,
  type ProjectTest,
} from '../../../packages/guide-files/projects';
import { defaultLocale, locales } from '../../../src/locales/locales';
import { readTexts } from '../../../src/locales/read-messages';

/** A guide in one language. */
interface ReadmeGuide {
  locale: string;
  title: string;
  /** The guide's absolute URL. */
  url: string;
}

/**
 * Writes the READMEs of a guide's project, one for each language of the guide: `README.md` for the
 * default language, and `README.uk.md`, for example, for another one.
 *
 * @param guides - The guide in its languages.
 * @param test - The guide's last test.
 * @param files - The project's files.
 * @returns The READMEs by file name.
 */
export function projectReadmes(
  guides: readonly ReadmeGuide[],
  test: ProjectTest,
  files: ProjectSources,
): ProjectSources {
  return new Map(
    guides.map((guide) => [
      readmeName(guide.locale),
      readme(guide, languageLinks(guide, guides), test, files),
    ]),
  );
}

const readmeName = (locale: string): string =>
  locale === defaultLocale ? 'README.md' : `README.${locale}.md`;

/** Links from a README to those in other languages. */
function languageLinks({ locale }: ReadmeGuide, guides: readonly ReadmeGuide[]): string[] {
  return locales
    .filter(({ code }) => code !== locale && guides.some((guide) => guide.locale === code))
    .map(({ code, offer }) => `[${offer}](${readmeName(code)})`);
}

function readme(
  { locale, title, url }: ReadmeGuide,
  links: readonly string[],
  { date, commit, project: { command, setup } }: ProjectTest,
  files: ProjectSources,
): string {
  const t = readTexts(locale, 'feeds');
  const manifest = files.get('package.json') ?? '{}';
  const { scripts = {} } = JSON.parse(manifest) as { scripts?: Record<string, string> };
  const unlocked = packagesWithoutChecksum(files.get('package-lock.json') ?? '{}');
  const parts = [
    `# ${title}`,
    ...links,
    t('project.tested', { url, date, commit }),
    ...(setup === undefined ? [] : [t('project.before'), setup.replaceAll(/^/gm, '    '), t('project.then')]),
    `    npm install\n    ${command}`,
    ...(command === 'npm start' ? [t('project.start')] : []),
    ...(command === 'npm start' && 'test' in scripts ? [t('project.tests')] : []),
    ...(manifest.includes('"testcontainers"') ? [t('project.containers')] : []),
    ...(unlocked.length > 0 ? [t('project.unlocked', { packages: unlocked.join(', ') })] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
