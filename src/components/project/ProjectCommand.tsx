/** A command that downloads, installs, and starts a project, with the copy button of code blocks. */
export function ProjectCommand({ command }: { command: string }) {
  return (
    <div className="markdown">
      <figure className="code command wrap" data-language="bash">
        <pre tabIndex={0}>
          <code>
            <span className="hang">{command}</span>
          </code>
        </pre>
      </figure>
    </div>
  );
}
