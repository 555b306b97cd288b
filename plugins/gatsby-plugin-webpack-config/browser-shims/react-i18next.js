// Replaces react-i18next with just its provider and hook, because the texts are always loaded.
import { createContext, createElement, useContext } from 'react';

const Context = createContext(null);

export const I18nextProvider = ({ i18n, children }) =>
  createElement(Context.Provider, { value: i18n }, children);

export function useTranslation() {
  const i18n = useContext(Context);
  return { t: i18n.t, i18n };
}
