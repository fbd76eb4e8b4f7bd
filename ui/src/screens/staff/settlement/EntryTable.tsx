import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { ENTRY_KIND_LABELS } from '@jangteo/core/settlement/settlement.codes'
import { formatFeeRate, formatSignedWon } from '@jangteo/core/settlement/settlement.view'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import styles from './Settlement.module.css'
import type { EntryData } from './settlementData.ts'

function nameOf({ kindEnum, goodsName, quantity }: EntryData): string {
  if (goodsName === null) return ENTRY_KIND_LABELS[kindEnum]
  return quantity === null ? goodsName : `${goodsName} ${quantity}개`
}

const COLUMNS: readonly DataColumn<EntryData>[] = [
  {
    key: 'name',
    header: '내용',
    isTitle: true,
    cell: (entry) => (
      <>
        {nameOf(entry)}
        {entry.memo === '' ? null : <p className={styles.remark}>{entry.memo}</p>}
      </>
    ),
  },
  { key: 'kind', header: '구분', cell: ({ kindEnum }) => ENTRY_KIND_LABELS[kindEnum] },
  { key: 'order', header: '주문번호', cell: ({ orderNumber }) => orderNumber ?? '-' },
  {
    key: 'at',
    header: '발생',
    cell: ({ occurredAt }) => formatDateTime(Date.parse(occurredAt)),
  },
  {
    key: 'gross',
    header: '금액',
    align: 'end',
    cell: ({ gross }) => formatSignedWon(gross),
  },
  {
    key: 'sellerDiscount',
    header: '판매자 쿠폰',
    align: 'end',
    cell: ({ sellerDiscount }) => formatSignedWon(-sellerDiscount),
  },
  {
    key: 'marketDiscount',
    header: '마켓 쿠폰',
    align: 'end',
    cell: ({ marketDiscount }) => formatSignedWon(marketDiscount),
  },
  {
    key: 'fee',
    header: '수수료',
    align: 'end',
    cell: ({ fee, feeVat, feeRateBp }) => (
      <>
        {formatSignedWon(-fee - feeVat)}
        <span className={styles.soft}> {formatFeeRate(feeRateBp)}+부가세</span>
      </>
    ),
  },
  {
    key: 'payable',
    header: '지급액',
    align: 'end',
    cell: ({ payable }) => <span className={styles.amount}>{formatSignedWon(payable)}</span>,
  },
]

/** The entries of a statement. */
export function EntryTable({ entries }: { readonly entries: readonly EntryData[] }) {
  return (
    <DataTable
      name="정산 내역"
      columns={COLUMNS}
      rows={entries}
      keyOf={({ entryId }) => String(entryId)}
      nameOf={nameOf}
      empty="정산 내역이 없어요."
    />
  )
}
