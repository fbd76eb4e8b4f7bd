import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type {
  ClaimRequestRefusal,
  ClaimSubmission,
  RequestOutcome,
  StepOutcome,
} from '@jangteo/core/claim/claimRequest.chart'
import type {
  ClaimDraft,
  PickupPlan,
  ReshipPlan,
  SeenQuote,
} from '@jangteo/core/claim/request/claimRequest.rules'
import {
  claimAreas,
  isClaimConflict,
  returnsGoods,
} from '@jangteo/core/claim/request/claimRequest.rules'
import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import { ORDER_REFUSAL_MESSAGES } from '@jangteo/core/order/orderRefusal.messages'
import type { Answers, Calls, Inputs } from '@jangteo/http/call/calls'
import { isRefusal, Refusal } from '@jangteo/http/refusal/refusal'
import { toRefused } from '../../../lib/toRefused.ts'
import type { ClaimTarget } from '../../order/claimTarget.ts'

type PreviewInput = Inputs['claim']['previewCancel']
type CancelInput = Inputs['claim']['requestCancel']

/** Dependencies of the actors of a request, and its order. */
export type RequestDeps = {
  readonly calls: Calls
  readonly target: ClaimTarget
  /** The same submission's key is the same. */
  readonly keyOf: (submission: ClaimSubmission) => string
}

type Input = Pick<RequestDeps, 'calls' | 'target'>

function claimedItems({ target }: Pick<Input, 'target'>, { items }: ClaimDraft) {
  return {
    ordersIdEncrypt: target.ordersId,
    orderShippingPriceIdEncrypt: target.groupId,
    orderItemIdEncryptList: items.map(({ orderItemId }) => orderItemId),
  }
}

function exchangeList({ items }: ClaimDraft) {
  return items.flatMap(({ orderItemId: orderItemIdEncrypt, optionId }) =>
    optionId === null ? [] : [{ orderItemIdEncrypt, optionId }],
  )
}

function refused(code: ClaimRequestRefusal['code'], text: string, claimId: string | null = null) {
  return { kind: 'refused', refusal: { code, text, claimId } } as const
}

const OTHER_CODES: readonly string[] = ['ORDER_AREA_NOT_DELIVERABLE', 'FILE_NOT_FOUND']

function isRequestCode(code: unknown): code is NonNullable<ClaimRequestRefusal['code']> {
  return typeof code === 'string' && (code in CLAIM_MESSAGES || OTHER_CODES.includes(code))
}

/**
 * A definite no by its code, which is `null` where it says nothing of the claim; anything else is an error that the
 * chart answers.
 */
function toRefusal(error: unknown) {
  const { text } = toRefused(error)
  const code = error instanceof Refusal && isRequestCode(error.code) ? error.code : null
  return refused(code, text)
}

type Check = (deps: Input, draft: ClaimDraft) => Promise<Answers['claim']['check']>

/** The call that checks a claim of each type. */
const CHECKS: Readonly<Record<RequestableClaimType, Check>> = {
  CANCEL: (deps, draft) => deps.calls.claim.checkCancel.call(claimedItems(deps, draft)),
  EXCHANGE: (deps, draft) =>
    deps.calls.claim.checkExchange.call({
      ...claimedItems(deps, draft),
      exchangeList: exchangeList(draft),
    }),
  RETURN: (deps, draft) => {
    const { orderItemIdEncryptList } = claimedItems(deps, draft)
    return deps.calls.claim.check.call({ orderItemIdEncryptList, claimTypeEnum: 'RETURN' })
  },
}

/** Checks whether the chosen items may be claimed now. */
export async function checkItems(deps: Input, draft: ClaimDraft): Promise<StepOutcome<null>> {
  try {
    const answer = await CHECKS[draft.type](deps, draft)
    if (answer.possible) return { kind: 'done', value: null }
    return refused(answer.claimCheckEnum, answer.message, answer.orderClaimIdEncrypt)
  } catch (error) {
    return toRefusal(error)
  }
}

const AREA_TEXTS = { ...CLAIM_MESSAGES, ...ORDER_REFUSAL_MESSAGES }

