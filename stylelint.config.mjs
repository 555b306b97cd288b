/** Style sheets use only what all browsers of `browserslist` have: see docs/decisions/which-browsers.md. */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        severity: 'error',
        // The data calls support partial for any value or corner case that is missing, used here or not.
        ignorePartialSupport: true,
        // What a browser may leave out: the page is read and used as well without it.
        ignore: [
          // Parts of long pages are drawn when they come near; without it they are drawn at once.
          'css-content-visibility',
          // The color of scroll bars.
          'css-scrollbar',
          // The shape of the pointer over a picture; phones have no pointer.
          'css3-cursors-newer',
          // The color of selected text; iOS has its own.
          'css-selection',
          // Margins of printed pages.
          'css-paged-media',
          // Safari on a desktop has no touch screen.
          'css-touch-action',
          // Only phones that enlarge text by themselves have something to turn off.
          'text-size-adjust',
        ],
      },
    ],
  },
};
