import { formatAddress } from '@jangteo/core/address/address.rules'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { orderItemView } from '@jangteo/core/order/orderItem.view'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { soldArrivalsText } from '@jangteo/core/shipping/promiseText.rules'
import { depositRequestText } from '@jangteo/core/payment/paymentMethod.view'
import { paymentView } from '@jangteo/core/payment/payment.view'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown, Clock } from 'lucide-react'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { AmountRows } from '../../parts/text/AmountRows.tsx'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { CopyButton } from '../../parts/action/CopyButton.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import { RecommendedGoods } from '../cart/RecommendedGoods.tsx'
import { DepositAccount } from '../order/detail/DepositAccount.tsx'
import { priceRowsOf, shownShipDue } from '../order/orderData.ts'
import type { OrderItemData } from '../order/orderData.ts'
import styles from './CompletedOrder.module.css'

type OrderDetail = Answers['order']['detail']
const PICTURE_COUNT_MAX = 4
const PICTURE_SIZES = '64px'

type OrderProps = { readonly order: OrderDetail }

/** Summary of an order that was just placed. */
export function CompletedOrder({ ordersId }: { readonly ordersId: string }) {
  const calls = useCalls()
  const input = { id: ordersId }
  const { data: order } = useSuspenseQuery(calls.order.detail.queryOptions({ input }))
  const { cartCount } = useCaller()
  return (
    <>
      <CompletedFacts order={order} />
      <div className={styles.onward}>
        <RecommendedGoods isCartEmpty={cartCount === 0} />
      </div>
    </>
  )
}

function CompletedFacts({ order }: OrderProps) {
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
      <NextSteps ordersId={order.ordersIdEncrypt} />
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
        {deposit === null ? <DrawnCheck /> : <Icon of={Clock} size="l" />}
      </span>
      <h1 className={styles.title}>
        {deposit === null
          ? '주문이 완료됐어요'
          : depositRequestText({ dueAtMs: Date.parse(deposit.dueAt), amount: deposit.amount })}
      </h1>
      <OrderPictures goods={mains} />
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
    <details className={styles.amounts}>
      <summary className={styles.amountTitle}>
        <span>{payment.statusLabel}</span>
        <strong className={styles.paid}>{formatWon(amount)}</strong>
        <Icon of={ChevronDown} size="s" />
      </summary>
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
    </details>
  )
}

/** A check in a circle, drawn once. */
function DrawnCheck() {
  return (
    <svg className={styles.check} viewBox="0 0 48 48" fill="none" aria-hidden>
      <circle cx="24" cy="24" r="22" stroke="currentColor" />
      <path
        className={styles.stroke}
        d="m15 24.5 6.5 6.5L34 18"
        stroke="currentColor"
        pathLength="1"
      />
    </svg>
  )
}

type OrderedGoods = OrderDetail['groups'][number]['items'][number]

function OrderPictures({ goods }: { readonly goods: readonly OrderedGoods[] }) {
  const rest = goods.length - PICTURE_COUNT_MAX
  return (
    <div className={styles.pictures}>
      {goods.slice(0, PICTURE_COUNT_MAX).map(({ orderItemIdEncrypt, picture }) => (
        <span key={orderItemIdEncrypt} className={styles.picture}>
          <Img picture={picture} alt="" sizes={PICTURE_SIZES} />
        </span>
      ))}
      {rest > 0 ? <span>+{rest}</span> : null}
    </div>
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
          쇼핑 계속
        </ButtonLink>
        <ButtonLink to={routes.orderDetail(ordersId)}>주문 상세</ButtonLink>
      </div>
    </>
  )
}