async function checkAreas({ calls, target }: Input, draft: ClaimDraft) {
  const { ordersIdEncrypt, orderShippingPriceIdEncrypt } = claimedItems({ target }, draft)
  const order = { ordersIdEncrypt, orderShippingPriceIdEncrypt }
  const answers = await Promise.all(
    claimAreas(draft).map(async ({ zonecode, refusal }) => {
      const { possible } = await calls.claim.checkShippingArea.call({ ...order, zonecode })
      return possible ? [] : [refusal]
    }),
  )
  return answers.flat()[0] ?? null
}

type Preview = (calls: Calls, input: PreviewInput) => Promise<SeenQuote>

/** The call that quotes a claim of each type. */
const PREVIEWS: Readonly<Record<RequestableClaimType, Preview>> = {
  CANCEL: (calls, input) => calls.claim.previewCancel.call(input),
  EXCHANGE: (calls, input) => calls.claim.previewExchange.call(input),
  RETURN: (calls, input) => calls.claim.previewReturn.call(input),
}

/** Total of the claim, once it is known that its goods are fetched and delivered where they are. */
export async function quoteRefund(deps: Input, draft: ClaimDraft): Promise<StepOutcome<SeenQuote>> {
  const { places, stated } = draft
  try {
    const areaRefusal = await checkAreas(deps, draft)
    if (areaRefusal !== null) return refused(areaRefusal, AREA_TEXTS[areaRefusal]())
    const value = await PREVIEWS[draft.type](deps.calls, {
      ...claimedItems(deps, draft),
      claimReasonEnum: stated?.reason ?? null,
      pickupZonecode: places?.pickup.destination.zonecode ?? null,
      reshipZonecode: places?.reship?.destination.zonecode ?? null,
    })
    return { kind: 'done', value }
  } catch (error) {
    return toRefusal(error)
  }
}

function pickupInput(plan: PickupPlan) {
  const { method, destination, request, courier, invoiceNumber, pickupOn } = plan
  return {
    methodEnum: method,
    receiver: { ...destination },
    pickupRequestEnum: request.preset,
    pickupRequestText: request.typed,
    courierEnum: courier,
    invoiceNumber,
    pickupOn,
  }
}

function reshipInput({ destination, request }: ReshipPlan) {
  return {
    receiver: { ...destination },
    deliveryRequestEnum: request.preset,
    deliveryRequestText: request.typed,
  }
}

function requestInput(deps: Input, { draft, seen }: ClaimSubmission): CancelInput {
  return {
    ...claimedItems(deps, draft),
    claimReasonEnum: draft.stated?.reason ?? null,
    reasonDetail: draft.stated?.detail ?? '',
    filesIdEncryptList: [...draft.fileIds],
    ...seen,
  }
}

function send(deps: RequestDeps, submission: ClaimSubmission) {
  const { calls, keyOf } = deps
  const { draft } = submission
  const input = requestInput(deps, submission)
  const options = { context: { idempotencyKey: keyOf(submission) } }
  if (!returnsGoods(draft.type)) return calls.claim.requestCancel.call(input, options)
  if (draft.places === null) throw new Error(`pickup address missing in a ${draft.type}`)
  const { pickup, reship } = draft.places
  const moved = { ...input, pickup: pickupInput(pickup) }
  if (reship === null) return calls.claim.requestReturn.call(moved, options)
  const exchange = { ...moved, exchangeList: exchangeList(draft), reship: reshipInput(reship) }
  return calls.claim.requestExchange.call(exchange, options)
}

/** Sends the claim under its key. A claim in its way is looked up, so that the buyer is led to it. */
export async function requestClaim(
  deps: RequestDeps,
  submission: ClaimSubmission,
): Promise<RequestOutcome> {
  try {
    const { orderClaimIdEncrypt } = await send(deps, submission)
    return { kind: 'done', value: orderClaimIdEncrypt }
  } catch (error) {
    if (isRefusal(error, 'CLAIM_AMOUNT_CHANGED')) return { kind: 'changed', quote: error.data }
    const outcome = toRefusal(error)
    if (!isClaimConflict(outcome.refusal.code)) return outcome
    const checked = await checkItems(deps, submission.draft)
    return checked.kind === 'refused' ? checked : outcome
  }
}
