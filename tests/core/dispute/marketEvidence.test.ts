import { expect, test } from 'vitest'
import {
  decideMarketEvidence,
  type EvidencedClaim,
  MARKET_EVIDENCE_LIMITS,
  marketEvidenceLeft,
} from '@jangteo/core/dispute/marketEvidence.rules'
import { DISPUTE_STATES, OPEN_DISPUTE_STATES } from '@jangteo/core/dispute/dispute.codes'

const DISPUTED: EvidencedClaim = {
  status: 'RR',
  askedBy: 'buyer',
  disputeState: 'DECIDING',
  count: 0,
}
const outcome = (claim: EvidencedClaim, added = 1) => {
  const decision = decideMarketEvidence(claim, added)
  return decision.ok ? 'OK' : decision.reason
}

test('자료는 진행 중인 분쟁과 장터가 접수한 진행 중인 하자 반품에만 첨부한다', () => {
  const ofDispute = DISPUTE_STATES.filter(
    (disputeState) => outcome({ ...DISPUTED, disputeState }) === 'OK',
  )
  expect(ofDispute).toEqual(OPEN_DISPUTE_STATES)
  const defect = { ...DISPUTED, disputeState: null, askedBy: 'system' } as const
  const outcomes = (['RA', 'RI', 'RC', 'RR', null] as const).map((status) =>
    outcome({ ...defect, status }),
  )
  expect([...outcomes, outcome({ ...defect, askedBy: 'buyer', status: 'RA' })]).toEqual([
    'OK',
    'OK',
    'CLAIM_EVIDENCE_CLOSED',
    'CLAIM_EVIDENCE_CLOSED',
    'CLAIM_EVIDENCE_CLOSED',
    'CLAIM_EVIDENCE_CLOSED',
  ])
})

test('모두 다섯 개까지 첨부하고, 남은 개수를 알려 준다', () => {
  const { countMax } = MARKET_EVIDENCE_LIMITS
  const left = [0, 3, countMax].map((count) => marketEvidenceLeft({ ...DISPUTED, count }))
  expect(left).toEqual([countMax, countMax - 3, 0])
  expect([outcome({ ...DISPUTED, count: 3 }, 2), outcome({ ...DISPUTED, count: 3 }, 3)]).toEqual([
    'OK',
    'CLAIM_EVIDENCE_EXCEEDED',
  ])
})
