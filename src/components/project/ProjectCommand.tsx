/**
 * A command that downloads, installs, and starts a project, on one line, with the copy button of code
 * blocks.
 */
export function ProjectCommand({ command }: { command: string }) {
  return (
    <div className="markdown">
      <figure className="code command" data-language="bash">
        <pre tabIndex={0}>
          <code>{command}</code>
        </pre>
      </figure>
    </div>
  );
}
