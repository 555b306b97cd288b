import { Formatter } from '@softkit/i18n';

export const percentFormatter: Formatter = (template, ...args) => {
  const [values] = args;

  return template.replace(/%(\w+)%/g, (placeholder, name: string) =>
    typeof values === 'object' ? String(values[name] ?? '') : placeholder,
  );
};
