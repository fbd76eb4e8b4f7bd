import { Sheet } from '../../parts/dialog/Sheet.tsx'
import type { OfferedCouponData } from './couponData.ts'
import { GetAllButton, OfferedCoupons } from './OfferedCoupons.tsx'
import { useDownloads } from './useDownloads.ts'

type CouponOffersSheetProps = {
  readonly coupons: readonly OfferedCouponData[]
  readonly onDismiss: () => void
}

/** The coupons that may be had here; closes when there is no more to get. */
export function CouponOffersSheet({ coupons, onDismiss }: CouponOffersSheetProps) {
  const downloads = useDownloads()
  const footer = (
    <GetAllButton
      coupons={coupons}
      downloads={downloads}
      nothingLeft={{ text: '닫기', onPress: onDismiss }}
    />
  )
  return (
    <Sheet isOpen title="쿠폰받기" onDismiss={onDismiss} footer={footer}>
      <OfferedCoupons coupons={coupons} downloads={downloads} layout="stack" />
    </Sheet>
  )
}
