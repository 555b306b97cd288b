import type {
  ConfigurationClass,
  ConfigurationIndex,
  ConfigurationKey,
} from '../../../../../src/model/reference/configuration';

/** A key of an object. */
export interface Step {
  /** The object's class, which may inherit the key. */
  holder: string;
  key: ConfigurationKey;
}

/** A key and where it can be in a configuration file. */
export interface PlacedKey {
  /** The class that declares the key. */
  owner: ConfigurationClass;
  key: ConfigurationKey;
  /** The keys from the section to this one, on the first path. */
  steps: readonly Step[];
  /** Paths such as `app.cors.origin` and `jobs.list[].name`; the package's own first. */
  paths: readonly [string, ...string[]];
  /** The first path without the section. */
  place: string;
}

interface Occurrence {
  root: string;
  package: string;
  owner: ConfigurationClass;
  key: ConfigurationKey;
  steps: readonly Step[];
  path: string;
}

/**
 * Lists each package's keys in the order of a configuration file: below an object, its own keys. A key
 * that several objects contain is listed once, with all its paths. A path starts with the name that the
 * section has in generated applications, or else with its class.
 */
export function placeKeys(index: ConfigurationIndex): Map<string, PlacedKey[]> {
  const packageOf = new Map(
    Object.entries(index).flatMap(([name, { classes }]) => classes.map((each) => [each.name, name] as const)),
  );
  const classes = Object.values(index).flatMap((each) => each.classes);
  const byName = new Map(classes.map((each) => [each.name, each]));
  // An object of another package can contain a section, too.
  const isPart = ({ name }: ConfigurationClass) =>
    index[packageOf.get(name) ?? '']?.classes.some(
      (other) =>
        other.base === name ||
        (other.name !== name && other.keys.some(({ nested }) => nested?.class === name)),
    );
  const occurrences = classes
    .filter((each) => each.section !== null || !isPart(each))
    .flatMap((root) => {
      const found: Occurrence[] = [];
      const walk = (holder: string, prefix: string, above: readonly Step[]): void => {
        // An object can contain objects of its own class, so stop here instead of repeating it
        // forever.
        if (above.some((step) => step.holder === holder)) return;
        for (let owner = byName.get(holder); owner; owner = byName.get(owner.base ?? '')) {
          for (const key of owner.keys) {
            const path = `${prefix}.${key.name}`;
            const steps = [...above, { holder, key }];
            const [from = '', to = ''] = [root, owner].map(({ name }) => packageOf.get(name));
            found.push({ root: from, package: to, owner, key, steps, path });
            if (key.nested) walk(key.nested.class, `${path}${key.nested.list ? '[]' : ''}`, steps);
          }
        }
      };
      walk(root.name, root.section ?? root.name, []);
      return found;
    });
  const placed = new Map<string, Map<ConfigurationKey, PlacedKey>>();
  // The keys of another package are listed with that package, which may come later.
  const own = occurrences.filter((each) => each.root === each.package);
  for (const { package: name, owner, key, steps, path } of [...own, ...occurrences]) {
    const keys = placed.get(name) ?? new Map<ConfigurationKey, PlacedKey>();
    placed.set(name, keys);
    const before = keys.get(key);
    if (!before)
      keys.set(key, { owner, key, steps, paths: [path], place: path.slice(path.indexOf('.') + 1) });
    else if (!before.paths.includes(path)) keys.set(key, { ...before, paths: [...before.paths, path] });
  }
  return new Map([...placed].map(([name, keys]) => [name, [...keys.values()]]));
}
