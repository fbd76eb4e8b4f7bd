import { formatMonth, formatSignedWon } from '@jangteo/core/settlement/settlement.view'
import { useSuspenseQuery } from '@tanstack/react-query'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import styles from '../../staff/settlement/Settlement.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'

type MonthSums = StaffAnswers['sellerSettlement']['months']['months'][number]

const COLUMNS: readonly DataColumn<MonthSums>[] = [
  { key: 'month', header: '월', isTitle: true, cell: ({ month }) => formatMonth(month) },
  { key: 'gross', header: '판매 금액', align: 'end', cell: ({ gross }) => formatSignedWon(gross) },
  {
    key: 'discount',
    header: '판매자 쿠폰',
    align: 'end',
    cell: ({ sellerDiscount }) => formatSignedWon(-sellerDiscount),
  },
  {
    key: 'fee',
    header: '수수료(공급가액)',
    align: 'end',
    cell: ({ fee }) => formatSignedWon(fee),
  },
  { key: 'vat', header: '부가세', align: 'end', cell: ({ feeVat }) => formatSignedWon(feeVat) },
  {
    key: 'payable',
    header: '지급액',
    align: 'end',
    cell: ({ payable }) => <span className={styles.amount}>{formatSignedWon(payable)}</span>,
  },
]

/** Sums of each month, as its tax invoice has them. */
export function MonthTable() {
  const { data } = useSuspenseQuery(staffCalls.sellerSettlement.months.queryOptions())
  return (
    <div className={styles.stack}>
      <Callout>
        <p>수수료와 부가세가 그달의 세금계산서 금액이에요. 구매확정한 날이 속한 달로 모아요.</p>
      </Callout>
      <DataTable
        name="월별 정산 합계"
        columns={COLUMNS}
        rows={data.months}
        keyOf={({ month }) => month}
        nameOf={({ month }) => formatMonth(month)}
        empty="정산한 달이 없어요."
      />
    </div>
  )
}
