import { errorIn, type Problem } from '../../../src/model/text/problem';
import type { CodeGuide } from '../../../packages/guide-files/read-fences';

/** Checks that fences excluded from checks have a reason. */
export function checkReasons({ fences, sourcePath }: Pick<CodeGuide, 'fences' | 'sourcePath'>): Problem[] {
  return fences
    .filter(({ meta }) => meta.noCheck !== null && meta.noCheck.trim().length < 8)
    .map(({ line }) =>
      errorIn(
        sourcePath,
        'no-check needs a reason. Name what the code needs that is not available here: no-check="needs @grpc/grpc-js".',
        line - 1,
      ),
    );
}
