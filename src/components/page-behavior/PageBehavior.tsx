import type { ComponentProps } from 'react';
import { ColorMode } from '../color-mode/ColorMode';
import { PageLoading } from '../page-loading/PageLoading';
import { SectionMessages } from '../sections/SectionMessages';

/** What every page does without a control: it follows the color mode, links, and sections. */
export function PageBehavior(props: ComponentProps<typeof SectionMessages>) {
  return (
    <>
      <ColorMode />
      <PageLoading />
      <SectionMessages {...props} />
    </>
  );
}
