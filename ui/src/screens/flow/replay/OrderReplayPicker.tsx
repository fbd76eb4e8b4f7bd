import type { DeskAnswers } from '@jangteo/http/desk/deskCalls'
import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { ORDER_ITEM_STATUS_LABELS } from '@jangteo/core/order/orderItem.codes'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { deskCalls } from '../../desk/deskData.ts'
import panel from '../FlowPanel.module.css'
import styles from './OrderReplay.module.css'

type OrderReplayPickerProps = { readonly onPick: (orderNumber: string) => void }

/** Picks an order by its number, or one of the newest. */
export function OrderReplayPicker({ onPick }: OrderReplayPickerProps) {
  const { data, error, refetch } = useQuery({ ...deskCalls.orders.queryOptions(), staleTime: 0 })
  return (
    <>
      <NumberForm onPick={onPick} />
      <section className={panel.block} aria-label="새 주문">
        <h3 className={panel.title}>새 주문</h3>
        {data === undefined ? (
          <Pending error={error} onRetry={() => void refetch()} />
        ) : (
          <NewOrders orders={data.content} onPick={onPick} />
        )}
      </section>
    </>
  )
}

function NumberForm({ onPick }: OrderReplayPickerProps) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const number = text.trim()
    if (number !== '') onPick(number)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        label="주문번호"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="outline">
        이력 보기
      </Button>
    </form>
  )
}

type PendingProps = { readonly error: Error | null; readonly onRetry: () => void }

function Pending({ error, onRetry }: PendingProps) {
  if (error !== null) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <SkeletonPage>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}

type NewOrdersProps = OrderReplayPickerProps & {
  readonly orders: DeskAnswers['orders']['content']
}

function NewOrders({ orders, onPick }: NewOrdersProps) {
  if (orders.length === 0) {
    return <EmptyState icon={History} title="주문이 아직 없어요" text="주문하면 여기에 나타나요." />
  }
  return (
    <ul className={styles.orders}>
      {orders.map(({ orderNumber, orderedAt, goodsName, itemCount, orderItemStatusEnumList }) => (
        <li key={orderNumber}>
          <button type="button" className={styles.order} onClick={() => onPick(orderNumber)}>
            <span className={styles.goods}>
              {itemCount > 1 ? `${goodsName} 외 ${String(itemCount - 1)}개` : goodsName}
            </span>
            <span className={styles.states}>
              {[...new Set(orderItemStatusEnumList)]
                .map((status) => ORDER_ITEM_STATUS_LABELS[status])
                .join(', ')}
            </span>
            <span className={styles.number}>
              {orderNumber} · {formatDateTime(Date.parse(orderedAt))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
