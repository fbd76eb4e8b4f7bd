type Keys = ReadonlySet<string>

/** True when all of the shown rows are chosen, `partly` for some of them. */
export function selectionOf(keys: readonly string[], selected: Keys): boolean | 'partly' {
  const count = keys.filter((key) => selected.has(key)).length
  if (count === 0) return false
  return count === keys.length ? true : 'partly'
}

/** Chooses all of the shown rows, or none of them; rows of other pages stay as they are. */
export function selectAll(keys: readonly string[], selected: Keys, isChecked: boolean): Keys {
  const shown = new Set(keys)
  const others = [...selected].filter((key) => !shown.has(key))
  return new Set(isChecked ? [...others, ...keys] : others)
}

/** Chooses one row, or takes it out. */
export function toggleOne(selected: Keys, key: string, isChecked: boolean): Keys {
  const others = [...selected].filter((one) => one !== key)
  return new Set(isChecked ? [...others, key] : others)
}
