import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { ButtonLink } from '../action/Button.tsx'
import { Callout } from '../text/Callout.tsx'
import { saleViewOf } from './specialSale.ts'

/** The way to a special sale that is not over; nothing without one. */
export function SaleLink() {
  const { specialSale } = useCalls()
  const { data } = useQuery(specialSale.current.queryOptions())
  const sale = data?.sale ?? null
  if (sale === null) return null
  const { isOver, stateText } = saleViewOf(sale)
  if (isOver) return null
  return (
    <Callout>
      <p>
        {sale.title} · {stateText}
      </p>
      <ButtonLink size="s" variant="outline" to={routes.specialSale()}>
        특별판매 보기
      </ButtonLink>
    </Callout>
  )
}
