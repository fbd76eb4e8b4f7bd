import { SERIAL_COUNT_MAX } from '@jangteo/core/coupon/couponTerms.codes'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { NumberInput } from '../../staff/form/NumberInput.tsx'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { SerialBatchRow } from './SerialBatchRow.tsx'
import styles from './Serials.module.css'

/** Time after which a batch that is being drawn is looked at again. */
const LOOK_AGAIN_MS = 1_000

/** The serials of a coupon: how far they are drawn, the list of them, and more. */
export function SerialBatches({ couponId }: { readonly couponId: number }) {
  const { data } = useSuspenseQuery({
    ...staffCalls.operatorCoupon.serials.queryOptions({ input: { id: couponId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isDrawing = state.data?.batchList.some(
        ({ progress, cancelledAt }) => progress < 100 && cancelledAt === null,
      )
      return isDrawing === true ? LOOK_AGAIN_MS : false
    },
  })
  return (
    <section className={styles.serials} aria-label="쿠폰 번호">
      <h2 className={styles.title}>쿠폰 번호</h2>
      <ul className={styles.batches}>
        {data.batchList.map((batch) => (
          <SerialBatchRow key={batch.serialBatchId} batch={batch} />
        ))}
      </ul>
      <DrawForm couponId={couponId} />
    </section>
  )
}

function DrawForm({ couponId }: { readonly couponId: number }) {
  const [count, setCount] = useState<number | null>(null)
  const keys = useRepeatKeys()
  const draw = useMutation({
    mutationFn: (input: { readonly id: number; readonly count: number }) =>
      staffCalls.operatorCoupon.drawSerials.call(input, {
        context: { idempotencyKey: keys.keyOf(input) },
      }),
    ...useSaving({
      text: '번호를 만들기 시작했어요.',
      stale: [staffCalls.operatorCoupon.serials.key()],
      onDone: () => {
        keys.renew()
        setCount(null)
      },
    }),
  })
  return (
    <form
      className={styles.draw}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const input = { id: couponId, count: count ?? 0 }
        if (count !== null && !draw.isPending) draw.mutate(input)
      }}
    >
      <NumberInput
        label="만들 번호 수"
        hint={`쿠폰마다 모두 ${formatNumber(SERIAL_COUNT_MAX)}개까지`}
        value={count}
        onValue={setCount}
      />
      <Button type="submit" variant="outline" isBusy={draw.isPending}>
        번호 만들기
      </Button>
    </form>
  )
}
