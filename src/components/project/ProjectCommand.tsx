/**
 * A command that downloads, installs, and starts a project, on one line, with the copy button of code
 * blocks.
 */
export function ProjectCommand({ command }: { command: string }) {
  return (
    <div className="markdown">
      <figure className="code command" data-language="bash">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>
          <code>{command}</code>
        </pre>
      </figure>
    </div>
  );
}
