import { COUPON_TYPE_LABELS } from '@jangteo/core/coupon/coupon.codes'
import { couponTermsView } from '@jangteo/core/coupon/coupon.view'
import type { CouponEndView } from '@jangteo/core/coupon/coupon.view'
import type { ReactNode } from 'react'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import styles from './CouponCard.module.css'
import { issuerName, termsOf } from './couponData.ts'
import type { CouponData } from './couponData.ts'

type CouponCardProps = {
  readonly coupon: CouponData
  readonly end: CouponEndView
  /** A coupon that is of no use any more stands back. */
  readonly isSpent?: boolean
  /** Place where the card leads; `null` when it is there already. */
  readonly to?: string | null
  readonly headingLevel?: 2 | 3
  /** Below the terms: why it can't be had or used, and what to do about it. */
  readonly note?: ReactNode
  /** On the part that is torn off: the one thing to do, or how the coupon stands. */
  readonly children: ReactNode
}

/** A coupon as a ticket; as wide as its place. */
export function CouponCard(props: CouponCardProps) {
  const { coupon, end, isSpent = false, to = null, headingLevel = 3, note, children } = props
  const { discountText, capText, minimumText } = couponTermsView(termsOf(coupon))
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <div className={styles.ticket} data-spent={isSpent}>
        <div className={styles.sheet}>
          <div className={styles.face}>
            <p className={styles.issuer}>
              {issuerName(coupon)} · {COUPON_TYPE_LABELS[coupon.couponTypeEnum]}
            </p>
            <p className={styles.discount}>
              {discountText}
              {capText === null ? null : <span className={styles.cap}>({capText})</span>}
            </p>
            <Heading className={styles.name}>
              {to === null ? (
                coupon.name
              ) : (
                <AppLink className={styles.link} to={to}>
                  {coupon.name}
                </AppLink>
              )}
            </Heading>
            <p className={styles.terms}>{minimumText}</p>
            <p className={styles.terms}>
              {end.untilText}
              {end.daysLeftText === null ? null : (
                <Badge tone={end.isEndingSoon ? 'brand' : 'neutral'}>{end.daysLeftText}</Badge>
              )}
            </p>
            {note}
          </div>
          <div className={styles.stub}>{children}</div>
        </div>
      </div>
    </article>
  )
}
