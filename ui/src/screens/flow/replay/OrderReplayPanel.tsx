import { refusalText } from '@jangteo/http/refusal/refusal'
import { useQuery } from '@tanstack/react-query'
import { Callout } from '../../../parts/text/Callout.tsx'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { deskCalls } from '../../desk/deskData.ts'
import styles from '../FlowPanel.module.css'
import type { FlowPanelProps } from '../picture/flowScene.ts'
import { OrderReplayPicker } from './OrderReplayPicker.tsx'
import { OrderReplayTimeline } from './OrderReplayTimeline.tsx'
import { FormSkeleton } from '../../../parts/boundary/FormSkeleton.tsx'
import { useReplayedOrder } from './useOrderReplay.ts'

/** History of a real order, played through the drawing; without an order, the newest ones to pick from. */
export function OrderReplayPanel({ onShow }: FlowPanelProps) {
  const { orderNumber, write } = useReplayedOrder()
  return (
    <div className={styles.panel}>
      {orderNumber === null ? (
        <OrderReplayPicker onPick={(picked) => write(picked, null)} />
      ) : (
        <OrderReplay
          key={orderNumber}
          orderNumber={orderNumber}
          onShow={onShow}
          onPick={(picked) => write(picked, null)}
        />
      )}
    </div>
  )
}

type OrderReplayProps = FlowPanelProps & {
  readonly orderNumber: string
  /** Another order, or none. */
  readonly onPick: (orderNumber: string | null) => void
}

function OrderReplay({ orderNumber, onShow, onPick }: OrderReplayProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...deskCalls.history.queryOptions({ input: { orderNumber } }),
    staleTime: 0,
  })
  const again = () => void refetch()
  if (data !== undefined) {
    return (
      <>
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
        <OrderReplayTimeline
          history={data}
          {...{ isFetching, again, onShow }}
          onLeave={() => onPick(null)}
        />
      </>
    )
  }
  return error === null ? (
    <FormSkeleton />
  ) : (
    <>
      <ErrorState error={error} onRetry={again} />
      <OrderReplayPicker onPick={onPick} />
    </>
  )
}
