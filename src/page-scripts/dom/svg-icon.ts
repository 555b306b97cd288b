const PATHS = {
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  copied: 'm5 13 4 4L19 7',
  close: 'M6 6l12 12M18 6 6 18',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m0 0 2.5-2.5M13 18l2.5 2.5M4 18h4',
} as const;

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an icon for a control that is built by script. It looks like the `Icon` component. */
export function svgIcon(name: keyof typeof PATHS): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = {
    viewBox: '0 0 24 24',
    width: '18',
    height: '18',
    fill: 'none',
    stroke: 'currentcolor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
    class: `icon-${name}`,
  };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
