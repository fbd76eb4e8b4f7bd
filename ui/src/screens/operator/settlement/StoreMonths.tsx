import { formatBusinessNumber } from '@jangteo/core/seller/businessNumber.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { formatSignedWon } from '@jangteo/core/settlement/settlement.view'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import styles from '../../staff/settlement/Settlement.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { MonthSteps, useShownMonth } from '../../staff/settlement/MonthSteps.tsx'

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
  const month = useShownMonth()
  const input = { month }
  const { data } = useSuspenseQuery(staffCalls.operatorSettlement.months.queryOptions({ input }))
  return (
    <div className={styles.stack}>
      <MonthSteps
        month={month}
        toUrl={(shown) => operatorRoutes.settlements({ tab: 'months', month: shown })}
      />
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
