import { renderHook } from '@testing-library/react';
import { answerStaticQueries } from '../../tests/jest/gatsby';
import { navigation } from '../templates/page.fixture';
import { useNavigationDocs } from './use-navigation-docs';

jest.mock('gatsby', () => jest.requireActual('../../tests/jest/gatsby'));

it('the sidebar names a guide as its page does: another file for the same route, or a draft in a build, is not there', () => {
  const [guide, ...others] = navigation.allGuide.nodes;
  const nodes = [{ ...guide, label: 'Not shown', hasRoute: false }, guide, ...others];
  answerStaticQueries({ ...navigation, allGuide: { nodes } });
  const { result } = renderHook(useNavigationDocs);
  expect(result.current).not.toContainEqual(expect.objectContaining({ label: 'Not shown' }));
  expect(result.current).toHaveLength(nodes.length - 1 + navigation.allReference.nodes.length);
});
