import { violationText } from '@jangteo/core/checkout/violation.view'
import { optionName } from '@jangteo/core/goods/option.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { lineTotals } from '@jangteo/core/order/orderTotals.rules'
import { chargedFeesText } from '@jangteo/core/shipping/chargedFees.view'
import { CouponedPrice } from '../../parts/goods/CouponedPrice.tsx'
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx'
import type { CouponQuote } from '../coupon/couponQuote.ts'
import { CouponShares } from '../coupon/CouponShares.tsx'
import styles from './Checkout.module.css'
import { undeliverableNames } from './checkoutPage.ts'
import type { CheckoutGroup } from './checkoutPage.ts'
import type { CheckoutEntry } from './useCheckoutForm.ts'

type GroupProps = {
  readonly group: CheckoutGroup
  readonly entry: CheckoutEntry
  /** Discount that coupons take off; `null` without any. */
  readonly quote: CouponQuote | null
}

/** Lines that ship together, their fees, and whether they can be delivered. */
export function OrderGroup({ group, entry, quote }: GroupProps) {
  const totals = entry.totals.groups.find(({ groupKey }) => groupKey === group.groupKey)
  if (totals === undefined) return null
  const { fee, areaFee, isDeliverable } = totals
  const names = undeliverableNames({ ...entry.page, groups: [group] }, entry.totals)
  return (
    <div className={styles.group}>
      <ul className={styles.lines}>
        {group.lines.map((line) => (
          <li key={line.cartId}>
            <GoodsLine
              goods={{
                ...line,
                optionName: optionName(line.option.optionValues),
                isAddon: line.mainCartId !== null,
              }}
            >
              <LineAmount line={line} entry={entry} quote={quote} />
            </GoodsLine>
          </li>
        ))}
      </ul>
      <p className={styles.fee}>
        <span>배송비</span>
        <span>{chargedFeesText({ fee, areaFee, zone: entry.zone })}</span>
      </p>
      {isDeliverable ? null : (
        <p className={styles.problem} role="alert">
          {violationText('DESTINATION_NOT_DELIVERABLE', { names, zone: entry.zone })}
        </p>
      )}
    </div>
  )
}

type LineAmountProps = Pick<GroupProps, 'entry' | 'quote'> & {
  readonly line: CheckoutGroup['lines'][number]
}

function LineAmount({ line, entry, quote }: LineAmountProps) {
  const couponed = quote?.lines.find(({ cartId }) => cartId === line.cartId)
  const couponAmount = entry.couponAmounts.get(line.cartId) ?? 0
  const { goodsAmount, payableAmount } = lineTotals({ ...line, couponAmount })
  return (
    <div className={styles.lineAmount}>
      <p className={styles.amount}>
        <CouponedPrice before={goodsAmount} after={payableAmount} />
        <span>· {formatNumber(line.quantity)}개</span>
      </p>
      {couponed === undefined ? null : <CouponShares line={couponed} />}
    </div>
  )
}
