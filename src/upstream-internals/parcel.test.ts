import fs from 'node:fs';

it('what compiles the plugins is set as Gatsby sets it, except that nothing is minified', () => {
  const ours = fs.readFileSync('.parcelrc', 'utf8').replace(/^\/\/.*\n/gm, '');
  const { optimizers, ...rest } = JSON.parse(
    fs.readFileSync(require.resolve('gatsby-parcel-config'), 'utf8'),
  ) as { optimizers: object };
  expect(JSON.parse(ours)).toEqual(rest);
  expect(optimizers).toEqual({ '*.{js,mjs,cjs}': ['@parcel/optimizer-terser'] });
});
