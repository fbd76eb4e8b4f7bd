import { useState } from 'react'

/** Entries of a list that the buyer picks to do something with them. */
export type Selection = {
  readonly isEditing: boolean
  readonly ids: readonly string[]
  readonly has: (id: string) => boolean
  readonly toggle: (id: string, isPicked: boolean) => void
  /** Picks all of these, or none. */
  readonly set: (ids: readonly string[]) => void
  readonly begin: () => void
  readonly end: () => void
}

/** Most entries that are picked at once. Source: market-rules §3. */
const PICKED_COUNT_MAX = 100

export function useSelection(): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const set = (ids: readonly string[]) => setPicked(new Set(ids.slice(0, PICKED_COUNT_MAX)))
  const ids = picked === null ? [] : [...picked]
  return {
    isEditing: picked !== null,
    ids,
    has: (id) => picked?.has(id) ?? false,
    toggle: (id, isPicked) => set(isPicked ? [...ids, id] : ids.filter((each) => each !== id)),
    set,
    begin: () => setPicked(new Set()),
    end: () => setPicked(null),
  }
}
