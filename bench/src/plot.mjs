const WIDTH = 720;
const HEIGHT = 400;
const LEFT = 64;
const RIGHT = 150;
const TOP = 44;
const BOTTOM = 52;
const COLORS = ['#0b8a70', '#b45309', '#4a4fc4', '#b3261e'];

/**
 * Draws a line chart as an SVG that is readable on light and dark backgrounds.
 *
 * @param {{ title: string, yLabel: string, xLabel: string, series: { name: string, points: [number, number][] }[] }} chart - Title, axis labels, and data.
 * @returns {string} The SVG.
 */
export function linePlot({ title, yLabel, xLabel, series }) {
  const points = series.flatMap((line) => line.points);
  const maxX = Math.max(...points.map(([x]) => x));
  const maxY = niceCeiling(Math.max(...points.map(([, y]) => y)));
  const x = (value) => round(LEFT + (value / maxX) * (WIDTH - LEFT - RIGHT));
  const y = (value) => round(HEIGHT - BOTTOM - (value / maxY) * (HEIGHT - TOP - BOTTOM));
  const ticksX = [...new Set(points.map(([value]) => value))].sort((a, b) => a - b);
  const ticksY = [0, 0.25, 0.5, 0.75, 1].map((part) => part * maxY);
  const labels = spread(
    series.filter((line) => line.points.length > 0).map((line) => ({ at: y(line.points.at(-1)[1]), line })),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="#fff"/>`,
    `<text x="${LEFT}" y="26" font-size="15" font-weight="600" fill="#1a1f26">${title}</text>`,
    ...ticksY.map(
      (value) =>
        `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#dfe3e8"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end" fill="#545e6b">${round(value)}</text>`,
    ),
    ...ticksX.map(
      (value) =>
        `<text x="${x(value)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle" fill="#545e6b">${value}</text>`,
    ),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 12}" text-anchor="middle" fill="#545e6b">${xLabel}</text>`,
    `<text transform="translate(16 ${(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)" text-anchor="middle" fill="#545e6b">${yLabel}</text>`,
    ...series.map((line, index) => {
      const color = COLORS[index % COLORS.length];
      const path = line.points
        .map(([px, py], order) => `${order === 0 ? 'M' : 'L'}${x(px)} ${y(py)}`)
        .join('');
      const dots = line.points.map(
        ([px, py]) => `<circle cx="${x(px)}" cy="${y(py)}" r="3.5" fill="${color}"/>`,
      );
      return `<path d="${path}" fill="none" stroke="${color}" stroke-width="2.5"/>${dots.join('')}`;
    }),
    ...labels.map(({ at, line }) => {
      const color = COLORS[series.indexOf(line) % COLORS.length];
      const [lastX] = line.points.at(-1);
      return `<text x="${x(lastX) + 10}" y="${at + 4}" font-weight="600" fill="${color}">${line.name}</text>`;
    }),
    '</svg>\n',
  ].join('\n');
}

/** Moves overlapping labels apart. */
function spread(labels) {
  const sorted = [...labels].sort((a, b) => a.at - b.at);
  sorted.forEach((label, index) => {
    const above = sorted[index - 1];
    if (above && label.at - above.at < 16) label.at = above.at + 16;
  });
  return sorted;
}

function niceCeiling(value) {
  const unit = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map((step) => step * unit).find((step) => step >= value) ?? value;
}

function round(value) {
  return Math.round(value * 10) / 10;
}
