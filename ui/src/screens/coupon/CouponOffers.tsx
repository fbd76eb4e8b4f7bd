import type { CouponRowView } from '@jangteo/core/coupon/coupon.view'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { ChevronRight, TicketPercent } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSheet } from '../../lib/useSheet.ts'
import { Icon } from '../../parts/picture/Icon.tsx'
import { warmSheet } from '../../parts/dialog/Sheet.tsx'
import { Skeleton } from '../../parts/boundary/Skeleton.tsx'
import type { OfferedCouponData } from './couponData.ts'
import styles from './CouponOffers.module.css'

const loadSheet = () => import('./CouponOffersSheet.tsx')
const CouponOffersSheet = lazy(async () => ({ default: (await loadSheet()).CouponOffersSheet }))

function warm(): void {
  warmSheet()
  loadSheet().catch(() => null)
}

type Offers = { readonly coupons: OfferedCouponData[] }

type CouponOffersProps<Key extends readonly unknown[]> = {
  readonly options: UseQueryOptions<Offers, Error, Offers, Key>
  /** Content of the row; `null` when there are none. */
  readonly rowOf: (offers: readonly OfferedCouponData[]) => CouponRowView | null
}

/**
 * The coupons that may be had here, behind a row. The page is the same for everybody, so they are asked for once it
 * stands, and their place is stored until they come.
 */
export function CouponOffers<Key extends readonly unknown[]>({
  options,
  rowOf,
}: CouponOffersProps<Key>) {
  const sheet = useSheet('coupons')
  const { data, error, refetch } = useQuery(options)
  if (data === undefined && error === null) return <Skeleton shape="control" />
  if (data === undefined) {
    return (
      <p className={styles.none}>
        쿠폰을 불러오지 못했어요.
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          다시 시도
        </button>
      </p>
    )
  }
  const row = rowOf(data.coupons)
  if (row === null) return <p className={styles.none}>지금 받을 수 있는 쿠폰이 없어요.</p>
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        onPointerDown={warm}
        onFocus={warm}
        onClick={sheet.open}
      >
        <Icon of={TicketPercent} />
        <span className={styles.text}>
          {row.text}
          {row.amountText === null ? null : (
            <strong className={styles.amount}> {row.amountText}</strong>
          )}
        </span>
        {row.actionText === null ? (
          <Icon of={ChevronRight} size="s" />
        ) : (
          <span className={styles.get}>{row.actionText}</span>
        )}
      </button>
      <Suspense>
        {sheet.isOpen ? (
          <CouponOffersSheet coupons={data.coupons} onDismiss={sheet.dismiss} />
        ) : null}
      </Suspense>
    </>
  )
}
