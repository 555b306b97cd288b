// Stands in for i18next in the browser: what the site asks it is the language of the page. Texts come with the app, see
// `src/i18n/use-messages.ts`.

export default {
  createInstance: () => ({
    language: '',
    init({ lng }: { lng: string }) {
      this.language = lng;
    },
  }),
};
