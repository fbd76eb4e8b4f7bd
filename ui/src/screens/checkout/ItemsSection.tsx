import { optionName } from '@jangteo/core/goods/option.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { ORDER_MESSAGES } from '@jangteo/core/order/order.messages'
import { lineTotals } from '@jangteo/core/order/orderTotals.rules'
import { toStoreSections } from '@jangteo/core/shipping/shippingGroup.rules'
import { chargedFeesText } from '@jangteo/core/shipping/shippingText.rules'
import { CouponedPrice } from '../../parts/goods/CouponedPrice.tsx'
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx'
import { LinesPromise } from '../../parts/goods/LinesPromise.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import type { CouponQuote } from '../coupon/couponQuote.ts'
import { CouponShares } from '../coupon/CouponShares.tsx'
import styles from './Checkout.module.css'
import type { CheckoutGroup } from './checkoutPage.ts'
import type { CheckoutEntry } from './useCheckoutForm.ts'

type SectionProps = {
  readonly entry: CheckoutEntry
  /** Discount that coupons take off; `null` without any. */
  readonly quote: CouponQuote | null
}

/** Ordered lines, store by store, with the fees of every shipping group. */
export function ItemsSection({ entry, quote }: SectionProps) {
  const { groups } = entry.page
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <PageSection title={`주문 상품 ${formatNumber(count)}`}>
      {toStoreSections(groups).map((store) => (
        <div key={store.storeUrl} className={styles.store}>
          <h3 className={styles.storeName}>{store.groups[0]?.storeName}</h3>
          <LinesPromise lines={store.groups.flatMap(({ lines }) => lines)} zone={entry.zone} />
          {store.groups.map((group) => (
            <OrderGroup key={group.groupKey} group={group} entry={entry} quote={quote} />
          ))}
        </div>
      ))}
    </PageSection>
  )
}

function OrderGroup({ group, entry, quote }: SectionProps & { readonly group: CheckoutGroup }) {
  const totals = entry.totals.groups.find(({ groupKey }) => groupKey === group.groupKey)
  if (totals === undefined) return null
  const { fee, areaFee, isDeliverable } = totals
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
          {ORDER_MESSAGES.ORDER_AREA_NOT_DELIVERABLE()}
        </p>
      )}
    </div>
  )
}

type LineAmountProps = SectionProps & { readonly line: CheckoutGroup['lines'][number] }

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
