import { formatWon } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ChevronRight, TicketPercent } from 'lucide-react'
import { useSheet } from '../../lib/useSheet.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import { Sheet, warmSheet } from '../../parts/dialog/Sheet.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import styles from './CartCoupon.module.css'
import { storeCoupons } from './cartCoupons.ts'
import type { CartCoupons, StoreCoupons } from './cartCoupons.ts'

type StoreCouponProps = {
  readonly coupons: CartCoupons
  readonly store: { readonly storeUrl: string; readonly storeName: string }
}

/**
 * Coupons on what is chosen of a store, behind a row that says what they take off. The row is as high before it is known,
 * and while the next answer is on its way the last one stays.
 */
export function StoreCoupon({ coupons, store }: StoreCouponProps) {
  const sheet = useSheet(`coupons-${store.storeUrl}`)
  if (coupons.state === 'absent') return null
  const view = storeCoupons(coupons, store.storeUrl)
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        disabled={view === null}
        data-stale={coupons.state === 'known' && coupons.isStale}
        onPointerDown={warmSheet}
        onClick={sheet.open}
      >
        <Icon of={TicketPercent} size="s" />
        {view === null ? (
          <span className={styles.awaited}>
            <Skeleton />
          </span>
        ) : (
          <span className={styles.text}>
            {view.text}
            {view.amountText === null ? null : (
              <strong className={styles.amount}>{view.amountText}</strong>
            )}
          </span>
        )}
        <Icon of={ChevronRight} size="s" />
      </button>
      {view === null ? null : (
        <UsedCoupons view={view} store={store} isOpen={sheet.isOpen} onDismiss={sheet.dismiss} />
      )}
    </>
  )
}

type UsedCouponsProps = Pick<StoreCouponProps, 'store'> & {
  readonly view: StoreCoupons
  readonly isOpen: boolean
  readonly onDismiss: () => void
}

function UsedCoupons({ view, store, isOpen, onDismiss }: UsedCouponsProps) {
  return (
    <Sheet
      isOpen={isOpen}
      title={`${store.storeName} 쿠폰`}
      onDismiss={onDismiss}
      footer={
        <ButtonLink variant="outline" isWide to={routes.store(store.storeUrl)}>
          스토어에서 쿠폰 받기
        </ButtonLink>
      }
    >
      <div className={styles.sheet}>
        {view.used.length === 0 ? (
          <p className={styles.hint}>{view.text}</p>
        ) : (
          <ul className={styles.used}>
            {view.used.map(({ couponIssueIdEncrypt, name, discountAmount }) => (
              <li key={couponIssueIdEncrypt} className={styles.coupon}>
                <span>{name}</span>
                <strong className={styles.amount}>-{formatWon(discountAmount)}</strong>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.hint}>쿠폰은 주문서에서 바꿀 수 있어요.</p>
      </div>
    </Sheet>
  )
}
