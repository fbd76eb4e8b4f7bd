import { ENTRY_KIND_LABELS } from '@jangteo/core/settlement/settlement.codes'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { listEntries } from '@jangteo/postgres/settlement/entry-list.store'
import * as Effect from 'effect/Effect'
import { writeCsv } from '../csv/write-csv.ts'
import { findOwnStatement } from './show-statement.ts'
import { toEntry } from './statement-answer.ts'

const COLUMNS = [
  '발생일',
  '구분',
  '주문번호',
  '상품',
  '수량',
  '금액',
  '판매자 부담 쿠폰',
  '마켓 부담 쿠폰',
  '수수료율(%)',
  '수수료',
  '부가세',
  '지급액',
  '메모',
]

const BASIS_POINTS_OF_PERCENT = 100

/** Writes all entries of a statement of the calling store as a file. Refusal: STATEMENT_NOT_FOUND. */
export const writeStatementFile = Effect.fnUntraced(function* ({ id }: { readonly id: string }) {
  const statement = yield* findOwnStatement(id)
  const page = { statementId: statement.id, offset: 0, limit: statement.entry_count }
  const rows = (yield* listEntries(page)).map((row) => {
    const entry = toEntry(row)
    return [
      kstDayOf(row.occurred_at.getTime()),
      ENTRY_KIND_LABELS[entry.kindEnum],
      entry.orderNumber ?? '',
      entry.goodsName ?? '',
      entry.quantity ?? '',
      entry.gross,
      entry.sellerDiscount,
      entry.marketDiscount,
      entry.feeRateBp / BASIS_POINTS_OF_PERCENT,
      entry.fee,
      entry.feeVat,
      entry.payable,
      entry.memo,
    ]
  })
  const fileName = `정산-${statement.store_url}-${statement.day}.csv`
  return { fileName, text: writeCsv(COLUMNS, rows) }
})
