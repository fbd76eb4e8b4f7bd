import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import {
  type GoodsContent,
  type GoodsOptionContent,
  type GoodsTexts,
  missingContent,
  type PlacedGoodsViolation,
} from './goodsContent.rules.ts'
import type { GoodsListing } from './goodsListing.codes.ts'

/** Reason why an edit of a product is refused whatever it says. */
export type GoodsEditRefusal = 'GOODS_CHANGED' | 'GOODS_OPTION_REMOVED' | 'GOODS_OPTION_RENAMED'

/** Destination of a product's new texts: its row at once, or a revision that waits for a review. */
export type GoodsEditPlan = {
  readonly texts: GoodsTexts
  readonly isPending: boolean
}

/**
 * Names what an edit would take away from a product that buyers see, or see again once it is released; empty for a product
 * that is submitted first. What was missing before may stay missing. Source: decision 129.
 */
export function lostContent(
  listing: GoodsListing,
  before: GoodsTexts,
  after: GoodsTexts,
): readonly PlacedGoodsViolation[] {
  if (listing !== 'LISTED' && listing !== 'STOPPED') return []
  const former = new Set(missingContent(before).map(({ code }) => code))
  return missingContent(after).filter(({ code }) => !former.has(code))
}

/** Returns the texts of a product without its terms. */
export function textsOf(content: GoodsTexts): GoodsTexts {
  return {
    name: content.name,
    categoryId: content.categoryId,
    brandId: content.brandId,
    modelName: content.modelName,
    tags: content.tags,
    summary: content.summary,
    description: content.description,
    pictures: content.pictures,
    noticeKind: content.noticeKind,
    noticeRows: content.noticeRows,
    isAdultOnly: content.isAdultOnly,
  }
}

/** True when two texts of a product say the same. */
export function areSameTexts(one: GoodsTexts, other: GoodsTexts): boolean {
  return JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other))
}

/**
 * Plans where new texts go. Only a listed product has readers, so only its texts wait, and only when something about it
 * is reviewed; texts that did not change wait for nobody. Source: market-rules §9.3, decision 129.
 */
export function planGoodsEdit(edit: {
  readonly listing: GoodsListing
  readonly before: GoodsTexts
  readonly after: GoodsTexts
  readonly needsReview: boolean
}): GoodsEditPlan {
  const { listing, before, needsReview } = edit
  const after = textsOf(edit.after)
  const isPending = listing === 'LISTED' && needsReview && !areSameTexts(before, after)
  return { texts: after, isPending }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Decides whether options may become others. What was listed may have been ordered, so its options stay as they are
 * called and are stopped instead of removed; before, they come and go. Refusals: GOODS_OPTION_REMOVED,
 * GOODS_OPTION_RENAMED. Source: decision 129.
 */
export function decideOptionsEdit(
  isPublished: boolean,
  before: readonly GoodsOptionContent[],
  after: readonly GoodsOptionContent[],
): Decision<'GOODS_OPTION_REMOVED' | 'GOODS_OPTION_RENAMED'> {
  if (!isPublished) return allow()
  for (const option of before) {
    const next = after.find(({ optionId }) => optionId === option.optionId)
    if (next === undefined) return refuse('GOODS_OPTION_REMOVED')
    if (!isSame(option.values, next.values)) return refuse('GOODS_OPTION_RENAMED')
  }
  return allow()
}

/**
 * Decides whether an edit knows the product that it changes: of two that began with the same one the first wins.
 * Refusal: GOODS_CHANGED.
 */
export function decideSeenVersion(version: number, seenVersion: number): Decision<'GOODS_CHANGED'> {
  return version === seenVersion ? allow() : refuse('GOODS_CHANGED')
}

/** Options and add-ons of a product, all of them. */
export function optionsOf({ options, addOns }: GoodsContent): readonly GoodsOptionContent[] {
  return [...options, ...addOns]
}

const fieldsOf = ({ optionId, values, extraPrice, stock, saleStatus }: GoodsOptionContent) => [
  optionId,
  values,
  extraPrice,
  stock,
  saleStatus,
]

const optionFields = ({ options, addOns }: GoodsContent) => [
  options.map(fieldsOf),
  addOns.map(fieldsOf),
]

/** True when options and add-ons are the same, down to order and stock: then an edit writes none of them again. */
export function areSameOptions(one: GoodsContent, other: GoodsContent): boolean {
  return JSON.stringify(optionFields(one)) === JSON.stringify(optionFields(other))
}
