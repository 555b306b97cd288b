// Stands in for i18next in the browser: texts by key, with values in braces. Everything is there when a page is shown, each language has
// every key, and plurals are chosen by Intl, so loading, detection, nesting and formats have nothing to do. That it says what i18next says is
// tested with every text of the site.

type Resources = Record<string, Record<string, Record<string, string>>>;

/** What the site passes of i18next's options; its texts are flat. */
export interface TextOptions {
  lng: string;
  fallbackLng: string;
  defaultNS: string;
  resources: Resources;
}

export interface Texts {
  language: string;
  exists: (key: string) => boolean;
  t: (key: string, values?: Record<string, unknown>) => string;
}

function createTexts({ lng, fallbackLng, defaultNS, resources }: TextOptions): Texts {
  const own = resources[lng]?.[defaultNS] ?? {};
  const others = resources[fallbackLng]?.[defaultNS] ?? {};
  const read = (key: string) => (Object.hasOwn(own, key) ? own : others)[key];
  return {
    language: lng,
    exists: (key) => read(key) !== undefined,
    t: (key, values = {}) =>
      (read(key) ?? key).replace(/\{(\w+)\}/g, (_written, name: string) =>
        Object.hasOwn(values, name) ? String(values[name]) : '',
      ),
  };
}

export default {
  createInstance: () => ({
    init(options: TextOptions) {
      Object.assign(this, createTexts(options));
    },
  }),
};
