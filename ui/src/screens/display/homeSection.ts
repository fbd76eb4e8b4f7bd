import type { GoodsCardData } from '../../parts/goods/GoodsCard.tsx'

/** A part of home: goods under a title. */
export type HomeSection = {
  readonly sectionId: string
  readonly title: string
  readonly goodsList: readonly GoodsCardData[]
}

export type HomeSectionProps = {
  readonly section: HomeSection
  /** When the server answered. */
  readonly nowMs: number
}
