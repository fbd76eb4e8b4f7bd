import { couponOffersText } from '@jangteo/core/coupon/coupon.view'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, TicketPercent } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useCalls } from '../../app/deps.ts'
import { useSheet } from '../../app/useSheet.ts'
import { Icon } from '../../parts/Icon.tsx'
import { warmSheet } from '../../parts/Sheet.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { offerOf } from './couponData.ts'
import styles from './GoodsCoupons.module.css'

const loadSheet = () => import('./GoodsCouponsSheet.tsx')
const GoodsCouponsSheet = lazy(async () => ({ default: (await loadSheet()).GoodsCouponsSheet }))

function warm(): void {
  warmSheet()
  loadSheet().catch(() => null)
}

type GoodsCouponsProps = { readonly goodsId: number; readonly price: number }

/**
 * The coupons that may be had for a goods. The page is the same for everybody, so they are asked for once it stands,
 * and their place is kept until they come.
 */
export function GoodsCoupons({ goodsId, price }: GoodsCouponsProps) {
  const calls = useCalls()
  const sheet = useSheet('coupons')
  const { data, error, refetch } = useQuery(
    calls.coupon.forGoods.queryOptions({ input: { id: goodsId } }),
  )
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
  const text = couponOffersText(data.coupons.map(offerOf), price)
  if (text === null) return <p className={styles.none}>지금 받을 수 있는 쿠폰이 없어요.</p>
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
        <span className={styles.text}>{text}</span>
        <Icon of={ChevronRight} size="s" />
      </button>
      <Suspense>
        {sheet.isOpen ? (
          <GoodsCouponsSheet coupons={data.coupons} onDismiss={sheet.dismiss} />
        ) : null}
      </Suspense>
    </>
  )
}
