import { formatSpokenTime } from '../calendar/dateText.rules.ts'
import type { Messages } from '../decision/decision.rules.ts'
import type { SaleEntryRefusal } from './saleEntry.table.gen.ts'
import type { SaleBuyRefusalCode } from './saleEntry.codes.ts'
import {
  SALE_ENTRY_MINUTES_MIN,
  SPECIAL_SALE_GOODS_COUNT_MAX,
  SPECIAL_SALE_PERSON_MAX,
} from './specialSale.codes.ts'
import type { SpecialSaleViolation } from './specialSale.codes.ts'
import type { SalePeriod } from './specialSale.rules.ts'
import type { SpecialSaleRefusal } from './specialSale.table.gen.ts'

/** Texts of special sales and their entries. Source: market-rules §8.3. */
export const SPECIAL_SALE_MESSAGES = {
  SPECIAL_SALE_NOT_FOUND: () => '특별판매를 찾을 수 없어요.',
  SALE_NOT_DUE: () => '아직 다음 단계로 갈 때가 아니에요.',
  SALE_STATE_CHANGED: () => '그사이 특별판매의 상태가 바뀌었어요. 새로고침해 주세요.',
  SALE_ALREADY_DRAWN: () => '추첨한 특별판매는 취소할 수 없어요.',
  SALE_FIXED: () => '응모가 시작된 특별판매는 바꿀 수 없어요.',
  SALE_INVALID: () => '입력한 내용을 다시 확인해 주세요.',
  SALE_ENTRY_NOT_OPEN: () => '아직 응모할 수 없어요.',
  SALE_ENTRY_CLOSED: () => '응모가 끝났어요.',
  SALE_ENTRY_STATE_CHANGED: () => '그사이 응모의 상태가 바뀌었어요. 새로고침해 주세요.',
  SALE_ENTRY_NOT_FOUND: () => '응모 내역을 찾을 수 없어요.',
  SALE_ORDER_OPEN: () => '결제를 기다리는 주문이 있어요.',
  SALE_NOT_DRAWN: () => '추첨 뒤에 볼 수 있어요.',
  SALE_NOT_WON: () => '당첨된 분만 구매할 수 있어요.',
  SALE_BUY_NOT_OPEN: () => '아직 구매 기간이 아니에요.',
  SALE_BUY_OVER: () => '구매 기간이 지났어요.',
  SALE_BOUGHT: () => '이미 구매했어요.',
} satisfies Messages &
  Record<SaleBuyRefusalCode | SaleEntryRefusal | SpecialSaleRefusal, () => string>

/** The text of each part that keeps a special sale from being saved. */
export const SPECIAL_SALE_VIOLATION_TEXTS: Readonly<Record<SpecialSaleViolation, string>> = {
  NAME: '제목을 입력해 주세요. 너무 길면 줄여 주세요.',
  BODY: '안내를 입력해 주세요. 너무 길면 줄여 주세요.',
  SCHEDULE: `응모 시작은 지금보다 뒤, 응모는 ${SALE_ENTRY_MINUTES_MIN}분 이상, 추첨은 응모 마감 1분 뒤부터, 구매는 추첨 뒤여야 해요.`,
  OVERLAP: '다른 특별판매와 기간이 겹쳐요. 마지막 구매 기간까지 겹치지 않게 해 주세요.',
  GOODS: `주문제작과 특가가 아닌, 옵션이 하나인 상품을 ${SPECIAL_SALE_GOODS_COUNT_MAX}개까지, 판매가보다 낮은 가격과 재고 안의 수량, 한 사람 ${SPECIAL_SALE_PERSON_MAX}개 이하로 선택해 주세요. 다른 특별판매나 특가에 있는 상품은 넣을 수 없어요.`,
}

/** The text of a special sale that would overlap another one, which lasts so long. */
export function saleOverlapText({ startsAtMs, endsAtMs }: SalePeriod): string {
  const [from, until] = [formatSpokenTime(startsAtMs), formatSpokenTime(endsAtMs)]
  return `${from}부터 ${until}까지 다른 특별판매가 있어요. 마지막 구매 기간까지 겹치지 않게 해 주세요.`
}
