import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { PAYMENT_MESSAGES } from '@jangteo/core/payment/payment.messages'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CreditCard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCalls } from '../../app/deps.ts'
import { useLocation, useNavigate } from '../../app/router.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { arrivalOf } from './arrival.ts'
import type { Arrival, PlacedState } from './arrival.ts'
import styles from './Payment.module.css'
import { usePaying } from './usePaying.ts'

/** Between the order and its completion: to the gateway's window, and back from it. */
export function ProcessingScreen() {
  const location = useLocation()
  const [arrival] = useState(() => arrivalOf(location.search, location.state as PlacedState))
  return (
    <>
      <title>결제 - 장터</title>
      <meta name="robots" content="noindex" />
      {arrival === null ? <NoPayment /> : <Processing arrival={arrival} />}
    </>
  )
}

function NoPayment() {
  const title = PAYMENT_MESSAGES.PAYMENT_NOT_FOUND().replace(/\.$/, '')
  return (
    <EmptyState icon={CircleAlert} title={title} headingLevel={1}>
      <ButtonLink to={routes.cart()}>장바구니로</ButtonLink>
    </EmptyState>
  )
}

/** A paid order leaves the cart, changes its badge and joins the list: all are asked for anew on the way to it. */
function useCompletion(orderId: string | null): void {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const calls = useCalls()
  useEffect(() => {
    if (orderId === null) return
    const changed = [calls.session.whoAmI.key(), calls.cart.key(), calls.order.key()]
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
    void navigate(routes.orderComplete(orderId), { replace: true })
  }, [calls, navigate, orderId, queryClient])
}

function Processing({ arrival }: { readonly arrival: Arrival }) {
  const { view, send } = usePaying(arrival.event)
  useCompletion(view.completedOrderId)
  const isWaiting = view.isBusy || view.completedOrderId !== null
  return (
    <div className={styles.page} aria-live="polite" aria-busy={isWaiting}>
      <EmptyState
        icon={isWaiting ? CreditCard : CircleAlert}
        title={view.title}
        text={view.text ?? '이 화면을 닫지 말고 잠시 기다려 주세요.'}
        headingLevel={1}
      >
        {isWaiting ? (
          <span className={styles.waiting} aria-hidden />
        ) : (
          <>
            {view.retryLabel === null ? null : (
              <Button onClick={() => send({ type: 'buyer.retry' })}>{view.retryLabel}</Button>
            )}
            <ButtonLink to={routes.cart()} variant="outline">
              장바구니로
            </ButtonLink>
          </>
        )}
      </EmptyState>
    </div>
  )
}
