import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { GoodsRail } from '../../parts/goods/GoodsRail.tsx'
import { DealRail } from './deal/DealRail.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { headOf } from './mainGroup.ts'
import type { BlockProps } from './mainGroup.ts'
import { RankedGoods } from './ranking/RankedGoods.tsx'

const LaterBlock = lazyExtra(async () => (await import('./LaterHome.tsx')).LaterBlock)

function HeroBlock({ group, content, isFirst }: BlockProps) {
  return 'itemList' in content ? (
    <HeroCarousel title={group.title} items={content.itemList} isFirst={isFirst} />
  ) : null
}

function DealBlock({ group, content, nowMs }: BlockProps) {
  return 'goodsList' in content ? (
    <DealRail section={{ ...headOf(group), goodsList: content.goodsList }} nowMs={nowMs} />
  ) : null
}

function RankedBlock({ group, content }: BlockProps) {
  return 'goodsList' in content ? (
    <RankedGoods section={{ ...headOf(group), goodsList: content.goodsList }} />
  ) : null
}

function GoodsBlock({ group, content }: BlockProps) {
  return 'goodsList' in content ? (
    <GoodsRail section={{ ...headOf(group), goodsList: content.goodsList }} />
  ) : null
}

/** Blocks that open a page; the others come with code of their own. */
const FIRST_BLOCKS: Readonly<Partial<Record<string, ComponentType<BlockProps>>>> = {
  BANNER: HeroBlock,
  DEAL: DealBlock,
  CLICK_A: RankedBlock,
  CLICK_B: GoodsBlock,
  CLICK_C: GoodsBlock,
  NEW_GOODS: GoodsBlock,
  WISHLIST: GoodsBlock,
  CART: GoodsBlock,
}

/** The entries of a group, drawn as its kind of block is. */
export function MainBlock(props: BlockProps) {
  const Block = FIRST_BLOCKS[props.group.blockTypeEnum] ?? LaterBlock
  return (
    <Suspense>
      <Block {...props} />
    </Suspense>
  )
}
