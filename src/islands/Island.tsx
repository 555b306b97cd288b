import type { ComponentType, ReactNode } from 'react';
import { CrashBoundary } from '../components/error/CrashBoundary';
import type { Registry } from './registry';
import { Slot } from './Slot';

/** The component that an entry of the registry loads. */
type ComponentOf<Name extends keyof Registry> = Awaited<ReturnType<Registry[Name]>>;
type PropsOf<Component> = Component extends ComponentType<infer Props> ? Omit<Props, 'children'> : never;

/** When an island becomes interactive: with the page's scripts, or not before it is in the window. */
export type IslandStart = 'idle' | 'visible';

interface Props<Name extends keyof Registry> {
  name: Name;
  /** The component that `name` loads in the browser. */
  component: ComponentOf<Name>;
  /** Its props, except children. The page contains them as JSON, so keep them small. */
  props?: PropsOf<ComponentOf<Name>>;
  start?: IslandStart;
  /** Static HTML inside the component. It isn't sent a second time, and React doesn't change it. */
  children?: ReactNode;
}

/**
 * A control on a static page. The build renders its component as HTML, and in the browser,
 * `start.tsx` hydrates it. In development, Gatsby's app renders the component like any other. A
 * component can't contain islands, but its children can.
 */
export function Island<Name extends keyof Registry>({
  name,
  component,
  props,
  start = 'idle',
  children,
}: Props<Name>) {
  const Component = component as ComponentType<{ children?: ReactNode }>;
  return (
    <div
      className="island"
      data-island={name}
      data-props={props && JSON.stringify(props)}
      data-start={start === 'idle' ? undefined : start}
    >
      <CrashBoundary>
        <Component {...props}>{children !== undefined && <Slot>{children}</Slot>}</Component>
      </CrashBoundary>
    </div>
  );
}
