import type { Messages } from '../decision/decision.rules.ts'
import { BRAND_ALIAS_COUNT_MAX, BRAND_NAME_LENGTH_MAX } from './brand.rules.ts'

/** Texts about brands, as operators read them. */
export const BRAND_MESSAGES = {
  BRAND_NOT_FOUND: () => '브랜드를 찾을 수 없어요.',
  BRAND_NAME_INVALID: () => `브랜드 이름은 1~${BRAND_NAME_LENGTH_MAX}자로 입력해 주세요.`,
  BRAND_ALIASES_INVALID: () =>
    `다른 이름은 ${BRAND_NAME_LENGTH_MAX}자씩 ${BRAND_ALIAS_COUNT_MAX}개까지 입력할 수 있어요.`,
  BRAND_NAME_TAKEN: () => '같은 이름의 브랜드가 있어요.',
  BRAND_IN_USE: () =>
    '이 브랜드를 쓰는 상품이나 이 브랜드에 합친 브랜드가 있어 삭제할 수 없어요. 다른 브랜드에 합쳐 주세요.',
  BRAND_NOT_MERGEABLE: () => '합칠 수 없는 브랜드예요. 다른 브랜드를 선택해 주세요.',
} satisfies Messages
