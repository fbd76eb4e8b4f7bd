import type { GOODS_NOTICE_LABELS, GoodsNoticeKind } from '@jangteo/core/goods/noticeKind.codes'

type Values<Labels extends readonly string[]> = { readonly [Index in keyof Labels]: string }

/** The type of a product notice (상품정보제공고시) followed by one value for each of its labels. */
export type Notice = {
  [Type in GoodsNoticeKind]: readonly [Type, ...Values<(typeof GOODS_NOTICE_LABELS)[Type]>]
}[GoodsNoticeKind]
