import { renderHook } from '@testing-library/react';
import { answerStaticQueries } from '../../tests/jest/gatsby';
import { navigation } from '../templates/page.fixture';
import { useNavigationDocs } from './use-navigation-docs';

jest.mock('gatsby', () => jest.requireActual('../../tests/jest/gatsby'));

it('leaves out guides without a route: drafts, and second files for the same route', () => {
  const [guide, ...others] = navigation.allGuide.nodes;
  const nodes = [{ ...guide, label: 'Not shown', hasRoute: false }, guide, ...others];
  answerStaticQueries({ ...navigation, allGuide: { nodes } });
  const { result } = renderHook(useNavigationDocs);
  expect(result.current).not.toContainEqual(expect.objectContaining({ label: 'Not shown' }));
  expect(result.current).toHaveLength(nodes.length - 1 + navigation.allReference.nodes.length);
});
