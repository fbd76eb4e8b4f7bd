import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCalls } from '../../lib/deps.ts'

const SHOWN_MS = 4_000
/** A search of the bar that somebody points at or has the focus in. */
const HELD_SEARCH = ':is(a, search):is(:hover, :focus-within)'

type KeywordTurnerProps = {
  /** Called with each keyword in turn. */
  readonly onTurn: (keyword: string) => void
}

/**
 * Names the next popular keyword every four seconds; not while the page is hidden, and not while somebody points at a
 * search of the bar or has the focus in it. Nothing is drawn, so nothing is announced.
 */
export function KeywordTurner({ onTurn }: KeywordTurnerProps) {
  const calls = useCalls()
  const place = useRef<HTMLSpanElement>(null)
  const { data } = useQuery(calls.keyword.popular.queryOptions())
  const keywords = data?.content
  useEffect(() => {
    if (keywords === undefined || keywords.length === 0) return undefined
    let turn = 0
    const timer = setInterval(() => {
      const bar = place.current?.parentElement ?? null
      if (document.hidden || bar?.querySelector(`:scope > ${HELD_SEARCH}`) !== null) return
      const next = keywords[turn % keywords.length]
      turn += 1
      if (next !== undefined) onTurn(next.keyword)
    }, SHOWN_MS)
    return () => clearInterval(timer)
  }, [keywords, onTurn])
  return <span ref={place} hidden />
}
