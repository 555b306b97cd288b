// Replaces i18next in the browser, where the site uses only the page language. The app loads its
// texts separately, see `src/i18n/use-messages.ts`.

export default {
  createInstance: () => ({
    language: '',
    init({ lng }: { lng: string }) {
      this.language = lng;
    },
  }),
};
