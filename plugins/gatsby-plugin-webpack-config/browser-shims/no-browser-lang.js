// Replaces browser-lang, because readers are never redirected to another language.
export default () => '';
