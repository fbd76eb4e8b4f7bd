import type { GoodsCardData } from '../../parts/goods/GoodsCard.tsx'

/** Products under a title. */
export type HomeSection = {
  readonly title: string
  readonly subtitle?: string
  readonly isAd?: boolean
  readonly moreTo?: string
  readonly goodsList: readonly GoodsCardData[]
}

export type HomeSectionProps = {
  readonly section: HomeSection
  /** When the server answered. */
  readonly nowMs: number
}
