import { formatNumber, formatShippingFee } from '@jangteo/core/money/money.rules'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { toStoreSections } from '@jangteo/core/shipping/shippingGroup.rules'
import { useId, useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { LinesPromise } from '../../parts/goods/LinesPromise.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import type { CouponQuote } from '../coupon/couponQuote.ts'
import styles from './Checkout.module.css'
import { undeliverableNames } from './checkoutPage.ts'
import { OrderGroup } from './OrderGroup.tsx'
import type { CheckoutEntry } from './useCheckoutForm.ts'

type SectionProps = {
  readonly entry: CheckoutEntry
  /** Discount that coupons take off; `null` without any. */
  readonly quote: CouponQuote | null
}

/**
 * Ordered lines: their pictures, and behind them, store by store, what each costs with the fees of its group. What can't
 * be delivered is never behind.
 */
export function ItemsSection({ entry, quote }: SectionProps) {
  const id = useId()
  const { groups } = entry.page
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  const isBlocked = undeliverableNames(entry.page, entry.totals).length > 0
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || isBlocked
  return (
    <PageSection
      title={`주문 상품 ${formatNumber(count)}`}
      extra={
        isBlocked ? null : (
          <Button
            variant="text"
            size="s"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpened(!isOpened)}
          >
            {isOpen ? '접기' : '자세히'}
          </Button>
        )
      }
    >
      <div id={id} className={styles.items}>
        {isOpen ? (
          toStoreSections(groups).map((store) => (
            <div key={store.storeUrl} className={styles.store}>
              <h3 className={styles.storeName}>{store.groups[0]?.storeName}</h3>
              <LinesPromise lines={store.groups.flatMap(({ lines }) => lines)} zone={entry.zone} />
              {store.groups.map((group) => (
                <OrderGroup key={group.groupKey} group={group} entry={entry} quote={quote} />
              ))}
            </div>
          ))
        ) : (
          <ItemPictures entry={entry} />
        )}
      </div>
    </PageSection>
  )
}

const PICTURE_COUNT_MAX = 4
const SIZES = '56px'

function ItemPictures({ entry: { page, totals, zone } }: Pick<SectionProps, 'entry'>) {
  const lines = page.groups.flatMap((group) => group.lines)
  const mains = lines.filter(({ mainCartId }) => mainCartId === null)
  const rest = mains.length - PICTURE_COUNT_MAX
  return (
    <>
      <LinesPromise lines={lines} zone={zone} />
      <div className={styles.pictures}>
        {mains.slice(0, PICTURE_COUNT_MAX).map(({ cartId, picture }) => (
          <span key={cartId} className={styles.picture}>
            <Img picture={picture} alt="" sizes={SIZES} />
          </span>
        ))}
        {rest > 0 ? <span className={styles.rest}>+{formatNumber(rest)}</span> : null}
        <p className={styles.names}>
          {orderName(mains.map(({ goodsName }) => goodsName))}
          <br />
          {totals.shippingAmount === 0 ? null : '배송비 '}
          {formatShippingFee(totals.shippingAmount)}
        </p>
      </div>
    </>
  )
}
