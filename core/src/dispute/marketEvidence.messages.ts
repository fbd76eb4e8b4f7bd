import type { Messages } from '../decision/decision.rules.ts'
import { MARKET_EVIDENCE_LIMITS } from './marketEvidence.rules.ts'

/** Texts of the refusals that operators read about evidence of a claim. Source: decision 163. */
export const MARKET_EVIDENCE_MESSAGES = {
  CLAIM_EVIDENCE_CLOSED: () => '진행 중인 분쟁이나 하자 반품에만 자료를 첨부할 수 있어요.',
  CLAIM_EVIDENCE_EXCEEDED: () =>
    `자료는 모두 ${MARKET_EVIDENCE_LIMITS.countMax}개까지 첨부할 수 있어요.`,
} satisfies Messages
