import type { Messages } from '../decision/decision.rules.ts'
import type { StoreProfileCode } from './store.rules.ts'
import type { StoreRefusal } from './store.table.gen.ts'

/** Texts of what the seller and the operator do with a store. Source: market-rules §9.3, §9.4. */
export const STORE_STATE_MESSAGES = {
  STORE_NOT_READY: () => '아직 준비할 것이 있어 스토어를 열 수 없어요.',
  STORE_HAS_OPEN_ORDER: () =>
    '진행 중인 주문이나 클레임, 분쟁이나 지급하지 않은 정산이 있어 폐점할 수 없어요.',
  STORE_STATE_CHANGED: () => '스토어 상태가 바뀌어 처리할 수 없어요.',
  STORE_PROFILE_INVALID: () => '스토어 정보를 다시 확인해 주세요.',
  STORE_INTRODUCTION_INVALID: () => '스토어 소개를 1~200자로 입력해 주세요.',
  STORE_PHONE_INVALID: () => '고객센터 전화번호를 다시 확인해 주세요.',
  STORE_PHONE_HOURS_INVALID: () => '상담 시간을 1~60자로 입력해 주세요.',
  STORE_RETURN_ADDRESS_INVALID: () => '반품 주소를 5~100자로 입력해 주세요.',
} satisfies Messages & Record<StoreRefusal | StoreProfileCode, () => string>
