import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery } from '@tanstack/react-query'
import { Home, ShoppingBag } from 'lucide-react'
import { useCaller } from '../../../lib/caller.ts'
import { useCalls } from '../../../lib/deps.ts'
import { IconLink } from '../../../parts/action/IconButton.tsx'
import { cartLabel } from '../../../parts/frame/Header.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { useScrolledPast } from '../../../parts/layout/useScrolledPast.ts'
import { CountBadge } from '../../../parts/text/Badge.tsx'

/** From here on the picture is out of sight, and the bar says whose page it is. */
const PICTURE_PX = 320

/** Bar of a product's page: over its picture at first, then opaque with the product's name, once that is known. */
export function GoodsHeader({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const { cartCount } = useCaller()
  const options = calls.goods.detail.queryOptions({ input: { id: goodsId } })
  const { data } = useQuery({ ...options, enabled: false })
  const isPast = useScrolledPast(PICTURE_PX)
  return (
    <PageHeader
      title={data?.goodsName ?? '상품 상세'}
      isHeading={false}
      isOver={data !== undefined && !isPast}
      links={
        <>
          <IconLink icon={Home} label="홈" to={routes.home()} />
          <IconLink icon={ShoppingBag} label={cartLabel(cartCount)} to={routes.cart()}>
            <CountBadge count={cartCount} />
          </IconLink>
        </>
      }
    />
  )
}
