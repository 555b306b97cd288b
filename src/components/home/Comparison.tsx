import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComponentData } from '../../model/docs/mdx-components';
import { GuideCode } from '../mdx/GuideCode';
import * as styles from './Comparison.module.css';

interface Props {
  id: string;
  data: ComponentData['Comparison'];
  children?: ReactNode;
}

/** Files of two guides, in tabs that look the same as in a guide, with a note below them. The last tab is open. */
export function Comparison({ id, data, children }: Props) {
  const { t } = useTranslation('home');
  return (
    <div className={`markdown ${styles.comparison}`}>
      <div className="tabs">
        {data.map(({ title, lines, codes }, index) => (
          <Fragment key={title}>
            <input
              className="tab-choice"
              type="radio"
              name={id}
              id={`${id}-${index + 1}`}
              defaultChecked={index === data.length - 1}
            />
            <label className="tab-label" htmlFor={`${id}-${index + 1}`}>
              {t('home.compared', { title, count: lines })}
            </label>
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
            <div className="tab" tabIndex={0}>
              {codes.map((code) => (
                <GuideCode key={code.title} data={code} />
              ))}
            </div>
          </Fragment>
        ))}
      </div>
      {children}
    </div>
  );
}
