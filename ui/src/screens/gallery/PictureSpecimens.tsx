import { DAY_MS, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { useMinute } from '../../lib/pageClock.ts'
import type { GoodsCardData } from '../../parts/goods/GoodsCard.tsx'
import { GoodsPromise } from '../../parts/goods/GoodsPromise.tsx'
import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import { LinesPromise } from '../../parts/goods/LinesPromise.tsx'
import { SoldPromise } from '../../parts/goods/SoldPromise.tsx'
import { SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import { DottedName } from '../../parts/text/DottedName.tsx'
import { Specimen } from './Specimen.tsx'

const SIZES = '(min-width: 674px) 366px, 90vw'
const SHAPES = ['square', 'wide', 'banner'] as const

const promisedIn = (days: number, nowMs: number): GoodsCardData['promiseList'] => [
  {
    areaZoneEnum: 'MAINLAND',
    arrivesOn: kstDayOf(nowMs + days * DAY_MS),
    orderUntil: new Date(nowMs + DAY_MS).toISOString(),
  },
]

type GoodsProps = { readonly goods: GoodsCardData }

/** Pictures in their shapes, and the places of goods before they are known. */
export function PictureSpecimens({ goods }: GoodsProps) {
  return (
    <>
      <Specimen name="Img" layout="stack">
        {SHAPES.map((shape) => (
          <Img
            key={shape}
            picture={goods.picture}
            alt={`${goods.goodsName} 사진`}
            shape={shape}
            sizes={SIZES}
          />
        ))}
      </Specimen>
      <Specimen name="GoodsTilesSkeleton" layout="stack">
        <SkeletonPage>
          <GoodsTilesSkeleton />
        </SkeletonPage>
      </Specimen>
      <Specimen name="DottedName" layout="narrow">
        <p>
          <DottedName name="음료·차·우리 술" />
        </p>
      </Specimen>
      <PromiseSpecimens />
    </>
  )
}

/** Days of arrival: of a product, of lines that arrive on two days, of an order in time and late. */
function PromiseSpecimens() {
  const nowMs = useMinute()
  const today = kstDayOf(nowMs)
  const line = { mainCartId: null, quantity: 2, promiseList: promisedIn(1, nowMs) }
  return (
    <Specimen name="Promise" layout="stack">
      <GoodsPromise promiseList={promisedIn(1, nowMs)} />
      <LinesPromise lines={[line]} zone={null} />
      <LinesPromise lines={[line, { ...line, promiseList: promisedIn(2, nowMs) }]} zone={null} />
      <SoldPromise promises={[{ arrivesOn: today, isLate: false }]} />
      <SoldPromise promises={[{ arrivesOn: today, isLate: true }]} />
    </Specimen>
  )
}
