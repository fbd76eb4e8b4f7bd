import type { CheckoutView } from '@jangteo/core/checkout/checkout.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { ChangedFigure } from '../../parts/text/ChangedFigure.tsx'
import { Dialog } from '../../parts/dialog/Dialog.tsx'
import { BlockedLines } from '../cart/BlockedLines.tsx'
import styles from './Checkout.module.css'
import { CouponRefusedDialog } from './CouponRefusedDialog.tsx'
import type { CheckoutCoupons } from './useCheckoutCoupons.ts'

type DialogProps = {
  readonly view: CheckoutView
  /** Brings the page up to date with what changed. */
  readonly onReload: () => void
}

type CheckoutDialogsProps = DialogProps & {
  readonly coupons: CheckoutCoupons
  /** Opens the sheet of coupons with what is best now. */
  readonly onChooseCoupons: () => void
}

type ToCartProps = { readonly isMainWay?: boolean }

/** To where lines can be changed; the main way on where nothing can be fixed here. */
function ToCart({ isMainWay = true }: ToCartProps) {
  return (
    <ButtonLink to={routes.cart()} variant={isMainWay ? 'primary' : 'outline'}>
      장바구니로
    </ButtonLink>
  )
}

/** Dialogs of refused orders. */
export function CheckoutDialogs({ coupons, onChooseCoupons, ...props }: CheckoutDialogsProps) {
  return (
    <>
      <DifferenceDialog {...props} />
      <BlockedDialog {...props} />
      <RefusedDialog {...props} />
      <UnansweredDialog {...props} />
      <CouponRefusedDialog view={props.view} coupons={coupons} onChoose={onChooseCoupons} />
    </>
  )
}

function DifferenceDialog({ view, onReload }: DialogProps) {
  const { differences } = view
  const accept = () => {
    view.accept()
    onReload()
  }
  const dismiss = () => {
    view.dismiss()
    onReload()
  }
  const canGoOn = differences?.canGoOn ?? true
  return (
    <Dialog
      isOpen={differences !== null}
      title="주문 내용이 변경됐어요"
      onDismiss={dismiss}
      actions={
        <>
          {canGoOn ? <ToCart isMainWay={false} /> : null}
          <Button variant={canGoOn ? 'primary' : 'outline'} onClick={accept}>
            확인
          </Button>
          {canGoOn ? null : <ToCart />}
        </>
      }
    >
      {differences === null ? null : <Differences differences={differences} />}
    </Dialog>
  )
}

type DifferencesProps = { readonly differences: NonNullable<CheckoutView['differences']> }

function Differences({ differences: { lines, payableBefore, payableAfter } }: DifferencesProps) {
  return (
    <>
      <ul className={styles.differences}>
        {lines.map(({ goodsName, text, before, after }) => (
          <li key={goodsName + text} className={styles.difference}>
            <strong className={styles.changed}>{goodsName}</strong>
            <p>{text}</p>
            <ChangedFigure before={before} after={after} />
          </li>
        ))}
      </ul>
      <div className={styles.newTotal}>
        <span>결제금액</span>
        {payableBefore === payableAfter ? (
          <strong className={styles.changed}>{payableAfter}</strong>
        ) : (
          <ChangedFigure before={payableBefore} after={payableAfter} />
        )}
      </div>
    </>
  )
}

function BlockedDialog({ view: { blocked, dismiss } }: DialogProps) {
  return (
    <Dialog
      isOpen={blocked !== null}
      title="지금은 구매할 수 없는 상품이 있어요"
      onDismiss={dismiss}
      actions={
        <>
          <Button variant="outline" onClick={dismiss}>
            닫기
          </Button>
          <ToCart />
        </>
      }
    >
      {blocked === null ? null : <BlockedLines lines={blocked} />}
    </Dialog>
  )
}

function RefusedDialog({ view: { refusedText, dismiss } }: DialogProps) {
  return (
    <Dialog
      isOpen={refusedText !== null}
      title="주문하지 못했어요"
      onDismiss={dismiss}
      actions={
        <>
          <Button variant="outline" onClick={dismiss}>
            닫기
          </Button>
          <ToCart />
        </>
      }
    >
      {refusedText}
    </Dialog>
  )
}

function UnansweredDialog({ view: { canRepeat, repeat, dismiss } }: DialogProps) {
  return (
    <Dialog
      isOpen={canRepeat}
      title="주문됐는지 확인하지 못했어요"
      onDismiss={dismiss}
      actions={
        <>
          <Button variant="outline" onClick={dismiss}>
            닫기
          </Button>
          <Button onClick={repeat}>다시 확인</Button>
        </>
      }
    >
      네트워크 연결을 확인해 주세요. 다시 확인해도 같은 주문이 두 번 들어가지 않아요.
    </Dialog>
  )
}
