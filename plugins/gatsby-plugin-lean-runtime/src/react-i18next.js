// Stands in for react-i18next: the provider and the hook, without Trans and its HTML parser. The files are
// named by path, because the package's exports do not offer them.
export { I18nextProvider } from '../../../node_modules/react-i18next/dist/es/I18nextProvider.js';
export { I18nContext, initReactI18next } from '../../../node_modules/react-i18next/dist/es/context.js';
export { useTranslation } from '../../../node_modules/react-i18next/dist/es/useTranslation.js';
