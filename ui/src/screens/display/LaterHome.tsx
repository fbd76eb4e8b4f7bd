import type { ComponentProps, ComponentType } from 'react'
import { useEffect } from 'react'
import { logFailure } from '../../lib/log.ts'
import { ChipGoods } from './ChipGoods.tsx'
import { Exhibitions } from './exhibition/Exhibitions.tsx'
import { ImageGrid } from './ImageGrid.tsx'
import { ImageSwipe } from './ImageSwipe.tsx'
import { KeywordGoods } from './KeywordGoods.tsx'
import { headOf } from './mainGroup.ts'
import type { BlockProps } from './mainGroup.ts'
import { ReviewPicks } from './ReviewPicks.tsx'
import { StoreGoods } from './StoreGoods.tsx'
import { TextGrid } from './TextGrid.tsx'
import { VideoRail } from './VideoRail.tsx'
import { WeekGoods } from './WeekGoods.tsx'

function ImageGridBlock({ group, content }: BlockProps) {
  return 'itemList' in content ? (
    <ImageGrid
      head={headOf(group)}
      items={content.itemList}
      columns={group.blockTypeEnum === 'IMAGE_GRID_2' ? 2 : 3}
    />
  ) : null
}

function ImageSwipeBlock({ group, content }: BlockProps) {
  return 'itemList' in content ? <ImageSwipe head={headOf(group)} items={content.itemList} /> : null
}

const TEXT_LOOKS = { TEXT_GRID_2: 'two', TEXT_GRID_3: 'three' } as const

function TextBlock({ group, content }: BlockProps) {
  const type = group.blockTypeEnum
  const look = type === 'TEXT_GRID_2' || type === 'TEXT_GRID_3' ? TEXT_LOOKS[type] : 'swipe'
  return 'itemList' in content ? (
    <TextGrid head={headOf(group)} items={content.itemList} look={look} />
  ) : null
}

function ChipBlock({ group, content }: BlockProps) {
  return 'chipList' in content ? <ChipGoods head={headOf(group)} chips={content.chipList} /> : null
}

function KeywordBlock({ group, content }: BlockProps) {
  return 'chipList' in content ? (
    <KeywordGoods head={headOf(group)} chips={content.chipList} />
  ) : null
}

function StoreBlock({ group, content }: BlockProps) {
  return 'storeList' in content ? (
    <StoreGoods head={headOf(group)} stores={content.storeList} />
  ) : null
}

function VideoBlock({ group, content }: BlockProps) {
  return 'videoList' in content ? (
    <VideoRail head={headOf(group)} videos={content.videoList} />
  ) : null
}

/** A block that this version of the page does not know is left out, and logged. */
function UnknownBlock({ group }: BlockProps) {
  const type: string = group.blockTypeEnum
  useEffect(() => logFailure(`unknown block ${type}`), [type])
  return null
}

const BLOCKS: Readonly<Partial<Record<string, ComponentType<BlockProps>>>> = {
  IMAGE_GRID_2: ImageGridBlock,
  IMAGE_GRID_3: ImageGridBlock,
  IMAGE_SWIPE: ImageSwipeBlock,
  TEXT_GRID_2: TextBlock,
  TEXT_GRID_3: TextBlock,
  TEXT_SWIPE: TextBlock,
  CATEGORY: ChipBlock,
  AGE: ChipBlock,
  SEARCH: KeywordBlock,
  STORE_RECOMMEND: StoreBlock,
  VIDEO: VideoBlock,
}

/** The blocks that seldom open a page. */
export function LaterBlock(props: BlockProps) {
  const Block = BLOCKS[props.group.blockTypeEnum] ?? UnknownBlock
  return <Block {...props} />
}

/** The exhibitions of home, which stand below its first groups. */
export function LaterExhibitions(props: ComponentProps<typeof Exhibitions>) {
  return <Exhibitions {...props} />
}

/** Products that reviews speak for, further below. */
export function LaterReviews() {
  return <ReviewPicks />
}

/** Products that sell well, page after page. */
export function LaterGoods() {
  return <WeekGoods />
}
