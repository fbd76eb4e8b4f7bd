import { specialSaleView } from '@jangteo/core/promotion/specialSale.view'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import { FactList } from '../../parts/text/FactList.tsx'
import { DrawPromise } from '../display/event/DrawPromise.tsx'
import { EntryConsent } from '../display/event/EntryConsent.tsx'
import { Markdown } from '../display/Markdown.tsx'
import type { SaleAvailability, SaleData, SaleGoodsData } from './saleData.ts'
import { placeOf, toClock } from './saleData.ts'
import { SaleGoodsItem } from './SaleGoodsItem.tsx'
import { useSaleEntry } from './useSaleEntry.ts'
import page from '../display/event/EventDetail.module.css'

const DealClock = lazyExtra(async () => (await import('../../parts/goods/DealClock.tsx')).DealClock)

type SpecialSaleProps = {
  readonly sale: SaleData
  readonly goodsList: readonly SaleGoodsData[]
  /** `undefined` for guests, and until it is known. */
  readonly availability: SaleAvailability | undefined
  /** When the server answered. */
  readonly nowMs: number
}

/** A special sale: its schedule, its products with the caller's place, and how it is drawn. */
export function SpecialSale({ sale, goodsList, availability, nowMs }: SpecialSaleProps) {
  const clock = toClock(sale)
  const view = specialSaleView(clock, nowMs)
  const entry = useSaleEntry()
  const mayEnter = view.countdown?.subject === '응모'
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
          {mayEnter ? (
            <div className={page.terms}>
              <EntryConsent agreed={entry.agreed} onToggle={entry.toggle} problem={entry.problem} />
            </div>
          ) : null}
          <ul className={page.stack}>
            {goodsList.map((goods) => (
              <li key={goods.saleGoodsId}>
                <SaleGoodsItem
                  goods={goods}
                  clock={clock}
                  place={placeOf(goods, availability)}
                  entry={entry}
                  isDrawn={view.isDrawn}
                  nowMs={nowMs}
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
  readonly view: ReturnType<typeof specialSaleView>
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
          hasName
          onChange={() => void queryClient.invalidateQueries({ queryKey: specialSale.key() })}
        />
      </Suspense>
    </p>
  )
}
