import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styles from './Chip.module.css'

type ChipStripProps = {
  /** Korean name of the list; left out where it is alone in a navigation that has one. */
  readonly label?: string
  /** The space around it. */
  readonly className?: string | undefined
  /** Items of a list, each with a chip. */
  readonly children: ReactNode
}

/** Chips in one row that is swiped sideways, opened with the chosen one in the middle; on wide screens they take lines. */
export function ChipStrip({ label, className, children }: ChipStripProps) {
  const strip = useCentred()
  return (
    <ul ref={strip} className={clsx(styles.strip, className)} aria-label={label}>
      {children}
    </ul>
  )
}

/** A count beside the name in a chip. */
export function ChipCount({ children }: { readonly children: string }) {
  return <span className={styles.count}>{children}</span>
}

const CHOSEN = '[aria-current], [aria-pressed="true"]'

function useCentred(): RefObject<HTMLUListElement | null> {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(CHOSEN)
    if (!strip.current || !chosen) return
    const { offsetLeft, offsetWidth } = chosen
    strip.current.scrollLeft = offsetLeft - (strip.current.clientWidth - offsetWidth) / 2
  }, [])
  return strip
}
