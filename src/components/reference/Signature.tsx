import { Html } from '../markdown/Html';

/** A declaration, or the statement that imports it, with links to its types. */
export function Signature({ html, role }: { html: string; role: 'signature' | 'import' }) {
  return (
    <figure className={`code ${role}`} data-language="ts">
      <pre tabIndex={0}>
        <Html as="code" html={html} />
      </pre>
    </figure>
  );
}
