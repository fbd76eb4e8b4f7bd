import { CLAIM_STATUS_LABELS, CLAIM_TYPE_LABELS, CONVERTED_CLAIM_LABEL } from './claim.codes.ts'
import { CANCEL_CLAIM_STATES_WITH } from './cancelClaim.table.gen.ts'
import type { ClaimState, ClaimStatus, ClaimType, RequestableClaimType } from './claim.codes.ts'
import {
  isCompletedClaim,
  isOpenClaim,
  isRefusedClaim,
  isRequestable,
  isWithdrawableClaim,
} from './claim.rules.ts'
import { EXCHANGE_CLAIM_STATES_WITH } from './exchangeClaim.table.gen.ts'
import type { PickupMethod } from './request/claimPickup.codes.ts'
import { RETURN_CLAIM_STATES_WITH } from './returnClaim.table.gen.ts'

/** Screen data of a claim. */
export type ShownClaim = {
  readonly type: ClaimType
  /** `null` for the notice of a delay, and once it was withdrawn. */
  readonly status: ClaimStatus | null
  readonly isWithdrawn: boolean
  /** An exchange that became a return. */
  readonly isConverted: boolean
  readonly isAddPaymentWaiting: boolean
  /** `null` where nothing is fetched, and where it is not known. */
  readonly pickupMethod: PickupMethod | null
  /** Replacement: what replaces the goods has left. */
  readonly isReshipped: boolean
}

type NamedClaim = Pick<ShownClaim, 'type' | 'status' | 'isWithdrawn' | 'isConverted'>

/** One step of a claim's way. */
export type ClaimMark = {
  readonly label: string
  readonly state: 'passed' | 'current' | 'ahead'
}

export type ClaimView = {
  readonly label: string
  /** Progress of a claim: on its way, ended as requested, or ended otherwise. */
  readonly tone: 'open' | 'done' | 'ended'
  /** Next step: what comes next, or what became of it. */
  readonly nextText: string
  /** Empty for what has no way: a notice, and what was refused or withdrawn. */
  readonly marks: readonly ClaimMark[]
}

const NEXT_TEXTS: Record<ClaimStatus, string> = {
  CB: '입금하기 전에 주문이 취소됐어요.',
  CA: '판매자가 확인하고 있어요. 영업일 기준 2일 안에 답이 없으면 자동으로 취소돼요.',
  CC: '취소가 완료됐어요.',
  CR: '판매자가 취소를 거부했어요. 상품은 그대로 배송돼요.',
  EA: '택배 기사님이 수거하러 방문할 예정이에요.',
  EI: '판매자가 수거한 상품을 확인하고 있어요.',
  EY: '교환할 상품을 보낼 준비를 하고 있어요.',
  EC: '교환이 완료됐어요.',
  ER: '판매자가 교환을 거부했어요. 주문은 신청 전 상태로 돌아갔어요.',
  RA: '택배 기사님이 수거하러 방문할 예정이에요.',
  RI: '판매자가 수거한 상품을 확인하고 있어요. 확인이 끝나면 환불돼요.',
  RC: '반품이 완료됐어요.',
  RR: '판매자가 반품을 거부했어요. 주문은 신청 전 상태로 돌아갔어요.',
}

const TYPE_TEXTS: Partial<Record<ClaimType, string>> = {
  DELAY: '판매자가 배송이 늦어진다고 알렸어요.',
  REJECT: '판매자가 상품을 보낼 수 없어서 취소했어요.',
}

const WITHDRAWN_TEXT = '신청을 철회했어요. 주문은 신청 전 상태로 돌아갔어요.'
const CONVERTED_TEXT = '교환이 반품으로 바뀌었어요. 환불은 새로 접수된 반품에서 확인해 주세요.'
const ADD_PAYMENT_TEXT = '추가결제를 완료하면 수거를 시작해요.'
const ADD_PAYMENT_OF_CANCEL_TEXT = '추가결제를 완료하면 취소가 진행돼요.'
const SENT_BACK_TEXT = '보낸 상품이 판매자에게 도착하기를 기다리고 있어요.'
const RESHIPPED_TEXT = '교환한 상품을 보냈어요. 도착하면 교환이 완료돼요.'

