/**
 * The product that an address names; `null` when it names none.
 * @example readGoodsId('12') // 12
 */
export function readGoodsId(text: string | undefined): number | null {
  const goodsId = Number(text)
  return Number.isSafeInteger(goodsId) && goodsId > 0 ? goodsId : null
}
