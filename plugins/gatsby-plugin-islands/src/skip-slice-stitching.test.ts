import { disableStitching, type SliceStitching } from './skip-slice-stitching';

it('leaves pages as they were rendered', async () => {
  const stitched: unknown[] = [];
  const stitching: Required<SliceStitching> = {
    stitchSliceForAPage: async (page) => void stitched.push(page),
  };
  disableStitching(stitching);
  await stitching.stitchSliceForAPage({ pagePath: '/' });
  expect(stitched).toEqual([]);
});

it('stops the build if Gatsby’s function is missing', () => {
  expect(() => disableStitching({})).toThrow('There is no stitchSliceForAPage.');
});
