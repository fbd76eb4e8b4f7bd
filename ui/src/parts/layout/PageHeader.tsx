import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useGoBack } from '../../lib/useGoBack.ts'
import { IconButton } from '../action/IconButton.tsx'
import styles from './PageHeader.module.css'

type PageHeaderProps = {
  readonly title: string
  /** True when the title is the page's heading; a page with its own heading says no. */
  readonly isHeading?: boolean
  /** On phones it lies over the page's picture, as two round grounds without a name. */
  readonly isOver?: boolean
  /** Measure of how wide the page below stands, so that its name stands in line with it. */
  readonly width?: 'page' | 'split' | 'text' | 'form'
  /** Way back where it is not the page before in the history. */
  readonly onBack?: () => void
  /** Ways out of the page that the market's bar offers where there is room. */
  readonly links?: ReactNode
  /** Actions on the page as a whole. */
  readonly children?: ReactNode
}

/**
 * Header of an inner page. On phones a bar: back, the page's name, its links; where there is room the
 * name alone, below the market's bar; in the native app the name for the ear. A page opened from outside goes back
 * home.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, isHeading = true, isOver, width = 'split', links, children, onBack } = props
  const Title = isHeading ? 'h1' : 'p'
  const goBack = useGoBack()
  return (
    <header className={styles.header} data-heading={isHeading} data-over={isOver}>
      <div className={styles.bar} data-width={width}>
        <div className={styles.back}>
          <IconButton icon={ChevronLeft} label="뒤로 가기" onClick={onBack ?? goBack} />
        </div>
        <Title className={styles.title}>{title}</Title>
        <div className={styles.tools}>
          {children}
          <div className={styles.links}>{links}</div>
        </div>
      </div>
    </header>
  )
}
