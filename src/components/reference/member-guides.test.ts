import { memberEnd } from '../../model/member-end';
import { addMemberGuides } from './member-guides';

const usage = { path: '/a/#b', title: 'A', section: 'B & <C>', lang: null };

it('links to guides at the end of the members that they use, and leaves no comments', () => {
  const html = `<h3 id="size">size</h3>\n${memberEnd('size')}\n<h3 id="toString">toString</h3>\n${memberEnd('toString')}`;
  const guides = { size: [usage, { path: '/c/', title: 'C', section: null, lang: 'en' }] };
  expect(addMemberGuides(html, guides, 'In guides:')).toBe(
    '<h3 id="size">size</h3>\n' +
      '<p class="member-guides">In guides: <a href="/a/#b">A: B &amp; &lt;C&gt;</a>, <a href="/c/" lang="en">C</a></p>\n' +
      '<h3 id="toString">toString</h3>\n',
  );
});
