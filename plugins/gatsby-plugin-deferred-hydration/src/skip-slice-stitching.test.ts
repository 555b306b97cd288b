import { disableStitching, type SliceStitching } from './skip-slice-stitching';

it('pages are left as they were rendered', async () => {
  const stitched: unknown[] = [];
  const stitching: Required<SliceStitching> = {
    stitchSliceForAPage: async (page) => void stitched.push(page),
  };
  disableStitching(stitching);
  await stitching.stitchSliceForAPage({ pagePath: '/' });
  expect(stitched).toEqual([]);
});

it('a module without that function stops the build', () => {
  expect(() => disableStitching({})).toThrow('There is no stitchSliceForAPage.');
});
