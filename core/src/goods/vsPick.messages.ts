import type { Messages } from '../decision/decision.rules.ts'
import type { ComparisonRefusal, VsPickRefusal } from './vsPick.rules.ts'

/** Texts of the compare picker. Source: spec §5, market-rules §5.5. */
export const VS_PICK_MESSAGES = {
  VS_PICK_DUPLICATE: () => '이미 선택한 옵션이에요.',
  VS_PICK_FULL: () => '최대 4개까지 비교할 수 있어요.',
  VS_PICK_MIXED: () => '같은 종류의 상품끼리 비교해 주세요.',
} satisfies Messages & Record<VsPickRefusal | ComparisonRefusal, () => string>
