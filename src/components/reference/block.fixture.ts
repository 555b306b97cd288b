type Block = Queries.MemberBlockFragment;

/** A block with only the given fields. */
export const block = (type: string, fields: Partial<Block>): Block => ({
  type,
  id: null,
  level: null,
  title: null,
  code: null,
  notes: null,
  text: null,
  texts: null,
  links: null,
  head: null,
  rows: null,
  facts: null,
  blocks: null,
  ...fields,
});
