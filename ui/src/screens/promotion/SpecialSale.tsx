import { salePlaceView } from '@jangteo/core/promotion/specialSale.view'
import type { SpecialSaleView } from '@jangteo/core/promotion/specialSale.view'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { saleViewOf, toClock } from '../../parts/goods/specialSale.ts'
import type { SaleData } from '../../parts/goods/specialSale.ts'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import { FactList } from '../../parts/text/FactList.tsx'
import { DrawPromise } from '../display/event/DrawPromise.tsx'
import { EntryConsent } from '../display/event/EntryConsent.tsx'
import { Markdown } from '../display/Markdown.tsx'
import { entriesOf, placeOf } from './saleData.ts'
import type { SaleAvailability, SaleGoodsData } from './saleData.ts'
import { SaleGoodsItem } from './SaleGoodsItem.tsx'
import { useSaleEntry } from './useSaleEntry.ts'
import page from '../display/event/EventDetail.module.css'

const DealClock = lazyExtra(async () => (await import('../../parts/goods/DealClock.tsx')).DealClock)

type SpecialSaleProps = {
  readonly sale: SaleData
  readonly goodsList: readonly SaleGoodsData[]
  /** Empty for guests; `null` until it is loaded. */
  readonly availability: SaleAvailability | null
  /** Reason why it was not loaded; `null` when it was. */
  readonly failure: ReactNode
}

/** A special sale: its schedule, its products with the caller's place, and how it is drawn. */
export function SpecialSale({ sale, goodsList, availability, failure }: SpecialSaleProps) {
  const clock = toClock(sale)
  const nowMs = Date.parse(sale.at)
  const view = saleViewOf(sale)
  const entry = useSaleEntry()
  const items = goodsList.map((goods) => ({
    goods,
    place: salePlaceView(clock, placeOf(goods, availability), nowMs),
  }))
  /** The first product that the caller may enter for; its consents count for all. */
  const asking = items.find(({ place }) => place.action === 'ENTER')?.goods
  const { agreed, toggle, problem } = entry
  const consent = <EntryConsent agreed={agreed} onToggle={toggle} problem={problem} />
  return (
    <div className={page.page}>
      <title>{`${sale.title} - 장터`}</title>
      <header className={page.words}>
        <p className={page.marks}>
          <Badge tone={view.isOver ? 'inverse' : 'brand'}>{view.stateText}</Badge>
        </p>
        <h1 className={page.name}>{sale.title}</h1>
        <SaleClockLine view={view} nowMs={nowMs} />
      </header>
      <div className={page.body}>
        <Markdown text={sale.body} />
      </div>
      <div className={page.sections}>
        <PageSection title="상품">
          {failure}
          <ul className={page.stack}>
            {items.map(({ goods, place }) => (
              <li key={goods.saleGoodsId}>
                <SaleGoodsItem
                  goods={goods}
                  place={place}
                  entries={entriesOf(goods, availability)}
                  entry={entry}
                  isDrawn={view.isDrawn}
                  consent={goods === asking ? consent : null}
                />
              </li>
            ))}
          </ul>
        </PageSection>
        <PageSection title="일정">
          <FactList facts={view.schedule} />
          {sale.commitment === null ? null : <DrawPromise commitment={sale.commitment} />}
        </PageSection>
      </div>
    </div>
  )
}

type SaleClockLineProps = {
  readonly view: SpecialSaleView
  readonly nowMs: number
}

function SaleClockLine({ view, nowMs }: SaleClockLineProps) {
  const { specialSale } = useCalls()
  const queryClient = useQueryClient()
  if (view.countdown === null) return null
  const { subject, ...period } = view.countdown
  return (
    <p className={page.maskedId}>
      {subject}{' '}
      <Suspense fallback={null}>
        <DealClock
          key={`${period.startsAtMs} ${period.endsAtMs}`}
          {...period}
          nowMs={nowMs}
          onChange={() => void queryClient.invalidateQueries({ queryKey: specialSale.key() })}
        />
      </Suspense>
    </p>
  )
}
