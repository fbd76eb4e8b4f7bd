import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { ButtonLink } from '../action/Button.tsx'
import { Callout } from '../text/Callout.tsx'
import { saleViewOf } from './specialSale.ts'

type SaleNoticeProps = {
  readonly goodsId: number
  /** Called with true while the product is for winners alone, so that its page offers no other way to buy it. */
  readonly onFound: (isForWinners: boolean) => void
}

/** State of the special sale of a product in words; `null` for a product in none that runs. */
function useSaleText(goodsId: number): string | null {
  const { specialSale } = useCalls()
  const current = useQuery(specialSale.current.queryOptions())
  const products = useQuery(specialSale.goodsList.queryOptions())
  const sale = current.data?.sale ?? null
  const isIn = products.data?.goodsList.some((goods) => goods.goodsId === goodsId) === true
  if (sale === null || !isIn) return null
  const { isOver, stateText } = saleViewOf(sale)
  return isOver ? null : stateText
}

/** The way from a product to its special sale; nothing for one that is in none. */
export function SaleNotice({ goodsId, onFound }: SaleNoticeProps) {
  const text = useSaleText(goodsId)
  const isFound = text !== null
  useEffect(() => onFound(isFound), [isFound, onFound])
  if (text === null) return null
  return (
    <Callout>
      <p>추첨으로 판매하는 상품이에요. 지금은 ‘{text}’ 단계예요.</p>
      <ButtonLink size="s" variant="outline" to={routes.specialSale()}>
        특별판매 보기
      </ButtonLink>
    </Callout>
  )
}
