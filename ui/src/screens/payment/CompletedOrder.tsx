import { formatAddress } from '@jangteo/core/address/address.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { PAYMENT_METHOD_LABELS } from '@jangteo/core/payment/payment.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PackageCheck } from 'lucide-react'
import { useCaller } from '../../app/caller.ts'
import { useCalls } from '../../app/deps.ts'
import { Button, ButtonLink } from '../../parts/Button.tsx'
import { Column } from '../../parts/Column.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { useToast } from '../../parts/toast.ts'
import styles from './Payment.module.css'

function useCopy(text: string): () => void {
  const toast = useToast()
  return () => {
    navigator.clipboard.writeText(text).then(
      () => toast({ text: '주문번호를 복사했어요.' }),
      () => toast({ text: '복사하지 못했어요. 번호를 길게 눌러 복사해 주세요.' }),
    )
  }
}

export function CompletedOrder({ ordersId }: { readonly ordersId: string }) {
  const calls = useCalls()
  const { isLoggedIn } = useCaller()
  const { data: order } = useSuspenseQuery(
    calls.order.detail.queryOptions({ input: { id: ordersId } }),
  )
  const copy = useCopy(order.orderNumber)
  const facts = [
    ['결제금액', formatWon(order.payment.amount)],
    ['결제수단', PAYMENT_METHOD_LABELS[order.payment.paymentMethodEnum]],
    ['받는 분', order.receiver.receiverName],
    ['배송지', formatAddress(order.receiver)],
  ] as const
  return (
    <Column width="form">
      <div className={styles.done}>
        <EmptyState
          icon={PackageCheck}
          title="주문이 완료됐어요"
          text="판매자가 주문을 확인하면 배송을 준비해요."
        >
          <p className={styles.number}>
            주문번호 <strong>{order.orderNumber}</strong>
            <Button variant="outline" size="s" onClick={copy}>
              복사
            </Button>
          </p>
        </EmptyState>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.factName}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isLoggedIn ? null : (
          <p>비회원 주문은 주문번호와 주문 비밀번호로 다시 볼 수 있어요. 번호를 적어 두세요.</p>
        )}
        <div className={styles.actions}>
          <ButtonLink to={routes.orderDetail(ordersId)} isWide>
            주문 상세보기
          </ButtonLink>
          <ButtonLink to={routes.home()} variant="outline" isWide>
            계속 쇼핑하기
          </ButtonLink>
        </div>
      </div>
    </Column>
  )
}
