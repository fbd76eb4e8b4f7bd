import { Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { useMedia } from '../layout/useMedia.ts'
import { useReducedMotion } from '../layout/useReducedMotion.ts'

/** Words of an empty search field; its name to screen readers whatever it shows. */
export const SEARCH_HINT = '상품 검색'

const KeywordTurner = lazyExtra(async () => (await import('./KeywordTurner.tsx')).KeywordTurner)

type PopularWord = {
  /** Words that the search of the bar shows. */
  readonly word: string
  /** Draws nothing; stands in the bar and turns the words. */
  readonly turner: ReactNode
}

/**
 * Words of the bar's search: the hint, then the popular keywords in turn. They are fetched with their code once the page is
 * idle, and only where the bar shows them to somebody who does not ask for less motion. Source: decision 169.
 */
export function usePopularWord(isInner: boolean): PopularWord {
  const [word, setWord] = useState(SEARCH_HINT)
  const [isIdle, setIsIdle] = useState(false)
  const isWide = useMedia('(width >= 674px)')
  const isStill = useReducedMotion()
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const turns = isIdle && !isStill && (isWide || !isInner)
  return {
    word: turns ? word : SEARCH_HINT,
    turner: turns ? (
      <Suspense>
        <KeywordTurner onTurn={setWord} />
      </Suspense>
    ) : null,
  }
}
