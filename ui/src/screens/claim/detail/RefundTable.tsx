import type { SeenQuote } from '@jangteo/core/claim/request/claimRequest.rules'
import { AmountRows } from '../../../parts/text/AmountRows.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { refundViewOf } from './claimRefund.ts'
import styles from './RefundTable.module.css'

type RefundTableProps = {
  readonly refund: SeenQuote
  /** The money is back. */
  readonly isSettled?: boolean
}

/** Table of a claim's amounts, with the ways of the refund. */
export function RefundTable({ refund, isSettled = false }: RefundTableProps) {
  const { rows, totalLabel, totalAmount, refunds } = refundViewOf(refund)
  return (
    <>
      <AmountRows
        rows={rows.map(({ label, text }) => ({
          label,
          value: text,
          tone: text.startsWith('-') ? 'discount' : 'neutral',
        }))}
        total={{ label: isSettled ? '환불금액' : totalLabel, amount: totalAmount }}
      />
      {isSettled || refunds.length === 0 ? null : (
        <FactList
          facts={refunds.map(({ label, text, whenText }) => ({
            label,
            value: `${text} · ${whenText}`,
          }))}
        />
      )}
      <RestoredCoupons refund={refund} />
    </>
  )
}

function RestoredCoupons({ refund: { couponRestored } }: Pick<RefundTableProps, 'refund'>) {
  return couponRestored.length === 0 ? null : (
    <ul className={styles.coupons}>
      {couponRestored.map(({ couponIssueIdEncrypt, couponName, reissued }) => (
        <li key={couponIssueIdEncrypt}>
          {`'${couponName}' 쿠폰은 ${reissued ? '새 쿠폰으로 다시 발급돼요' : '다시 사용할 수 있어요'}`}
        </li>
      ))}
    </ul>
  )
}
