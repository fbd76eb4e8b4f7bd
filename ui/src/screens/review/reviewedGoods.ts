import { useSearchParams } from '../../lib/router.ts'

/** The product that the query names; `null` for none. */
export function useQueriedGoods(): number | null {
  const [query] = useSearchParams()
  const goodsId = Number(query.get('goodsId'))
  return Number.isInteger(goodsId) && goodsId > 0 ? goodsId : null
}
