import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { Badge } from '../../parts/text/Badge.tsx'
import { Countdown } from '../../parts/text/Countdown.tsx'
import { AdultMark } from '../../parts/goods/AdultMark.tsx'
import { DealClock } from '../../parts/goods/DealClock.tsx'
import { GoodsCard } from '../../parts/goods/GoodsCard.tsx'
import type { GoodsCardData } from '../../parts/goods/GoodsCard.tsx'
import { GoodsTiles } from '../../parts/goods/GoodsTiles.tsx'
import { LaterRail } from '../../parts/goods/LaterRail.tsx'
import { Price } from '../../parts/goods/Price.tsx'
import { Rating } from '../../parts/goods/Rating.tsx'
import { FrameSpecimens } from './FrameSpecimens.tsx'
import { OrderSpecimens } from './OrderSpecimens.tsx'
import { PictureSpecimens } from './PictureSpecimens.tsx'
import { PurchaseSpecimens } from './PurchaseSpecimens.tsx'
import { Specimen } from './Specimen.tsx'
import { SearchSpecimens } from './SearchSpecimens.tsx'
import { StoreSpecimens } from './StoreSpecimens.tsx'

const ReviewPicks = lazyExtra(async () => (await import('../display/LaterHome.tsx')).LaterReviews)

const SIZES = '(min-width: 674px) 176px, 42vw'

/** Parts that show goods; the one in the cards is the first of home. */
export function GoodsSpecimens() {
  const calls = useCalls()
  const { data } = useQuery(calls.display.mainList.queryOptions())
  const goods = data === undefined ? undefined : firstOf(data)
  return (
    <>
      <Specimen name="Price">
        <Price listPrice={39_000} salePrice={27_300} />
        <Price listPrice={39_000} salePrice={35_100} />
        <Price listPrice={46_000} salePrice={46_000} />
        <Price listPrice={39_000} salePrice={27_300} size="l" />
      </Specimen>
      <Specimen name="AdultMark">
        <AdultMark />
      </Specimen>
      <Specimen name="Rating">
        <Rating average={4.75} count={3127} />
        <Rating average={5} count={1} />
      </Specimen>
      <Specimen name="Countdown">
        <Countdown endsAtMs={Date.parse('2099-01-01')} nowMs={0} name="첫 마감" />
        <Countdown endsAtMs={0} nowMs={0} name="첫 마감" />
      </Specimen>
      <Specimen name="DealClock">
        <DealClock
          startsAtMs={Date.parse('2099-01-01')}
          endsAtMs={Date.parse('2099-01-02')}
          nowMs={0}
          hasName
        />
        <DealClock startsAtMs={0} endsAtMs={Date.parse('2099-01-01')} nowMs={0} hasName />
        <DealClock startsAtMs={0} endsAtMs={0} nowMs={0} hasName />
      </Specimen>
      <Specimen name="Badge">
        <Badge>19세 이상</Badge>
        <Badge tone="brand">특가상품</Badge>
        <Badge tone="positive">무료배송</Badge>
        <Badge tone="inverse">품절</Badge>
      </Specimen>
      {goods === undefined ? null : (
        <>
          <Specimen name="GoodsCard" layout="cards">
            {cardsOf(goods).map((card) => (
              <GoodsCard key={card.goodsName} goods={card} sizes={SIZES} />
            ))}
            <GoodsCard
              goods={{ ...goods, goodsName: '곧 끝나는 특가' }}
              sizes={SIZES}
              mark="오늘 마감"
            />
          </Specimen>
          <Specimen name="GoodsTiles" layout="stack">
            <GoodsTiles goodsList={[goods]} />
          </Specimen>
          <Specimen name="LaterRail" layout="stack">
            <LaterRail
              section={{ title: '옆으로 넘기는 상품', goodsList: cardsOf(goods).slice(0, 1) }}
              moreTo={routes.home()}
            />
          </Specimen>
          <Specimen name="ReviewPicks" layout="stack">
            <Suspense>
              <ReviewPicks />
            </Suspense>
          </Specimen>
          <NarrowCards goods={goods} />
          <PictureSpecimens goods={goods} />
          <OrderSpecimens goods={goods} />
          <PurchaseSpecimens />
          <StoreSpecimens />
          <FrameSpecimens />
          <SearchSpecimens />
        </>
      )}
    </>
  )
}

/** The first product of home, whether somebody composed it or not. */
function firstOf({ sections, mainGroupList }: Answers['display']['mainList']) {
  const composed = mainGroupList.flatMap(({ content }) =>
    content !== undefined && 'goodsList' in content ? content.goodsList : [],
  )
  return [...sections.flatMap(({ goodsList }) => goodsList), ...composed][0]
}

/** Cards in a place with room for the price alone. */
function NarrowCards({ goods }: { readonly goods: GoodsCardData }) {
  return (
    <Specimen name="GoodsCard, narrow" layout="narrow">
      <GoodsCard
        goods={{ ...goods, goodsName: '좁은 자리의 상품' }}
        sizes="96px"
        mark="내일 마감"
      />
      <GoodsCard
        goods={{
          ...goods,
          goodsName: '좁은 자리의 다 팔린 상품',
          displaySaleStatusEnum: 'OUT_OF_STOCK',
        }}
        sizes="96px"
      />
    </Specimen>
  )
}

/** A product as a list may show it: on sale, without a discount, with a mark, unavailable in three ways, for adults, on a deal. */
function cardsOf(goods: GoodsCardData): GoodsCardData[] {
  const { salePrice } = goods
  return [
    goods,
    { ...goods, goodsName: '할인도 리뷰도 없는 상품', listPrice: salePrice, reviewCount: 0 },
    {
      ...goods,
      goodsName: '이름이 두 줄을 넘어가면 줄임표로 접히는 아주아주 긴 상품 이름이에요',
      isFreeShipping: true,
    },
    { ...goods, goodsName: '몇 개 남지 않은 상품', markEnum: 'LOW_STOCK' },
    { ...goods, goodsName: '새로 나온 상품', markEnum: 'FRESH' },
    { ...goods, goodsName: '다 팔린 상품', displaySaleStatusEnum: 'OUT_OF_STOCK' },
    { ...goods, goodsName: '곧 여는 상품', displaySaleStatusEnum: 'WAIT' },
    { ...goods, goodsName: '19세 이상만 보는 상품', adultYn: 'Y' },
    {
      ...goods,
      goodsName: '특가로 파는 상품',
      deal: { endsAt: '2026-12-31T15:00:00.000Z', soldPercent: 73 },
    },
  ]
}
