import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { DetailHeader } from '../../../parts/frame/DetailHeader.tsx'
import { useScrolledPast } from '../../../parts/layout/useScrolledPast.ts'

/** From here on the picture is out of sight, and the bar says whose page it is. */
const PICTURE_PX = 320

/**
 * Bar of a product's page: over its picture at first, then opaque with the product's name, once that is known. A page
 * without a picture stands below it.
 */
export function GoodsHeader({ goodsId }: { readonly goodsId: number }) {
  const calls = useCalls()
  const options = calls.goods.detail.queryOptions({ input: { id: goodsId } })
  const { data, isError } = useQuery({ ...options, enabled: false })
  const isPast = useScrolledPast(PICTURE_PX)
  return (
    <DetailHeader
      title={data?.goodsName ?? '상품 상세'}
      {...(isError ? {} : { isOver: data !== undefined && !isPast })}
    />
  )
}
