import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { Button } from '../../parts/Button.tsx'
import styles from './OrderList.module.css'
import type { More } from './useOrders.ts'

const NEAR = { rootMargin: '50% 0%' } as const

/** Calls `onNear` when the buyer comes close to an element; `null` while nothing is to be done. */
function useNear(onNear: (() => void) | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (onNear === null || ref.current === null) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) onNear()
    }, NEAR)
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [onNear])
  return ref
}

/** The next page of a list: it comes by itself when the buyer is near, and when the button is pressed. */
export function MoreButton({ isLoading, hasFailed, load }: More) {
  const ref = useNear(isLoading || hasFailed ? null : load)
  return (
    <div ref={ref} className={styles.more}>
      <Button variant="outline" isWide isBusy={isLoading} onClick={load}>
        {hasFailed ? '다시 불러오기' : '더 보기'}
      </Button>
    </div>
  )
}
