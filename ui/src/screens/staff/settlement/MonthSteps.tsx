import { addMonths, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { formatMonth } from '@jangteo/core/settlement/settlement.view'
import { useState } from 'react'
import { useSearchParams } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import styles from './Settlement.module.css'
import { monthOfQuery } from './settlementData.ts'

/** The month that the URL names, else that of today. */
export function useShownMonth(): string {
  const [query] = useSearchParams()
  const [today] = useState(() => kstDayOf(Date.now()))
  return monthOfQuery(query, today)
}

type MonthStepsProps = {
  readonly month: string
  readonly toUrl: (month: string) => string
}

/** The shown month between the ways to the one before and the one after it. */
export function MonthSteps({ month, toUrl }: MonthStepsProps) {
  const urlAfter = (count: number) => toUrl(addMonths(`${month}-01`, count).slice(0, month.length))
  return (
    <div className={styles.tools}>
      <ButtonLink to={urlAfter(-1)} variant="outline" size="s">
        이전 달
      </ButtonLink>
      <h2 className={styles.amount}>{formatMonth(month)}</h2>
      <ButtonLink to={urlAfter(1)} variant="outline" size="s">
        다음 달
      </ButtonLink>
    </div>
  )
}
