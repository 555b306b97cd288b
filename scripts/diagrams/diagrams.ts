import type { DiagramLocale } from './diagram-locales';
import { entityInheritance } from './entity-inheritance';
import { fileUpload } from './file-upload';
import { jobLifeCycle } from './job-life-cycle';
import { requestFlow } from './request-flow';
import type { Drawing } from './svg';

/** A picture of the guides. */
interface Diagram {
  /** Below `content/<locale>/`, without theme and extension. */
  file: string;
  /** Draws it in the language of a locale. */
  draw: (locale: DiagramLocale) => Drawing;
}

export const diagrams: readonly Diagram[] = [
  { file: 'libraries/async-storage/request-flow', draw: requestFlow },
  { file: 'libraries/typeorm/entity-inheritance', draw: entityInheritance },
  { file: 'how-to/job-life-cycle', draw: jobLifeCycle },
  { file: 'libraries/file-storage/file-upload', draw: fileUpload },
];
