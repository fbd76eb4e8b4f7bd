import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount, tidyText } from '../member/member.rules.ts'
import { DELIVERY_REQUEST_LABELS, PICKUP_REQUEST_LABELS } from './deliveryRequest.codes.ts'
import type { DeliveryRequest, PickupRequest } from './deliveryRequest.codes.ts'

/** The longest request that a buyer types, in characters. Source: domain-rules §7.3. */
export const REQUEST_LENGTH_MAX = 50

/** Reason why a typed request is refused. */
export type RequestRefusal = 'REQUEST_REQUIRED' | 'REQUEST_TOO_LONG'

/** A chosen preset (`null`: no request), and what was typed for DIRECT_INPUT. */
export type RequestChoice<Preset> = { readonly preset: Preset | null; readonly typed: string }

function decideTyped(typed: string): Decision<RequestRefusal, string> {
  const text = tidyText(typed)
  if (text === '') return refuse('REQUEST_REQUIRED')
  return characterCount(text) > REQUEST_LENGTH_MAX ? refuse('REQUEST_TOO_LONG') : allow(text)
}

/**
 * The text the courier who delivers reads, empty when nothing is asked. Refusals, for a typed request only:
 * REQUEST_REQUIRED, REQUEST_TOO_LONG. Source: spec §3, domain-rules §7.3.
 */
export function decideDeliveryRequest(
  choice: RequestChoice<DeliveryRequest>,
): Decision<RequestRefusal, string> {
  if (choice.preset === null) return allow('')
  if (choice.preset === 'DIRECT_INPUT') return decideTyped(choice.typed)
  return allow(DELIVERY_REQUEST_LABELS[choice.preset])
}

/** The text the courier who collects reads, by the same rules. Source: spec §3, domain-rules §7.3. */
export function decidePickupRequest(
  choice: RequestChoice<PickupRequest>,
): Decision<RequestRefusal, string> {
  if (choice.preset === null) return allow('')
  if (choice.preset === 'DIRECT_INPUT') return decideTyped(choice.typed)
  return allow(PICKUP_REQUEST_LABELS[choice.preset])
}
