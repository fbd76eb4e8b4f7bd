import { formatNumber } from '@jangteo/core/money/money.rules'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { AppLink } from '../action/AppLink.tsx'
import { Icon } from '../picture/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './Pagination.module.css'

type PaginationProps = {
  /** The shown page, from 0, as the wire numbers them. */
  readonly number: number
  readonly totalPages: number
  readonly totalElements: number
  /** URL of a page, with the filters of this one. */
  readonly toUrl: (number: number) => string
}

const SHOWN_COUNT = 5

/** Returns the pages that are named: those around the shown one. */
function shownPages(number: number, totalPages: number): number[] {
  const first = Math.max(
    0,
    Math.min(number - Math.floor(SHOWN_COUNT / 2), totalPages - SHOWN_COUNT),
  )
  return Array.from({ length: Math.min(SHOWN_COUNT, totalPages) }, (_, place) => first + place)
}

/** Leads between the pages of a table; each is a URL. */
export function Pagination({ number, totalPages, totalElements, toUrl }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label="페이지">
      <p className={styles.total}>총 {formatNumber(totalElements)}건</p>
      {totalPages > 1 ? (
        <ul className={styles.pages}>
          <Step to={number > 0 ? toUrl(number - 1) : null} label="이전 페이지" icon={ChevronLeft} />
          {shownPages(number, totalPages).map((page) => (
            <li key={page}>
              <AppLink
                className={styles.page}
                to={toUrl(page)}
                aria-current={page === number ? 'page' : undefined}
              >
                {page + 1}
                <VisuallyHidden>페이지</VisuallyHidden>
              </AppLink>
            </li>
          ))}
          <Step
            to={number + 1 < totalPages ? toUrl(number + 1) : null}
            label="다음 페이지"
            icon={ChevronRight}
          />
        </ul>
      ) : null}
    </nav>
  )
}

type StepProps = {
  /** `null` at the end of the pages. */
  readonly to: string | null
  readonly label: string
  readonly icon: typeof ChevronLeft
}

function Step({ to, label, icon }: StepProps) {
  if (to === null) return null
  return (
    <li>
      <AppLink className={styles.page} to={to} aria-label={label}>
        <Icon of={icon} size="s" />
      </AppLink>
    </li>
  )
}
