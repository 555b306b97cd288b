import type { ComponentType, ReactNode } from 'react';
import { CrashBoundary } from '../components/error/CrashBoundary';
import type { IslandName, Islands } from './registry';
import { Slot } from './Slot';

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Omit<Props, 'children'> : never;

interface Props<Name extends IslandName> {
  /** The component's name, by which the browser loads it. */
  name: Name;
  component: Islands[Name];
  /** Its props, except children. The page contains them as JSON, so keep them small. */
  props?: PropsOf<Islands[Name]>;
  /** Static HTML inside the component. It isn't sent a second time, and React doesn't change it. */
  children?: ReactNode;
}

/**
 * A control on a static page. The build renders its component as HTML, and in the browser,
 * `start.tsx` hydrates it. In development, Gatsby's app renders the component like any other. A
 * component can't contain islands, but its children can.
 */
export function Island<Name extends IslandName>({ name, component, props, children }: Props<Name>) {
  const Component = component as ComponentType<{ children?: ReactNode }>;
  return (
    <div className="island" data-island={name} data-props={props && JSON.stringify(props)}>
      <CrashBoundary>
        <Component {...props}>{children !== undefined && <Slot>{children}</Slot>}</Component>
      </CrashBoundary>
    </div>
  );
}
