/** Makes IDs unique on a page: the second `name` becomes `name-2`. */
export function uniqueIds(): (id: string) => string {
  const taken = new Set<string>();
  return (base) => {
    let id = base;
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    return id;
  };
}
