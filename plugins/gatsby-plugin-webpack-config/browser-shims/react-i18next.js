// Stands in for react-i18next: the provider, and the hook without the waiting for texts that are always there.
import { createContext, createElement, useContext } from 'react';

const Context = createContext(null);

export const I18nextProvider = ({ i18n, children }) =>
  createElement(Context.Provider, { value: i18n }, children);

export function useTranslation() {
  const i18n = useContext(Context);
  return { t: i18n.t, i18n };
}
