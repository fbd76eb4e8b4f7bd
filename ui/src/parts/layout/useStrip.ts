import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useReducedMotion } from './useReducedMotion.ts'

export type Strip = {
  readonly ref: RefObject<HTMLUListElement | null>
  /** Which screenful is shown, from 0. */
  readonly index: number
  readonly isAtEnd: boolean
  readonly onScroll: () => void
  readonly show: (index: number) => void
}

/** A strip that is swiped sideways, and moved by buttons too. */
export function useStrip(): Strip {
  const isStill = useReducedMotion()
  const ref = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState({ index: 0, isAtEnd: false })
  const onScroll = useCallback(() => {
    const strip = ref.current
    if (strip === null) return
    const index = Math.round(strip.scrollLeft / strip.clientWidth)
    const isAtEnd = strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 1
    setPlace((former) =>
      former.index === index && former.isAtEnd === isAtEnd ? former : { index, isAtEnd },
    )
  }, [])
  useEffect(() => {
    const observer = new ResizeObserver(onScroll)
    if (ref.current !== null) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [onScroll])
  const show = useCallback(
    (index: number) => {
      const strip = ref.current
      if (strip === null) return
      strip.scrollTo({ left: index * strip.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
    },
    [isStill],
  )
  return { ref, ...place, onScroll, show }
}
