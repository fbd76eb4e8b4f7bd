import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useReducedMotion } from './useReducedMotion.ts'

/** A child counts as shown when nearly all of it is. */
const SHOWN_RATIO = 0.95

export type Rail = {
  readonly ref: RefObject<HTMLUListElement | null>
  /** Place of the first child that is shown, from 0. */
  readonly index: number
  readonly isAtEnd: boolean
  /** Moves on by what is shown, back for −1. */
  readonly move: (direction: 1 | -1) => void
  /** Moves to a child. */
  readonly show: (index: number) => void
}

type Measured = { readonly first: number; readonly last: number }

/** Watches which children are shown, and reports the distance from one to the next. */
function watchChildren(
  strip: HTMLUListElement,
  onShown: (shown: Measured) => void,
  onPitch: (pitch: number) => void,
): () => void {
  const children = [...strip.children]
  const shown = new Set<number>()
  const lefts = new Map<number, number>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, boundingClientRect } of entries) {
        const place = children.indexOf(target)
        lefts.set(place, boundingClientRect.left)
        if (intersectionRatio >= SHOWN_RATIO) shown.add(place)
        else shown.delete(place)
      }
      if (entries.length === children.length) onPitch((lefts.get(1) ?? 0) - (lefts.get(0) ?? 0))
      if (shown.size > 0) onShown({ first: Math.min(...shown), last: Math.max(...shown) })
    },
    { root: strip, threshold: SHOWN_RATIO },
  )
  for (const child of children) observer.observe(child)
  return () => observer.disconnect()
}

const START: Measured = { first: 0, last: 0 }

/** Place that a press leads to, of what is shown. */
type Target = (shown: Measured) => number

/**
 * A strip of `count` children as wide as each other, swiped sideways and moved by buttons too. Its places are observed,
 * not measured: neither a swipe nor a press makes the browser lay the page out. A press before the first observation is
 * answered with it.
 */
export function useRail(count: number): Rail {
  const isStill = useReducedMotion()
  const ref = useRef<HTMLUListElement>(null)
  const pitch = useRef(0)
  const early = useRef<Target | null>(null)
  const [shown, setShown] = useState<Measured | null>(null)
  const scroll = useCallback(
    (target: Target, from: Measured) =>
      ref.current?.scrollBy({
        left: (target(from) - from.first) * pitch.current,
        behavior: isStill ? 'instant' : 'smooth',
      }),
    [isStill],
  )
  useEffect(() => {
    const strip = ref.current
    if (strip === null || count === 0) return undefined
    let stop = () => {}
    const note = (seen: Measured) => {
      setShown(seen)
      if (early.current !== null) scroll(early.current, seen)
      early.current = null
    }
    const resized = new ResizeObserver(() => {
      stop()
      stop = watchChildren(strip, note, (distance) => (pitch.current = distance))
    })
    resized.observe(strip)
    return () => {
      resized.disconnect()
      stop()
    }
  }, [count, scroll])
  const press = useCallback(
    (target: Target): void => {
      if (shown === null) early.current = target
      else scroll(target, shown)
    },
    [shown, scroll],
  )
  const show = useCallback((index: number): void => press(() => index), [press])
  const move = (direction: 1 | -1): void =>
    press(({ first, last }) => first + direction * (last - first + 1))
  const { first, last } = shown ?? START
  return { ref, index: first, isAtEnd: last >= count - 1, move, show }
}
