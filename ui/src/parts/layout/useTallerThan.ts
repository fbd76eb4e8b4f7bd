import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** True while an element is higher than so many screens. */
export function useTallerThan<Element extends HTMLElement>(
  screens: number,
): { readonly ref: RefObject<Element | null>; readonly isTaller: boolean } {
  const ref = useRef<Element>(null)
  const [isTaller, setTaller] = useState(false)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setTaller((entry?.contentRect.height ?? 0) > screens * globalThis.innerHeight)
    })
    if (ref.current !== null) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [screens])
  return { ref, isTaller }
}
