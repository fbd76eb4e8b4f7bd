import type { CheckoutView } from '@jangteo/core/checkout/checkout.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import styles from './Checkout.module.css'
import type { useCheckout } from './useCheckout.ts'

type CheckoutDialogsProps = {
  readonly view: CheckoutView
  readonly send: ReturnType<typeof useCheckout>['send']
  /** Brings the page up to date with what changed. */
  readonly onReload: () => void
}

const toCart = (
  <ButtonLink to={routes.cart()} variant="outline">
    장바구니로
  </ButtonLink>
)

/** What keeps the order from being placed as it stands. */
export function CheckoutDialogs(props: CheckoutDialogsProps) {
  return (
    <>
      <DifferenceDialog {...props} />
      <BlockedDialog {...props} />
      <RefusedDialog {...props} />
      <UnansweredDialog {...props} />
    </>
  )
}

function DifferenceDialog({ view: { differences }, send, onReload }: CheckoutDialogsProps) {
  const accept = () => {
    send({ type: 'buyer.accept' })
    onReload()
  }
  return (
    <Dialog
      isOpen={differences !== null}
      title="주문 내용이 변경됐어요"
      onDismiss={accept}
      actions={
        <>
          {toCart}
          <Button variant="outline" onClick={accept}>
            확인
          </Button>
        </>
      }
    >
      {differences === null ? null : (
        <>
          <ul className={styles.differences}>
            {differences.lines.map(({ goodsName, text, before, after }) => (
              <li key={goodsName + text}>
                <strong className={styles.changed}>{goodsName}</strong>
                <p>{text}</p>
                {before === null || after === null ? null : (
                  <p className={styles.figures}>
                    <s>{before}</s> → <strong>{after}</strong>
                  </p>
                )}
              </li>
            ))}
          </ul>
          <p>
            지금 결제금액은 <strong className={styles.changed}>{differences.payableText}</strong>
            이에요.
          </p>
        </>
      )}
    </Dialog>
  )
}

function BlockedDialog({ view: { blockedTexts }, send }: CheckoutDialogsProps) {
  const dismiss = () => send({ type: 'buyer.dismiss' })
  return (
    <Dialog
      isOpen={blockedTexts !== null}
      title="지금은 살 수 없는 상품이 있어요"
      onDismiss={dismiss}
      actions={
        <>
          <Button variant="outline" onClick={dismiss}>
            닫기
          </Button>
          {toCart}
        </>
      }
    >
      <ul>
        {[...new Set(blockedTexts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Dialog>
  )
}

function RefusedDialog({ view: { refusedText }, send }: CheckoutDialogsProps) {
  const dismiss = () => send({ type: 'buyer.dismiss' })
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
          {toCart}
        </>
      }
    >
      {refusedText}
    </Dialog>
  )
}

function UnansweredDialog({ view, send }: CheckoutDialogsProps) {
  const dismiss = () => send({ type: 'buyer.dismiss' })
  return (
    <Dialog
      isOpen={view.canRepeat}
      title="주문됐는지 확인하지 못했어요"
      onDismiss={dismiss}
      actions={
        <>
          <Button variant="outline" onClick={dismiss}>
            닫기
          </Button>
          <Button variant="outline" onClick={() => send({ type: 'buyer.retry' })}>
            다시 확인
          </Button>
        </>
      }
    >
      네트워크 연결을 확인해 주세요. 다시 확인해도 같은 주문이 두 번 들어가지 않아요.
    </Dialog>
  )
}
