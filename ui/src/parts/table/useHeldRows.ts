import { useCallback, useState } from 'react'

type Held<Row> = { readonly row: Row; readonly place: number }

/** Holds a row under its key at its place; what it returns lets go of it. */
export type HoldRowAt<Row> = (key: string, held: Held<Row>) => () => void

/**
 * The rows of a table with those that are held although they have left the list: a sheet that is open in one of them
 * holds typed text. Each stands where it was, as it was.
 */
export function useHeldRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [held, setHeld] = useState<ReadonlyMap<string, Held<Row>>>(new Map())
  const hold: HoldRowAt<Row> = useCallback((key, one) => {
    setHeld((now) => new Map(now).set(key, one))
    return () => setHeld((now) => new Map([...now].filter(([known]) => known !== key)))
  }, [])
  const listed = new Set(rows.map(keyOf))
  const left = [...held].filter(([key]) => !listed.has(key)).map(([, one]) => one)
  const shown = left
    .toSorted((a, b) => a.place - b.place)
    .reduce<readonly Row[]>((all, { row, place }) => all.toSpliced(place, 0, row), rows)
  return { shown, hold }
}
