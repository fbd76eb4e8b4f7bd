import { addMonths, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { formatBusinessNumber } from '@jangteo/core/seller/businessNumber.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { formatMonth, formatSignedWon } from '@jangteo/core/settlement/settlement.view'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import styles from '../../staff/settlement/Settlement.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { monthOfQuery } from '../../staff/settlement/settlementData.ts'

type StoreMonth = StaffAnswers['operatorSettlement']['months']['stores'][number]

const COLUMNS: readonly DataColumn<StoreMonth>[] = [
  { key: 'store', header: '스토어', isTitle: true, cell: ({ storeName }) => storeName },
  {
    key: 'business',
    header: '사업자등록번호',
    cell: ({ businessNumber }) => formatBusinessNumber(businessNumber),
  },
  { key: 'gross', header: '판매 금액', align: 'end', cell: ({ gross }) => formatSignedWon(gross) },
  {
    key: 'market',
    header: '마켓 쿠폰',
    align: 'end',
    cell: ({ marketDiscount }) => formatSignedWon(marketDiscount),
  },
  {
    key: 'fee',
    header: '수수료(공급가액)',
    align: 'end',
    cell: ({ fee }) => <span className={styles.amount}>{formatSignedWon(fee)}</span>,
  },
  { key: 'vat', header: '부가세', align: 'end', cell: ({ feeVat }) => formatSignedWon(feeVat) },
  {
    key: 'payable',
    header: '지급액',
    align: 'end',
    cell: ({ payable }) => formatSignedWon(payable),
  },
]

/** Sums of a month by store, as their tax invoices have them. */
export function StoreMonths() {
  const [query] = useSearchParams()
  const [today] = useState(() => kstDayOf(Date.now()))
  const month = monthOfQuery(query, today)
  const input = { month }
  const { data } = useSuspenseQuery(staffCalls.operatorSettlement.months.queryOptions({ input }))
  const toMonth = (count: number) =>
    operatorRoutes.settlements({
      tab: 'months',
      month: addMonths(`${month}-01`, count).slice(0, month.length),
    })
  return (
    <div className={styles.stack}>
      <div className={styles.tools}>
        <ButtonLink to={toMonth(-1)} variant="outline" size="s">
          이전 달
        </ButtonLink>
        <h2 className={styles.amount}>{formatMonth(month)}</h2>
        <ButtonLink to={toMonth(1)} variant="outline" size="s">
          다음 달
        </ButtonLink>
      </div>
      <DataTable
        name="스토어별 월 합계"
        columns={COLUMNS}
        rows={data.stores}
        keyOf={({ storeUrl }) => storeUrl}
        nameOf={({ storeName }) => storeName}
        empty="이 달의 정산이 없어요."
      />
    </div>
  )
}
