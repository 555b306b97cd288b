import type { i18n as I18n } from 'i18next';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { pageLocale } from '../browser/page';
import { CrashBoundary } from '../components/error/CrashBoundary';
import { locales, type Locale } from '../locales/locales';
import { registry } from './registry';
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
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const hydrate = async (island: HTMLElement) => {
    // Components may load more texts.
    const i18n = await textsOf(localeOf(island));
    const component = await loadComponent(island, i18n);
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
  const isVisible = observe((island) => void hydrate(island).catch(ignore));
  await Promise.allSettled(
    islands.map((island) => (island.dataset['start'] === 'visible' ? isVisible(island) : hydrate(island))),
  );
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

/** Ignores an island whose code can't be loaded. The page works without it. */
const ignore = (): void => undefined;

function loadComponent(island: HTMLElement, i18n: I18n): Promise<ComponentType<{ children?: ReactNode }>> {
  const name = island.dataset['island'] as keyof typeof registry;
  return registry[name](i18n) as Promise<ComponentType<{ children?: ReactNode }>>;
}

function elementOf(Component: ComponentType<{ children?: ReactNode }>, island: HTMLElement): ReactNode {
  const slot = island.querySelector(`[${SLOT}]`);
  const props = JSON.parse(island.dataset['props'] ?? '{}') as object;
  return <Component {...props}>{slot ? <StaticSlot nodes={[...slot.childNodes]} /> : false}</Component>;
}

/** Calls a function for each observed island once what contains it is in the window. */
function observe(onVisible: (island: HTMLElement) => void): (island: HTMLElement) => void {
  const islandsIn = new Map<Element, HTMLElement>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const island = islandsIn.get(target);
      if (!isIntersecting || !island) continue;
      observer.unobserve(target);
      onVisible(island);
    }
  });
  return (island) => {
    // The element of an island has no box of its own.
    const { parentElement } = island;
    if (!parentElement) return;
    islandsIn.set(parentElement, island);
    observer.observe(parentElement);
  };
}

/** Reports that an island can be used. */
function Hydrated({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  useEffect(onEnd, [onEnd]);
  return children;
}
