import { Html } from '../markdown/Html';

/** A declaration, or the statement that imports it, with links to its types. */
export function Signature({ html, type }: { html: string; type: 'signature' | 'import' }) {
  return (
    <figure className={`code ${type}`} data-language="ts">
      <pre tabIndex={0}>
        <Html as="code" html={html} />
      </pre>
    </figure>
  );
}
