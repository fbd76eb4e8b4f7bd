import { formatSpokenTime } from '@jangteo/core/calendar/dateText.rules'
import { DEAL_STATE_LABELS } from '@jangteo/core/display/deal.codes'
import { canAwaitRestock } from '@jangteo/core/goods/saleStatus.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { DealClock } from '../../../parts/goods/DealClock.tsx'
import { GoodsCard } from '../../../parts/goods/GoodsCard.tsx'
import type { GoodsCardData } from '../../../parts/goods/GoodsCard.tsx'
import { Price } from '../../../parts/goods/Price.tsx'
import styles from './DealList.module.css'
import type { DealData } from './dealPlace.ts'

const SIZES = '(min-width: 1120px) 220px, (min-width: 840px) 22vw, (min-width: 560px) 30vw, 46vw'

type DealCardProps = {
  readonly deal: DealData
  /** When the server answered. */
  readonly nowMs: number
}

/** A deal in the list: its clock on the picture, its price once it has begun, the share that is sold. */
export function DealCard({ deal, nowMs }: DealCardProps) {
  const goods = deal.stateEnum === 'COMING' ? toComing(deal) : { ...deal, deal }
  return (
    <GoodsCard
      goods={goods}
      sizes={SIZES}
      headingLevel={2}
      mark={
        canAwaitRestock(goods.displaySaleStatusEnum) ? null : <DealMark deal={deal} nowMs={nowMs} />
      }
      price={<DealPrice deal={deal} />}
    />
  )
}

function DealMark({ deal: { stateEnum, startsAt, endsAt }, nowMs }: DealCardProps) {
  if (stateEnum === 'ENDED') return DEAL_STATE_LABELS.ENDED
  return <DealClock startsAtMs={Date.parse(startsAt)} endsAtMs={Date.parse(endsAt)} nowMs={nowMs} />
}

/** A deal that has not begun: without a share that is sold, and without the veil of what cannot be bought. */
function toComing(deal: DealData): GoodsCardData {
  return { ...deal, displaySaleStatusEnum: 'SALE', deal: null }
}

/** The price of a deal; before the start only when it begins, after the end what the product costs now as well. */
function DealPrice({ deal }: Pick<DealCardProps, 'deal'>) {
  const { dealPrice, stateEnum, startsAt, listPrice, salePrice, displaySaleStatusEnum } = deal
  if (dealPrice === null) {
    return (
      <>
        <p className={styles.coming}>오픈 예정</p>
        <p className={styles.note}>{formatSpokenTime(Date.parse(startsAt))}</p>
      </>
    )
  }
  const isForSale = stateEnum === 'ENDED' && displaySaleStatusEnum === 'SALE'
  return (
    <>
      <Price listPrice={listPrice} salePrice={dealPrice} />
      {isForSale ? <p className={styles.note}>지금은 {formatWon(salePrice)}</p> : null}
    </>
  )
}
