import { announceRoute } from './announce-route';

it('announces the title of each page after the first in its language, and silences Gatsby’s announcer', () => {
  document.body.innerHTML =
    '<div id="gatsby-announcer" aria-live="assertive"></div><article lang="uk"><h1>Поширені запитання</h1></article>';
  announceRoute();
  const announcer = document.getElementById('site:route-announcer');
  expect(announcer).toHaveTextContent('');
  expect(document.getElementById('gatsby-announcer')).toHaveAttribute('aria-live', 'off');
  announceRoute();
  expect(announcer).toHaveTextContent('Поширені запитання');
  expect(announcer).toHaveAttribute('lang', 'uk');
  expect(announcer).toHaveAttribute('role', 'status');
});
