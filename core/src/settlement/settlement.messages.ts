import type { Messages } from '../decision/decision.rules.ts'
import type { StatementRefusal } from './statement.table.gen.ts'

/** Texts of refusals around settlements. Source: market-rules §9.5. */
export const SETTLEMENT_MESSAGES = {
  STATEMENT_NOT_FOUND: () => '정산서를 찾을 수 없어요.',
  STATEMENT_STATE_CHANGED: () => '정산서 상태가 바뀌어 처리할 수 없어요. 새로고침해 주세요.',
  STATEMENT_NOT_DUE: () => '아직 정산일이 되지 않았어요.',
  STATEMENT_ACCOUNT_MISSING: () => '확인된 정산 계좌가 없어 지급할 수 없어요.',
  STATEMENT_ACCOUNT_RESTS: () => '바뀐 정산 계좌에는 다음 영업일부터 지급할 수 있어요.',
  STATEMENT_DISPUTED: () => '분쟁 중인 상품이 있어 지급할 수 없어요.',
  STATEMENT_STORE_SUSPENDED: () => '운영이 정지된 스토어에는 지급할 수 없어요.',
  BANK_ACCOUNT_MISMATCH: () => '예금주가 계좌의 예금주와 달라요. 다시 확인해 주세요.',
  BANK_UNAVAILABLE: () => '은행이 지금 응답하지 않아요. 잠시 후 다시 시도해 주세요.',
  PAYOUT_NOT_FOUND: () => '지급 내역을 찾을 수 없어요.',
  PAYOUT_TRANSFER_ENDED: () => '이미 다른 결과가 기록된 이체예요.',
} satisfies Messages & Record<Exclude<StatementRefusal, 'APPROVAL_SELF'>, () => string>
