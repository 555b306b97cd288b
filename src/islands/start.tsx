import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { pageLocale } from '../browser/page';
import { CrashBoundary } from '../components/error/CrashBoundary';
import { locales, type Locale } from '../locales/locales';
import { loadIsland, type IslandName } from './registry';
import { SLOT, StaticSlot } from './Slot';
import { startTexts } from '../browser/texts';

/*
 * Hydrates the islands of a page. The inline script `boot.js` loads this module when the page is
 * idle, or when the reader first touches, clicks, or types.
 */
void startIslands();

async function startIslands(): Promise<void> {
  const texts = new Map<Locale, ReturnType<typeof startTexts>>();
  const textsOf = (locale: Locale) => {
    const started = texts.get(locale) ?? startTexts(locale);
    texts.set(locale, started);
    return started;
  };
  // `not-found.js` has hidden the other languages.
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (island) => !island.closest('[data-not-found][hidden]'),
  );
  const hydrate = async (island: HTMLElement) => {
    // Components may load more texts.
    const i18n = await textsOf(localeOf(island));
    const component = await loadIsland(island.dataset['island'] as IslandName, i18n);
    await new Promise<void>((resolve) => {
      hydrateRoot(
        island,
        <I18nextProvider i18n={i18n}>
          <Hydrated onEnd={resolve}>
            <CrashBoundary>{elementOf(component, island)}</CrashBoundary>
          </Hydrated>
        </I18nextProvider>,
      );
    });
  };
  // The page works without an island whose code can't be loaded.
  await Promise.allSettled(islands.map(hydrate));
  document.documentElement.dataset['ready'] = '';
  // `boot.js` repeats the clicks and keys from before.
  window.dispatchEvent(new Event('islands:ready'));
}

/**
 * Returns the locale of an island's HTML. On a host with one not-found page for all languages, `not-found.js`
 * marks what stays in the file's language.
 */
function localeOf(island: HTMLElement): Locale {
  const frame = ':is(header, nav, footer)[lang]';
  const marked = island.closest<HTMLElement>(frame) ?? island.querySelector<HTMLElement>(frame);
  return locales.find(({ lang }) => lang === marked?.lang)?.code ?? pageLocale();
}

function elementOf(Component: ComponentType<{ children?: ReactNode }>, island: HTMLElement): ReactNode {
  const slot = island.querySelector(`[${SLOT}]`);
  const props = JSON.parse(island.dataset['props'] ?? '{}') as object;
  return <Component {...props}>{slot ? <StaticSlot nodes={[...slot.childNodes]} /> : false}</Component>;
}

/** Reports that an island can be used. */
function Hydrated({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  useEffect(onEnd, [onEnd]);
  return children;
}
