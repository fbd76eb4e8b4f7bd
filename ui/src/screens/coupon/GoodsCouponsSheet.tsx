import { couponEndView, offerButtonView } from '@jangteo/core/coupon/coupon.view'
import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { useLoginQuestion } from '../../parts/loginQuestion.ts'
import { Sheet } from '../../parts/Sheet.tsx'
import { CouponAction } from './CouponAction.tsx'
import { CouponCard } from './CouponCard.tsx'
import { msOf, offerOf } from './couponData.ts'
import type { OfferedCouponData } from './couponData.ts'
import { CouponNote } from './CouponNote.tsx'
import styles from './CouponCards.module.css'
import { useDownloads } from './useDownloads.ts'

type OfferedCouponsProps = {
  readonly coupons: readonly OfferedCouponData[]
  readonly onDismiss: () => void
}

function isClosed(coupon: OfferedCouponData): boolean {
  return coupon.issuedYn === 'N' && offerButtonView(offerOf(coupon)).action === 'NONE'
}

function idsToGet(coupons: readonly OfferedCouponData[]): number[] {
  return coupons
    .filter((coupon) => offerButtonView(offerOf(coupon)).action === 'GET')
    .filter(({ issuedYn }) => issuedYn === 'N')
    .map(({ couponId }) => couponId)
}

/** Those that never were to be had come last; where a coupon stood when the sheet opened it stays. */
function useSteadyOrder(coupons: readonly OfferedCouponData[]): readonly OfferedCouponData[] {
  const [lastIds] = useState(
    () => new Set(coupons.filter(isClosed).map(({ couponId }) => couponId)),
  )
  const isLast = ({ couponId }: OfferedCouponData) => lastIds.has(couponId)
  return [...coupons.filter((coupon) => !isLast(coupon)), ...coupons.filter(isLast)]
}

/** The coupons that may be had for a goods, each with its button. */
export function GoodsCouponsSheet({ coupons, onDismiss }: OfferedCouponsProps) {
  const { get, busyIds, failures } = useDownloads()
  const ordered = useSteadyOrder(coupons)
  const footer = (
    <SheetAction coupons={coupons} busyIds={busyIds} onGet={get} onDismiss={onDismiss} />
  )
  return (
    <Sheet isOpen title="쿠폰받기" onDismiss={onDismiss} footer={footer}>
      <ul className={styles.stack}>
        {ordered.map((coupon) => (
          <li key={coupon.couponId}>
            <OfferedCoupon
              coupon={coupon}
              failure={failures.get(coupon.couponId) ?? null}
              isBusy={busyIds.has(coupon.couponId)}
              onGet={() => void get([coupon.couponId])}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

type SheetActionProps = OfferedCouponsProps & {
  readonly busyIds: ReadonlySet<number>
  readonly onGet: (couponIds: readonly number[]) => Promise<void>
}

/** Gets all that can be had at once; closes the sheet when there is no more to get. */
function SheetAction({ coupons, busyIds, onGet, onDismiss }: SheetActionProps) {
  const askForLogin = useLoginQuestion()
  const isGuest = coupons.some((coupon) => offerButtonView(offerOf(coupon)).action === 'LOG_IN')
  const openIds = idsToGet(coupons)
  if (isGuest) {
    return (
      <Button isWide onClick={() => void askForLogin()}>
        로그인하고 받기
      </Button>
    )
  }
  const hasMore = openIds.length > 0
  return (
    <Button
      isWide
      variant={hasMore ? 'primary' : 'outline'}
      isBusy={hasMore && openIds.every((id) => busyIds.has(id))}
      onClick={() => (hasMore ? void onGet(openIds) : onDismiss())}
    >
      {hasMore ? `쿠폰 ${openIds.length}장 ${openIds.length > 1 ? '모두 ' : ''}받기` : '닫기'}
    </Button>
  )
}

type OfferedCouponProps = {
  readonly coupon: OfferedCouponData
  /** Why it was not given when it was asked for last. */
  readonly failure: string | null
  readonly isBusy: boolean
  readonly onGet: () => void
}

function OfferedCoupon({ coupon, failure, isBusy, onGet }: OfferedCouponProps) {
  const [nowMs] = useState(() => Date.now())
  const askForLogin = useLoginQuestion()
  const offer = offerOf(coupon)
  const button = offerButtonView(offer)
  return (
    <CouponCard
      coupon={coupon}
      end={couponEndView(msOf(coupon.expiresAt), nowMs)}
      isSpent={isClosed(coupon)}
      note={<CouponNote text={failure ?? button.noteText} isDanger={failure !== null} />}
    >
      <CouponAction
        couponName={coupon.name}
        button={button}
        isIssued={offer.isIssued}
        isBusy={isBusy}
        onPress={button.action === 'LOG_IN' ? () => void askForLogin() : onGet}
      />
    </CouponCard>
  )
}
