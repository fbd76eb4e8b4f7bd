import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { PAYMENT_MESSAGES } from '@jangteo/core/payment/payment.messages'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CreditCard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCalls } from '../../app/deps.ts'
import { useLocation, useNavigate } from '../../app/router.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { readWindowAnswer } from './gatewayReturn.ts'
import type { WindowAnswer } from './gatewayReturn.ts'
import styles from './Payment.module.css'
import { usePaying } from './usePaying.ts'

/** Between the gateway's window and the completed order: what is going on, and what can be done about it. */
export function ProcessingScreen() {
  const { search } = useLocation()
  const [answer] = useState(() => readWindowAnswer(search))
  return (
    <>
      <title>결제 확인 - 장터</title>
      <PageHeader title="결제 확인" />
      {answer === null ? <NoPayment /> : <Processing answer={answer} />}
    </>
  )
}

function NoPayment() {
  return (
    <EmptyState icon={CircleAlert} title={PAYMENT_MESSAGES.PAYMENT_NOT_FOUND().replace(/\.$/, '')}>
      <ButtonLink to={routes.cart()}>장바구니로</ButtonLink>
    </EmptyState>
  )
}

/** A paid order leaves the cart and changes its badge: both are asked for anew on the way to it. */
function useCompletion(orderId: string | null): void {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const calls = useCalls()
  useEffect(() => {
    if (orderId === null) return
    void queryClient.invalidateQueries({ queryKey: calls.session.whoAmI.queryOptions().queryKey })
    void queryClient.invalidateQueries({ queryKey: calls.cart.list.queryOptions().queryKey })
    void navigate(routes.orderComplete(orderId), { replace: true })
  }, [calls, navigate, orderId, queryClient])
}

function Processing({ answer }: { readonly answer: WindowAnswer }) {
  const { view, send } = usePaying(answer.event, answer.returned)
  useCompletion(view.completedOrderId)
  return (
    <div className={styles.page} aria-live="polite" aria-busy={view.isBusy}>
      <EmptyState
        icon={view.isBusy ? CreditCard : CircleAlert}
        title={view.title}
        text={view.text ?? '이 화면을 닫지 말고 잠시 기다려 주세요.'}
      >
        {view.isBusy ? (
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
