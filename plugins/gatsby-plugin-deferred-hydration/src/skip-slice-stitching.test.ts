import { leaveSlices, type Stitching } from './skip-slice-stitching';

it('pages are left as they were rendered', async () => {
  const stitched: unknown[] = [];
  const stitching: Required<Stitching> = {
    stitchSliceForAPage: async (page) => void stitched.push(page),
  };
  leaveSlices(stitching);
  await stitching.stitchSliceForAPage({ pagePath: '/' });
  expect(stitched).toEqual([]);
});

it('a module without that function stops the build', () => {
  expect(() => leaveSlices({})).toThrow('There is no stitchSliceForAPage.');
});
