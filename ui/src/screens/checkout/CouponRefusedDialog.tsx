import type { CheckoutView } from '@jangteo/core/checkout/checkout.view'
import { Button } from '../../parts/action/Button.tsx'
import { Dialog } from '../../parts/dialog/Dialog.tsx'
import { couponNameOf } from '../coupon/couponQuote.ts'
import styles from './Checkout.module.css'
import type { CheckoutCoupons } from './useCheckoutCoupons.ts'

type CouponRefusedDialogProps = {
  readonly view: CheckoutView
  readonly coupons: CheckoutCoupons
  /** Opens the sheet with what is best now. */
  readonly onChoose: () => void
}

/** Which coupon the order can't have any more, and why. Whatever is answered, the page goes on with the best that is left. */
export function CouponRefusedDialog(props: CouponRefusedDialogProps) {
  const { view, coupons, onChoose } = props
  const { refusedCoupon } = view
  const dismiss = () => {
    view.dismiss()
    coupons.reset()
  }
  const choose = () => {
    view.changeCoupons()
    coupons.reset()
    onChoose()
  }
  return (
    <Dialog
      isOpen={refusedCoupon !== null}
      title="사용할 수 없게 된 쿠폰이 있어요"
      onDismiss={dismiss}
      actions={
        <>
          <Button variant="outline" onClick={dismiss}>
            닫기
          </Button>
          {coupons.quote === null ? null : <Button onClick={choose}>다시 선택하기</Button>}
        </>
      }
    >
      {refusedCoupon === null ? null : (
        <div className={styles.refusedCoupon}>
          <strong className={styles.changed}>
            {couponNameOf(coupons.quote, refusedCoupon.couponIssueId)}
          </strong>
          <p>{refusedCoupon.text}</p>
          <p>남은 쿠폰 가운데 가장 좋은 것으로 다시 계산할게요.</p>
        </div>
      )}
    </Dialog>
  )
}
