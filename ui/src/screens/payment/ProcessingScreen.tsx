import type { PayingButton, PayingView } from '@jangteo/core/payment/paying.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CreditCard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { useLocation, useNavigate } from '../../lib/router.ts'
import { useFocusOn } from '../../lib/useFocusOn.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { arrivalOf } from './arrival.ts'
import type { Arrival, PlacedState } from './arrival.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { PayableOrder } from './PayableOrder.tsx'
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
      <Processing arrival={arrival} />
    </>
  )
}

/**
 * A paid order leaves the cart, changes its badge and joins the list, a paid claim goes on: all are asked for again on
 * the way to it.
 */
function useCompletion({ completedOrderId: orderId, completedClaimId: claimId }: PayingView): void {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const calls = useCalls()
  useEffect(() => {
    if (orderId === null) return
    const { session, cart, order, claim, payment } = calls
    const changed = [session.whoAmI.key(), cart.key(), order.key(), claim.key(), payment.key()]
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
    void navigate(routes.orderComplete(orderId, claimId), { replace: true })
  }, [calls, claimId, navigate, orderId, queryClient])
}

const MISSING = { type: 'payment.missing' } as const

/** `null` when the address names no payment. */
function Processing({ arrival }: { readonly arrival: Arrival | null }) {
  const { view, send } = usePaying(arrival?.event ?? MISSING)
  useCompletion(view)
  const place = useFocusOn<HTMLDivElement>(view.isChoosing)
  const isWaiting = view.isBusy || view.completedOrderId !== null
  const paymentId = arrival?.event.paymentId ?? null
  return (
    <div ref={place} className={styles.page} tabIndex={-1} aria-live="polite" aria-busy={isWaiting}>
      {view.isChoosing && paymentId !== null ? (
        <MethodChoice
          title={view.title}
          paymentId={paymentId}
          onChoose={(method, cashReceipt) =>
            send({ type: 'buyer.chooseMethod', method, cashReceipt })
          }
          onKeep={() => send({ type: 'buyer.keepMethod' })}
        />
      ) : (
        <Status
          view={view}
          paymentId={paymentId}
          isWaiting={isWaiting}
          onPress={(type) => send({ type })}
        />
      )}
    </div>
  )
}

type WaitingProps = {
  readonly view: PayingView
  readonly paymentId: string | null
  readonly isWaiting: boolean
  readonly onPress: (event: PayingButton['event']) => void
}

/** The way it goes, and the ways on. */
function Status({ view, paymentId, isWaiting, onPress }: WaitingProps) {
  return (
    <EmptyState
      icon={isWaiting ? CreditCard : CircleAlert}
      title={view.title}
      text={view.text ?? '이 화면을 닫지 말고 잠시 기다려 주세요.'}
      headingLevel={1}
    >
      {isWaiting ? (
        <span className={styles.waiting} aria-hidden />
      ) : (
        <div className={styles.ways}>
          {view.isPayable && paymentId !== null ? <PayableOrder paymentId={paymentId} /> : null}
          {view.buttons.map(({ event, label }, index) => (
            <Button
              key={label}
              variant={index === 0 ? 'primary' : 'outline'}
              onClick={() => onPress(event)}
            >
              {label}
            </Button>
          ))}
          {paymentId === null ? (
            <ButtonLink to={routes.cart()}>장바구니로</ButtonLink>
          ) : (
            <ExitLink view={view} paymentId={paymentId} />
          )}
        </div>
      )}
    </EmptyState>
  )
}

type ExitLinkProps = Pick<WaitingProps, 'view'> & { readonly paymentId: string }

/** Place to go instead. The first button of the page where there is nothing else to do. */
function ExitLink({ view: { exit, buttons }, paymentId }: ExitLinkProps) {
  const { isLoggedIn } = useCaller()
  const calls = useCalls()
  const input = { paymentGatewayIdEncrypt: paymentId }
  const { data: page } = useQuery(calls.payment.page.queryOptions({ input }))
  const claimId = page?.orderClaimIdEncrypt ?? null
  const variant = buttons.length === 0 ? 'primary' : 'quiet'
  if (claimId !== null) {
    return (
      <ButtonLink to={routes.claimDetail(claimId)} variant={variant}>
        신청 내역 보기
      </ButtonLink>
    )
  }
  if (exit === 'cart') {
    return (
      <ButtonLink to={routes.cart()} variant={variant}>
        장바구니로
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to={isLoggedIn ? routes.orderList() : routes.guestOrder()} variant={variant}>
      주문내역 보기
    </ButtonLink>
  )
}
