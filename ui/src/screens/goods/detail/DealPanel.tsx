import { DEAL_STATE_LABELS } from '@jangteo/core/display/deal.codes'
import { dealNoteText } from '@jangteo/core/display/deal.view'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCalls } from '../../../lib/deps.ts'
import { lazyExtra } from '../../../lib/lazyExtra.ts'
import { SoldBar } from '../../../parts/goods/SoldBar.tsx'
import styles from './DealPanel.module.css'
import type { GoodsDetailData } from './goodsDetail.ts'

const DealClock = lazyExtra(
  async () => (await import('../../../parts/goods/DealClock.tsx')).DealClock,
)

type DealPanelProps = {
  readonly goodsId: number
  readonly deal: NonNullable<GoodsDetailData['deal']>
  /** When the server answered. */
  readonly nowMs: number
}

/** The deal of a product: its clock, the share that is sold, and what comes after it. */
export function DealPanel({ goodsId, deal, nowMs }: DealPanelProps) {
  const onChange = useRefreshedGoods(goodsId)
  const period = { startsAtMs: Date.parse(deal.startsAt), endsAtMs: Date.parse(deal.endsAt) }
  return (
    <section className={styles.panel} aria-label="특가">
      <p className={styles.head}>
        <strong>
          {deal.stateEnum === 'RUNNING' ? '특가' : `특가 ${DEAL_STATE_LABELS[deal.stateEnum]}`}
        </strong>
        <Suspense fallback={null}>
          <DealClock
            key={`${deal.dealId} ${deal.startsAt} ${deal.endsAt}`}
            {...period}
            nowMs={nowMs}
            hasName
            onChange={onChange}
          />
        </Suspense>
      </p>
      <SoldBar percent={deal.stateEnum === 'COMING' ? null : deal.soldPercent} />
      <p className={styles.note}>{dealNoteText(deal)}</p>
    </section>
  )
}

/** Asks for everything of a product again, whose price is another one from now on. */
function useRefreshedGoods(goodsId: number): () => void {
  const calls = useCalls()
  const queryClient = useQueryClient()
  return () => {
    const input = { input: { id: goodsId } }
    void queryClient.invalidateQueries({ queryKey: calls.goods.detail.queryKey(input) })
    void queryClient.invalidateQueries({ queryKey: calls.goods.status.queryKey(input) })
    void queryClient.invalidateQueries({ queryKey: calls.cart.miniCart.queryKey(input) })
  }
}
