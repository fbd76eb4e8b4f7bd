import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount, tidyText } from '../member/member.rules.ts'
import { compactText } from './searchText.rules.ts'

/** Longest name of a brand in any spelling, in characters; the schema checks it. */
export const BRAND_NAME_LENGTH_MAX = 40

/** Most further names of a brand; the schema checks it. */
export const BRAND_ALIAS_COUNT_MAX = 10

/** A brand's names, all of which a search finds it by; `nameEn` is `null` without one. Source: market-rules §2.5. */
export type WrittenBrand = {
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
}

/** Uses of a brand that keep it from being deleted. */
export type BrandUse = {
  /** Products, and texts of products that wait for a review. */
  readonly goodsCount: number
  /** Brands that were merged into it. */
  readonly mergedCount: number
}

/** A brand, as merging it is decided: the brand that it was merged into, `null` for none. */
export type MergedBrand = { readonly brandId: number; readonly mergedInto: number | null }

function tidyName(text: string): string {
  return tidyText(text).replaceAll(/\s+/g, ' ')
}

function isName(text: string): boolean {
  return compactText(text) !== '' && characterCount(text) <= BRAND_NAME_LENGTH_MAX
}

/** Returns the further names that say something new: no empty one, and none that a search reads like another. */
function tidyAliases(names: readonly string[], aliases: readonly string[]): string[] {
  const seen = new Set(names.map(compactText))
  return aliases.map(tidyName).filter((alias) => {
    const text = compactText(alias)
    if (text === '' || seen.has(text)) return false
    seen.add(text)
    return true
  })
}

/**
 * Decides how typed names of a brand are stored. Refusals: BRAND_NAME_INVALID, BRAND_ALIASES_INVALID.
 * @example decideBrand({ name: ' 모노 ', nameEn: '', aliases: ['MONO', '모노'] }) // 모노, no English name, MONO
 */
export function decideBrand(
  typed: WrittenBrand,
): Decision<'BRAND_NAME_INVALID' | 'BRAND_ALIASES_INVALID', WrittenBrand> {
  const name = tidyName(typed.name)
  const nameEn = tidyName(typed.nameEn ?? '')
  if (!isName(name) || (nameEn !== '' && !isName(nameEn))) return refuse('BRAND_NAME_INVALID')
  const aliases = tidyAliases([name, nameEn], typed.aliases)
  const isFine = aliases.length <= BRAND_ALIAS_COUNT_MAX && aliases.every(isName)
  if (!isFine) return refuse('BRAND_ALIASES_INVALID')
  return allow({ name, nameEn: nameEn === '' ? null : nameEn, aliases })
}

/** Decides whether a brand can be deleted. Refusal: BRAND_IN_USE. */
export function decideBrandRemoval({
  goodsCount,
  mergedCount,
}: BrandUse): Decision<'BRAND_IN_USE'> {
  return goodsCount > 0 || mergedCount > 0 ? refuse('BRAND_IN_USE') : allow()
}

/**
 * Decides whether a brand is merged into another: neither may have been merged before, and they are two. Refusal:
 * BRAND_NOT_MERGEABLE. Source: market-rules §2.5.
 */
export function decideMerge(
  brand: MergedBrand,
  into: MergedBrand,
): Decision<'BRAND_NOT_MERGEABLE'> {
  const areTwo = brand.brandId !== into.brandId
  const areWhole = brand.mergedInto === null && into.mergedInto === null
  return areTwo && areWhole ? allow() : refuse('BRAND_NOT_MERGEABLE')
}
