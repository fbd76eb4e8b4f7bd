import type { Answers } from '@jangteo/http/call/calls'

/** A group of a composed page. */
export type MainGroupData = Answers['display']['mainList']['mainGroupList'][number]

/** Content of a group. */
export type BlockContentData = NonNullable<MainGroupData['content']>

export type BannerItemData = Extract<
  BlockContentData,
  { readonly itemList: unknown }
>['itemList'][number]

export type VideoItemData = Extract<
  BlockContentData,
  { readonly videoList: unknown }
>['videoList'][number]

export type StoreGoodsData = Extract<
  BlockContentData,
  { readonly storeList: unknown }
>['storeList'][number]

export type ChipData = Extract<BlockContentData, { readonly chipList: unknown }>['chipList'][number]

export type BlockProps = {
  readonly group: MainGroupData
  readonly content: BlockContentData
  /** When the server answered. */
  readonly nowMs: number
  /** First thing on the page: its picture is fetched at once. */
  readonly isFirst: boolean
}

/** Head of a block besides its entries: the heading, the way on, and the mark of an advertisement. */
export function headOf({ title, subtitle, linkUrl, adYn }: MainGroupData) {
  return {
    title,
    isAd: adYn === 'Y',
    ...(subtitle === null ? {} : { subtitle }),
    ...(linkUrl === null ? {} : { moreTo: linkUrl }),
  }
}
