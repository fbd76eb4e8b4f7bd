import type { GnbSubtitleType, GnbType } from '@jangteo/core/display/gnb.codes'
import type { HomeBlockType } from '@jangteo/core/display/display.codes'
import type { MainPage } from '@jangteo/core/display/mainGroup.codes'

/** Target of a demo item: products and exhibitions by their pictures, stores by their addresses, categories by slugs. */
export type TargetSeed =
  | { readonly goods: string }
  | { readonly exhibition: string }
  | { readonly store: string }
  | { readonly category: string }
  | { readonly link: string }

/** A picture or a text of a demo group; a store or a category that it names fills itself. */
export type MainItemSeed = {
  readonly to: TargetSeed
  readonly picture?: string
  readonly alt?: string
  readonly text?: string
  readonly subText?: string
  /** The video of that name; its picture stands there until it plays. */
  readonly video?: string
}

export type MainGroupSeed = {
  readonly block: HomeBlockType
  readonly title: string
  readonly subtitle?: string
  readonly link?: string
  readonly goodsMax?: number
  readonly isAd?: boolean
  readonly items?: readonly MainItemSeed[]
}

/** A composed page of the demo. */
export type MainSeed = {
  readonly page: MainPage
  readonly title: string
  readonly groups: readonly MainGroupSeed[]
}

/** An entry of the demo's navigation at the top. */
export type GnbSeed = {
  readonly type: GnbType
  readonly title: string
  readonly subtitleType?: GnbSubtitleType
  readonly subtitle?: string
}
