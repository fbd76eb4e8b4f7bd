import type { GoodsType } from './goods.codes.ts'

/** Days for which a product is a new one. Source: market-rules §1.1. */
export const FRESH_GOODS_DAYS = 14

type GoodsTraits = { readonly isCustomMade: boolean; readonly isDeal: boolean }

const GOODS_TRAITS: Readonly<Record<GoodsType, GoodsTraits>> = {
  NORMAL: { isCustomMade: false, isDeal: false },
  NORMAL_DEAL: { isCustomMade: false, isDeal: true },
  CUSTOM_MADE: { isCustomMade: true, isDeal: false },
  CUSTOM_MADE_DEAL: { isCustomMade: true, isDeal: true },
  PROMOTION: { isCustomMade: false, isDeal: false },
}

/**
 * True when a product is made for the buyer, so that checkout asks for consent to the limited withdrawal. Source:
 * domain-rules A50.
 */
export function isCustomMade(goodsType: GoodsType): boolean {
  return GOODS_TRAITS[goodsType].isCustomMade
}

/** True when a product is a deal, with a countdown to the end of its sale. Source: spec §3. */
export function isDeal(goodsType: GoodsType): boolean {
  return GOODS_TRAITS[goodsType].isDeal
}
