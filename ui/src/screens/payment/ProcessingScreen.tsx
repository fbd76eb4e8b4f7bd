import type { PayingInput } from '@jangteo/core/payment/paying.chart'
import { NO_PAYMENT_VIEW } from '@jangteo/core/payment/paying.view'
import type { PayingView } from '@jangteo/core/payment/paying.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { refetchChanged } from '@jangteo/http/query/refetchChanged'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CreditCard } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { usePinTrip } from '../../lib/pinTrip.ts'
import { useLocation, useNavigate } from '../../lib/router.ts'
import { useFocusOn } from '../../lib/useFocusOn.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { arrivalOf } from './arrival.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { PayableOrder } from './PayableOrder.tsx'
import styles from './Payment.module.css'
import { usePaying } from './usePaying.ts'

/** The page between an order and its completion: to the gateway's window, and back from it. */
export function ProcessingScreen() {
  const location = useLocation()
  const [input] = useState(() => arrivalOf(location.search, location.state))
  return (
    <>
      <title>결제 - 장터</title>
      <meta name="robots" content="noindex" />
      {input === null ? <NoPayment /> : <Processing input={input} />}
    </>
  )
}

/**
 * Goes to the paid order. It has left the cart and joined the list, and a paid claim goes on: all of them are fetched
 * again.
 */
function useCompletion({ completedOrderId: orderId, completedClaimId: claimId }: PayingView): void {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const calls = useCalls()
  useEffect(() => {
    if (orderId === null) return
    const { session, cart, order, claim, payment } = calls
    const changed = [session.whoAmI.key(), cart.key(), order.key(), claim.key(), payment.key()]
    for (const queryKey of changed) void refetchChanged(queryClient, queryKey)
    void navigate(routes.orderComplete(orderId, claimId), { replace: true })
  }, [calls, claimId, navigate, orderId, queryClient])
}

/** Leaves for the page that asks for the payment PIN, which comes back with the payment as it is held here. */
function usePinQuestion({ awaitsPin }: PayingView): void {
  const leave = useEffectEvent(usePinTrip('PAYMENT'))
  useEffect(() => {
    if (awaitsPin !== null) leave(awaitsPin)
  }, [awaitsPin])
}

function Processing({ input }: { readonly input: PayingInput }) {
  const view = usePaying(input)
  useCompletion(view)
  usePinQuestion(view)
  const place = useFocusOn<HTMLDivElement>(view.isChoosing)
  const isWaiting = view.isBusy || view.completedOrderId !== null || view.awaitsPin !== null
  const { paymentId } = input
  return (
    <div ref={place} className={styles.page} tabIndex={-1} aria-live="polite" aria-busy={isWaiting}>
      {view.isChoosing ? (
        <MethodChoice
          title={view.title}
          paymentId={paymentId}
          onChoose={view.chooseMethod}
          onKeep={view.keepMethod}
        />
      ) : (
        <Status
          view={view}
          isWaiting={isWaiting}
          order={view.isPayable ? <PayableOrder paymentId={paymentId} /> : null}
          exit={<ExitLink view={view} paymentId={paymentId} />}
        />
      )}
    </div>
  )
}

/** The page of an address that names no payment. */
function NoPayment() {
  return (
    <div className={styles.page}>
      <Status
        view={NO_PAYMENT_VIEW}
        isWaiting={false}
        order={null}
        exit={<ButtonLink to={routes.cart()}>장바구니로</ButtonLink>}
      />
    </div>
  )
}

type StatusProps = {
  readonly view: Pick<PayingView, 'title' | 'text' | 'buttons'>
  readonly isWaiting: boolean
  readonly order: ReactNode
  readonly exit: ReactNode
}

/** The status of the payment, and the ways on. */
function Status({ view, isWaiting, order, exit }: StatusProps) {
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
          {order}
          {view.buttons.map(({ label, press }, index) => (
            <Button key={label} variant={index === 0 ? 'primary' : 'outline'} onClick={press}>
              {label}
            </Button>
          ))}
          {exit}
        </div>
      )}
    </EmptyState>
  )
}

type ExitLinkProps = { readonly view: PayingView; readonly paymentId: string }

/** The way out of the page; its main button where nothing else can be done. */
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
