import { couponEndView, offerButtonView } from '@jangteo/core/coupon/coupon.view'
import { useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { useSession } from '../../parts/dialog/session.ts'
import { CouponAction } from './CouponAction.tsx'
import { CouponCard } from './CouponCard.tsx'
import styles from './CouponCards.module.css'
import { msOf, offerOf } from './couponData.ts'
import type { OfferedCouponData } from './couponData.ts'
import { CouponNote } from './CouponNote.tsx'
import type { Downloads } from './useDownloads.ts'

function isClosed(coupon: OfferedCouponData): boolean {
  return coupon.issuedYn === 'N' && offerButtonView(offerOf(coupon)).action === 'NONE'
}

function idsToGet(coupons: readonly OfferedCouponData[]): number[] {
  return coupons
    .filter((coupon) => offerButtonView(offerOf(coupon)).action === 'GET')
    .filter(({ issuedYn }) => issuedYn === 'N')
    .map(({ couponId }) => couponId)
}

/** Those that never were to be had come last; where a coupon stood at first it stays. */
function useSteadyOrder(coupons: readonly OfferedCouponData[]): readonly OfferedCouponData[] {
  const [lastIds] = useState(
    () => new Set(coupons.filter(isClosed).map(({ couponId }) => couponId)),
  )
  const isLast = ({ couponId }: OfferedCouponData) => lastIds.has(couponId)
  return [...coupons.filter((coupon) => !isLast(coupon)), ...coupons.filter(isLast)]
}

type OfferedCouponsProps = {
  readonly coupons: readonly OfferedCouponData[]
  readonly downloads: Downloads
  /** Under each other, or beside each other where there is room. */
  readonly layout: 'stack' | 'offers'
}

/** Coupons that may be had, each with its button. */
export function OfferedCoupons({ coupons, downloads, layout }: OfferedCouponsProps) {
  const { get, busyIds, failures } = downloads
  return (
    <ul className={styles[layout]}>
      {useSteadyOrder(coupons).map((coupon) => (
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
  )
}

type GetAllButtonProps = {
  readonly coupons: readonly OfferedCouponData[]
  readonly downloads: Downloads
  /** Text when there is no more to get. */
  readonly nothingLeft: { readonly text: string; readonly onPress: () => void } | null
}

/** Gets all that can be had at once; a guest is asked to log in. */
export function GetAllButton({ coupons, downloads, nothingLeft }: GetAllButtonProps) {
  const { get, busyIds } = downloads
  const { askForLogin } = useSession()
  const isGuest = coupons.some((coupon) => offerButtonView(offerOf(coupon)).action === 'LOG_IN')
  const openIds = idsToGet(coupons)
  if (isGuest) {
    return (
      <Button isWide onClick={() => askForLogin()}>
        로그인하고 받기
      </Button>
    )
  }
  if (openIds.length > 0) {
    return (
      <Button
        isWide
        isBusy={openIds.every((id) => busyIds.has(id))}
        onClick={() => void get(openIds)}
      >
        {`쿠폰 ${openIds.length}장 ${openIds.length > 1 ? '모두 ' : ''}받기`}
      </Button>
    )
  }
  if (nothingLeft === null) return null
  return (
    <Button isWide variant="outline" onClick={nothingLeft.onPress}>
      {nothingLeft.text}
    </Button>
  )
}

type OfferedCouponProps = {
  readonly coupon: OfferedCouponData
  /** Reason why it was not given when it was asked for last. */
  readonly failure: string | null
  readonly isBusy: boolean
  readonly onGet: () => void
}

function OfferedCoupon({ coupon, failure, isBusy, onGet }: OfferedCouponProps) {
  const [nowMs] = useState(() => Date.now())
  const { askForLogin } = useSession()
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
        onPress={button.action === 'LOG_IN' ? () => askForLogin() : onGet}
      />
    </CouponCard>
  )
}
