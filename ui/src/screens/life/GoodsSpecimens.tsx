import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../app/deps.ts'
import { Badge } from '../../parts/Badge.tsx'
import { GoodsCard } from '../../parts/GoodsCard.tsx'
import { Price } from '../../parts/Price.tsx'
import { Rating } from '../../parts/Rating.tsx'
import { Specimen } from './Specimen.tsx'

const CARD_COUNT = 6

/** What shows goods; the cards are the first ones of home. */
export function GoodsSpecimens() {
  const calls = useCalls()
  const { data } = useQuery(calls.display.mainList.queryOptions())
  const cards = data?.sections[0]?.goodsList.slice(0, CARD_COUNT) ?? []
  return (
    <>
      <Specimen name="Price">
        <Price listPrice={39_000} salePrice={27_300} />
        <Price listPrice={46_000} salePrice={46_000} />
        <Price listPrice={39_000} salePrice={27_300} size="l" />
      </Specimen>
      <Specimen name="Rating">
        <Rating average={4.75} count={3127} />
        <Rating average={5} count={1} />
      </Specimen>
      <Specimen name="Badge">
        <Badge>19세 이상</Badge>
        <Badge tone="brand">특가상품</Badge>
        <Badge tone="positive">무료배송</Badge>
        <Badge tone="inverse">품절</Badge>
      </Specimen>
      <Specimen name="GoodsCard" layout="cards">
        {cards.map((goods) => (
          <GoodsCard key={goods.goodsId} goods={goods} sizes="176px" />
        ))}
      </Specimen>
    </>
  )
}
