import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

const NEAR = { rootMargin: '50% 0%' } as const

/** Calls `onNear` when the buyer comes close to an element; `null` while nothing is to be done. */
export function useInView(onNear: (() => void) | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (onNear === null || ref.current === null) return undefined
    // A busy page is handed several moments at once, the oldest first.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
    }, NEAR)
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [onNear])
  return ref
}

/** `isNear` once the buyer has come close to the element of `ref`, and from then on. */
export function useNear(): {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly isNear: boolean
} {
  const [isNear, setIsNear] = useState(false)
  const ref = useInView(isNear ? null : () => setIsNear(true))
  return { ref, isNear }
}
