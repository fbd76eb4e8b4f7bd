/**
 * Groups items by a key, groups and items in the order of their appearance. `Map.groupBy` does the same where it exists:
 * Node 20 and web views of older phones lack it.
 * @example groupBy([1, 2, 3], (count) => count % 2) // Map { 1 => [1, 3], 0 => [2] }
 */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
