import { Check, Download, LoaderCircle, LogIn, Minus } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { CouponOfferAction, OfferButtonView } from '@jangteo/core/coupon/coupon.view'
import { Icon } from '../../parts/picture/Icon.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './CouponAction.module.css'

const DRAWINGS: Readonly<Record<CouponOfferAction, LucideIcon>> = {
  GET: Download,
  LOG_IN: LogIn,
  NONE: Minus,
}

type CouponActionProps = {
  readonly couponName: string
  readonly button: OfferButtonView
  readonly isIssued: boolean
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** The part of an offered coupon that is torn off: a press gets the coupon. It keeps the focus when there is no more to get. */
export function CouponAction({ couponName, button, isIssued, isBusy, onPress }: CouponActionProps) {
  const { action, label } = button
  const isClosed = action === 'NONE'
  const drawing = isClosed && isIssued ? Check : DRAWINGS[action]
  return (
    <button
      type="button"
      className={styles.action}
      data-closed={isClosed}
      aria-busy={isBusy}
      aria-disabled={isBusy || isClosed}
      onClick={isBusy || isClosed ? undefined : onPress}
    >
      <span className={styles.drawing} data-busy={isBusy}>
        <Icon of={isBusy ? LoaderCircle : drawing} />
      </span>
      <span>
        <VisuallyHidden>{couponName} </VisuallyHidden>
        {label}
      </span>
    </button>
  )
}
