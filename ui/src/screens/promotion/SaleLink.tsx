import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { specialSaleView } from '@jangteo/core/promotion/specialSale.view'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { toClock } from './saleData.ts'

/** The way to a special sale that is not over; nothing without one. */
export function SaleLink() {
  const { specialSale } = useCalls()
  const { data, dataUpdatedAt } = useQuery(specialSale.current.queryOptions())
  const sale = data?.sale ?? null
  if (sale === null) return null
  const { isOver, stateText } = specialSaleView(toClock(sale), dataUpdatedAt)
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
