import { formatAddress } from '@jangteo/core/address/address.rules'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { orderItemView } from '@jangteo/core/order/orderItem.view'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { soldArrivalsText } from '@jangteo/core/shipping/promiseText.rules'
import { depositRequestText } from '@jangteo/core/payment/paymentMethod.view'
import { paymentView } from '@jangteo/core/payment/payment.view'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { AmountRows } from '../../parts/text/AmountRows.tsx'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { CopyButton } from '../../parts/action/CopyButton.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { DepositAccount } from '../order/detail/DepositAccount.tsx'
import { priceRowsOf, shownShipDue } from '../order/orderData.ts'
import type { OrderItemData } from '../order/orderData.ts'
import styles from './CompletedOrder.module.css'

type OrderDetail = Answers['order']['detail']
type OrderProps = { readonly order: OrderDetail }

/** Summary of an order that was just placed. */
export function CompletedOrder({ ordersId }: { readonly ordersId: string }) {
  const calls = useCalls()
  const input = { id: ordersId }
  const { data: order } = useSuspenseQuery(calls.order.detail.queryOptions({ input }))
  return (
    <Column>
      <CompleteHead order={order} />
      {order.depositAccount === null ? null : <DepositAccount account={order.depositAccount} />}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>주문번호</dt>
          <dd className={styles.number}>
            <strong>{order.orderNumber}</strong>
            <CopyButton text={order.orderNumber} label="주문번호" />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>받는 분</dt>
          <dd className={styles.who}>
            <span>{order.receiver.receiverName}</span>
            <span>{formatMobile(order.receiver.receiverMobile)}</span>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>배송지</dt>
          <dd>{formatAddress(order.receiver)}</dd>
        </div>
        {order.deliveryRequest === '' ? null : (
          <div className={styles.fact}>
            <dt>요청사항</dt>
            <dd>{order.deliveryRequest}</dd>
          </div>
        )}
      </dl>
      <CompleteAmount order={order} />
      <NextSteps ordersId={ordersId} />
    </Column>
  )
}

function CompleteHead({ order }: OrderProps) {
  const { depositAccount: deposit } = order
  const items = order.groups.flatMap((group) => group.items)
  const mains = items.filter(({ mainOrderItemIdEncrypt }) => mainOrderItemIdEncrypt === null)
  const [first] = mains
  const next =
    first === undefined || deposit !== null
      ? null
      : orderItemView({
          status: first.orderItemStatusEnum,
          claimStatus: first.claimStatusEnum,
          actions: [],
          depositDueAtMs: null,
          shipDue: shownShipDue(first),
          delay: null,
          autoConfirmAtMs: null,
        }).subText
  return (
    <div className={styles.head}>
      <span className={styles.mark} data-waiting={deposit !== null}>
        <Icon of={deposit === null ? CircleCheck : Clock} size="l" />
      </span>
      <h1 className={styles.title}>
        {deposit === null
          ? '주문이 완료됐어요'
          : depositRequestText({ dueAtMs: Date.parse(deposit.dueAt), amount: deposit.amount })}
      </h1>
      <p>{orderName(mains.map(({ goodsName }) => goodsName))}</p>
      {next === null ? null : <p className={styles.next}>{next}</p>}
      <PromisedDays items={mains} />
    </div>
  )
}

/** The days that the order was promised for; nothing where none was. */
function PromisedDays({ items }: { readonly items: readonly OrderItemData[] }) {
  const text = soldArrivalsText(
    items.map(({ promise, quantity }) => ({
      arrivesOn: promise?.arrivesOn ?? null,
      count: quantity,
    })),
  )
  return text === null ? null : <p className={styles.promise}>{text}</p>
}

function CompleteAmount({ order }: OrderProps) {
  const { paymentMethodEnum, paymentStatusEnum, refundedAmount, amount } = order.payment
  const payment = paymentView({
    ...order.payment,
    status: paymentStatusEnum,
    method: paymentMethodEnum,
    refunded: refundedAmount,
  })
  return (
    <AmountRows
      rows={[
        ...priceRowsOf(order),
        {
          label: '결제수단',
          value: [payment.methodText, payment.installmentText]
            .filter((text) => text !== null)
            .join(' · '),
        },
      ]}
      total={{ label: payment.statusLabel, amount }}
    />
  )
}

function NextSteps({ ordersId }: { readonly ordersId: string }) {
  const { isKnown, isLoggedIn } = useCaller()
  return (
    <>
      {isKnown && !isLoggedIn ? (
        <Callout>
          <p>주문번호와 주문 비밀번호로 언제든지 비회원 주문조회에서 볼 수 있어요.</p>
        </Callout>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink to={routes.home()} variant="outline">
          쇼핑 계속하기
        </ButtonLink>
        <ButtonLink to={routes.orderDetail(ordersId)}>주문 상세 보기</ButtonLink>
      </div>
    </>
  )
}
