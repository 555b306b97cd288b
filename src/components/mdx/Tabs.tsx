import { Children, Fragment, isValidElement, useId, type ReactElement, type ReactNode } from 'react';

interface TabProps {
  label: string;
  children: ReactNode;
}

/** One panel of `<Tabs>`, which shows it with its label. */
export function Tab({ children }: TabProps) {
  return <div className="tab">{children}</div>;
}

interface TabsProps {
  /** Groups of one name stay in step and are remembered. */
  group?: string;
  /** `<Tab label="…">` elements. */
  children: ReactNode;
}

/** Panels of which one shows at a time: the same markup as `::::tabs`, which works without a script. */
export function Tabs({ group, children }: TabsProps) {
  const set = `tabs-${useId().replaceAll(':', '')}`;
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  return (
    <div className="tabs" data-group={group}>
      {tabs.map((tab, index) => {
        const id = `${set}-${index + 1}`;
        return (
          <Fragment key={id}>
            <input className="tab-choice" type="radio" name={set} id={id} defaultChecked={index === 0} />
            <label className="tab-label" htmlFor={id}>
              {tab.props.label}
            </label>
            {tab}
          </Fragment>
        );
      })}
    </div>
  );
}
