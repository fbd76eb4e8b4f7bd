import { formatNumber } from '@jangteo/core/money/money.rules'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import type { OfferedCouponData } from '../../coupon/couponData.ts'
import { GetAllButton, OfferedCoupons } from '../../coupon/OfferedCoupons.tsx'
import { useDownloads } from '../../coupon/useDownloads.ts'
import styles from './Benefits.module.css'

/** Coupons that stand there before the others are asked for. */
const FIRST_COUNT = 6

/** The coupons that anybody may get today, to be got one by one or all at once. */
export function OpenCoupons({ coupons }: { readonly coupons: readonly OfferedCouponData[] }) {
  const downloads = useDownloads()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? coupons : coupons.slice(0, FIRST_COUNT)
  const laterCount = coupons.length - shown.length
  if (coupons.length === 0)
    return <p className={styles.subtitle}>지금 받을 수 있는 쿠폰이 없어요.</p>
  return (
    <div className={styles.stack}>
      <OfferedCoupons
        key={showsAll ? 'all' : 'first'}
        coupons={shown}
        downloads={downloads}
        layout="offers"
      />
      <div className={styles.actions}>
        {laterCount > 0 ? (
          <Button isWide variant="outline" onClick={() => setShowsAll(true)}>
            {`쿠폰 ${formatNumber(laterCount)}장 더 보기`}
          </Button>
        ) : null}
        <GetAllButton coupons={coupons} downloads={downloads} nothingLeft={null} />
      </div>
    </div>
  )
}
