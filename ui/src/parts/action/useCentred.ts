import { type RefObject, useEffect, useRef } from 'react'

const CHOSEN = '[aria-current], [aria-pressed="true"]'

/**
 * Scrolls a row sideways until what is chosen in it is in its middle: when the row is first drawn, and again when
 * another is `chosen`; `null` while the row is empty.
 */
export function useCentred<Row extends HTMLElement>(
  chosen: string | null = '',
): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    if (chosen === null || row.current === null) return
    const item = row.current.querySelector<HTMLElement>(CHOSEN)
    if (item === null) return
    const { offsetLeft, offsetWidth } = item
    row.current.scrollLeft = offsetLeft - (row.current.clientWidth - offsetWidth) / 2
  }, [chosen])
  return row
}
