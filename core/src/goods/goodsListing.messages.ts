import type { Messages } from '../decision/decision.rules.ts'
import type { GoodsListingRefusal } from './goodsListing.table.gen.ts'
import type { GoodsEditRefusal } from './goodsEdit.rules.ts'

/** Texts of listing a product, for its seller and for operators. Source: market-rules §9.3. */
export const GOODS_LISTING_MESSAGES = {
  GOODS_INCOMPLETE: () => '아직 입력하지 않은 내용이 있어요. 확인한 뒤 다시 요청해 주세요.',
  GOODS_IN_REVIEW: () => '심사 중이에요. 심사 요청을 취소하면 수정할 수 있어요.',
  GOODS_NOTHING_TO_REVIEW: () => '심사를 기다리는 변경이 없어요.',
  GOODS_HAS_OPEN_ORDER: () => '진행 중인 주문이 있어 삭제할 수 없어요.',
  GOODS_STEP_REFUSED: () => '지금 상태에서는 할 수 없어요. 새로고침한 뒤 다시 확인해 주세요.',
  GOODS_DELETED: () => '삭제한 상품이에요.',
  GOODS_CHANGED: () => '그사이 다른 곳에서 수정했어요. 새로고침한 뒤 다시 확인해 주세요.',
  GOODS_OPTION_REMOVED: () => '판매한 옵션은 삭제할 수 없어요. 판매중지로 바꿔 주세요.',
  GOODS_OPTION_RENAMED: () => '판매한 옵션의 이름은 바꿀 수 없어요. 새 옵션을 추가해 주세요.',
} satisfies Messages & Record<GoodsListingRefusal | GoodsEditRefusal, () => string>
