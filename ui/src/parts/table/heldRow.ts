import { createContext, useContext, useEffect } from 'react'

/** Holds a row of a table; what it returns lets go of it. */
export type HoldRow = () => () => void

/** Holds the row that a component stands in; `null` outside of tables. */
export const HoldRowContext = createContext<HoldRow | null>(null)

/** Has the row around it stay in its table for as long as this is drawn, even when the row leaves the list meanwhile. */
export function useHeldRow(): void {
  const hold = useContext(HoldRowContext)
  useEffect(() => hold?.(), [hold])
}
