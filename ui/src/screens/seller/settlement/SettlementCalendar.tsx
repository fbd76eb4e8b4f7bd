import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { formatSignedWon } from '@jangteo/core/settlement/settlement.view'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { MonthSteps, useShownMonth } from '../../staff/settlement/MonthSteps.tsx'
import { StateBadge } from '../../staff/settlement/StateBadge.tsx'
import styles from '../../staff/settlement/Settlement.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'

/** The days of a month on which the store is paid, and what is still to come of it. */
export function SettlementCalendar() {
  const month = useShownMonth()
  const input = { month }
  const { data } = useSuspenseQuery(staffCalls.sellerSettlement.calendar.queryOptions({ input }))
  return (
    <div className={styles.stack}>
      <MonthSteps
        month={month}
        toUrl={(shown) => sellerRoutes.settlements({ tab: 'calendar', month: shown })}
      />
      <p className={styles.summary}>
        <span>이 달에 받을 금액</span>
        <span className={styles.figure}>{formatWon(data.expected)}</span>
      </p>
      {data.days.length === 0 ? <p>이 달에는 정산일이 없어요.</p> : null}
      <ul className={styles.weeks}>
        {data.days.map((statement) => (
          <li
            key={statement.statementIdEncrypt}
            className={styles.day}
            data-today={statement.day === data.today}
          >
            <AppLink
              className={styles.link}
              to={sellerRoutes.settlementDetail(statement.statementIdEncrypt)}
            >
              {formatDay(statement.day)}
            </AppLink>
            <span className={styles.amount}>{formatSignedWon(statement.amount)}</span>
            <div>
              <StateBadge statement={statement} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
