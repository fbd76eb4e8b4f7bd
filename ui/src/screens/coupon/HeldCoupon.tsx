import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { CouponCard } from './CouponCard.tsx'
import styles from './CouponCards.module.css'
import { heldViewOf } from './couponData.ts'
import type { HeldCouponData } from './couponData.ts'
import { CouponNote } from './CouponNote.tsx'
import { useHeldActions } from './useHeldActions.ts'

type HeldCouponProps = {
  readonly coupon: HeldCouponData
  /** On its own page a coupon leads nowhere, and is deleted below. */
  readonly isAlone?: boolean
}

/** A coupon that its owner holds. */
export function HeldCoupon({ coupon, isAlone = false }: HeldCouponProps) {
  const [nowMs] = useState(() => Date.now())
  const { remove, isRemoving, renew, isRenewing } = useHeldActions(coupon)
  const view = heldViewOf(coupon, nowMs)
  const note =
    view.noteText === null ? null : (
      <>
        <CouponNote text={view.noteText} />
        {view.renewLabel === null ? null : (
          <div className={styles.renew}>
            <Button size="s" variant="outline" isBusy={isRenewing} onClick={renew}>
              {view.renewLabel}
            </Button>
          </div>
        )}
      </>
    )
  return (
    <CouponCard
      coupon={coupon}
      end={view.end}
      isSpent={!view.isUsable}
      to={isAlone ? null : routes.couponDetail(coupon.couponIssueIdEncrypt)}
      headingLevel={2}
      note={note}
    >
      <div className={styles.state}>
        <span className={styles.stateLabel}>{view.stateLabel}</span>
        {view.mayDelete && !isAlone ? (
          <Button
            size="s"
            variant="quiet"
            aria-label={`${coupon.name} 삭제`}
            isBusy={isRemoving}
            onClick={remove}
          >
            삭제
          </Button>
        ) : null}
      </div>
    </CouponCard>
  )
}
