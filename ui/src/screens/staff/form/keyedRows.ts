/** An entry of a form, identified by a key that is never sent. */
export type Keyed<Entry> = { readonly key: string; readonly entry: Entry }

/** Gives every entry a key. */
export function keyed<Entry>(
  entries: readonly Entry[],
  makeKey: () => string,
): readonly Keyed<Entry>[] {
  return entries.map((entry) => ({ key: makeKey(), entry }))
}

/** Changes the entry of a key; of a key that is not there nothing changes. */
export function changed<Entry>(
  entries: readonly Keyed<Entry>[],
  key: string,
  change: Partial<Entry>,
): readonly Keyed<Entry>[] {
  return entries.map((each) =>
    each.key === key ? { key, entry: { ...each.entry, ...change } } : each,
  )
}

/** Moves an entry up (-1) or down (1); at either end nothing changes. */
export function moved<Entry>(
  entries: readonly Keyed<Entry>[],
  key: string,
  step: 1 | -1,
): readonly Keyed<Entry>[] {
  const place = entries.findIndex((each) => each.key === key)
  const [one, other] = [entries[place], entries[place + step]]
  if (one === undefined || other === undefined) return entries
  return entries.toSpliced(place, 1, other).toSpliced(place + step, 1, one)
}

/** Takes an entry away. */
export function without<Entry>(
  entries: readonly Keyed<Entry>[],
  key: string,
): readonly Keyed<Entry>[] {
  return entries.filter((each) => each.key !== key)
}