/** The way of each claim: the states in which it runs, then the one in which it ends as requested. Source: spec §4. */
const WAYS = {
  CANCEL: [...CANCEL_CLAIM_STATES_WITH.open, ...CANCEL_CLAIM_STATES_WITH.completed],
  EXCHANGE: [...EXCHANGE_CLAIM_STATES_WITH.open, ...EXCHANGE_CLAIM_STATES_WITH.completed],
  RETURN: [...RETURN_CLAIM_STATES_WITH.open, ...RETURN_CLAIM_STATES_WITH.completed],
} as const satisfies Record<RequestableClaimType, readonly ClaimStatus[]>

const STEP_LABELS: Record<(typeof WAYS)[RequestableClaimType][number], string> = {
  CA: '취소요청',
  CC: '취소완료',
  EA: '교환요청',
  EI: '수거·검수',
  EY: '재배송',
  EC: '교환완료',
  RA: '반품요청',
  RI: '수거·검수',
  RC: '반품완료',
}

function marksOf({ type, status }: ShownClaim): ClaimMark[] {
  const way = isRequestable(type) ? WAYS[type] : []
  const reached = way.findIndex((step) => step === status)
  if (reached === -1) return []
  return way.map((step, index) => {
    const label = STEP_LABELS[step]
    if (index === reached) return { label, state: 'current' }
    return { label, state: index < reached ? 'passed' : 'ahead' }
  })
}

function nextText(claim: ShownClaim): string {
  const { type, status, isWithdrawn } = claim
  if (isWithdrawn) return `${CLAIM_TYPE_LABELS[type]} ${WITHDRAWN_TEXT}`
  if (claim.isConverted) return CONVERTED_TEXT
  const text = TYPE_TEXTS[type]
  if (text !== undefined || status === null) return text ?? ''
  if (claim.isAddPaymentWaiting) {
    return type === 'CANCEL' ? ADD_PAYMENT_OF_CANCEL_TEXT : ADD_PAYMENT_TEXT
  }
  if (isWithdrawableClaim(status) && claim.pickupMethod === 'SEND') return SENT_BACK_TEXT
  return status === 'EY' && claim.isReshipped ? RESHIPPED_TEXT : NEXT_TEXTS[status]
}

/** Name of a claim: its status, its kind where that says more, or how it ended. */
export function claimLabel(claim: NamedClaim): string {
  const { type, status, isWithdrawn, isConverted } = claim
  if (isWithdrawn) return `${CLAIM_TYPE_LABELS[type]}철회`
  if (isConverted) return CONVERTED_CLAIM_LABEL
  return status === null || type === 'REJECT'
    ? CLAIM_TYPE_LABELS[type]
    : CLAIM_STATUS_LABELS[status]
}

/** Text for the state that a step led to: a status, withdrawn, or converted to a return. */
export function claimStateLabel(state: ClaimState, isConverted: boolean): string {
  if (state === 'WITHDRAWN') return '철회'
  return state === 'ER' && isConverted ? CONVERTED_CLAIM_LABEL : CLAIM_STATUS_LABELS[state]
}

/**
 * True when products are or were on their way for a claim: not when it was withdrawn or refused before anything left.
 * `hasLeft`: they were collected, or their replacement was sent.
 */
export function showsGoodsWay(
  { status, isWithdrawn }: Pick<ShownClaim, 'status' | 'isWithdrawn'>,
  hasLeft: boolean,
): boolean {
  return hasLeft || !(isWithdrawn || isRefusedClaim(status))
}

function toneOf({ status }: ShownClaim): ClaimView['tone'] {
  if (isOpenClaim(status)) return 'open'
  return isCompletedClaim(status) ? 'done' : 'ended'
}

/**
 * Views a claim for lists and its page: its name, its progress and the next step. Source: spec §4, domain-rules §7.1.
 */
export function claimView(claim: ShownClaim): ClaimView {
  return {
    label: claimLabel(claim),
    tone: toneOf(claim),
    nextText: nextText(claim),
    marks: marksOf(claim),
  }
}
