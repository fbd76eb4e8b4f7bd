import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount, tidyText } from '../member/member.rules.ts'
import { BUILDING_ENTRY_LABELS } from './buildingEntry.codes.ts'
import type { BuildingEntry } from './buildingEntry.codes.ts'
import type { DeliveryRequest } from './deliveryRequest.codes.ts'
import { decideDeliveryRequest } from './deliveryRequest.rules.ts'
import type { RequestChoice, RequestRefusal } from './deliveryRequest.rules.ts'

/** The longest door code, in characters. Source: decision 172. */
export const DOOR_CODE_LENGTH_MAX = 20

/** Reason why a way into the building is refused. */
export type EntryRefusal = 'DOOR_CODE_REQUIRED' | 'DOOR_CODE_TOO_LONG'

/** Way into the building (`null`: nothing is said), and what was typed for DOOR_CODE. */
export type EntryChoice = { readonly entry: BuildingEntry | null; readonly doorCode: string }

export const NOTE_SEPARATOR = ' · '

/**
 * Decides the text that says how the courier enters the building, empty where nothing is said. Refusals, for a door code
 * only: DOOR_CODE_REQUIRED, DOOR_CODE_TOO_LONG. Source: decision 172.
 */
export function decideBuildingEntry({
  entry,
  doorCode,
}: EntryChoice): Decision<EntryRefusal, string> {
  if (entry === null) return allow('')
  if (entry !== 'DOOR_CODE') return allow(BUILDING_ENTRY_LABELS[entry])
  const code = tidyText(doorCode)
  if (code === '') return refuse('DOOR_CODE_REQUIRED')
  if (characterCount(code) > DOOR_CODE_LENGTH_MAX) return refuse('DOOR_CODE_TOO_LONG')
  return allow(`${BUILDING_ENTRY_LABELS.DOOR_CODE} ${code}`)
}

/**
 * Decides the one note that the courier reads: the request, then the way into the building. Refusals: those of either, the
 * request's first. Source: decision 172.
 */
export function decideCourierNote(
  request: RequestChoice<DeliveryRequest>,
  entry: EntryChoice,
): Decision<RequestRefusal | EntryRefusal, string> {
  const asked = decideDeliveryRequest(request)
  if (!asked.ok) return asked
  const way = decideBuildingEntry(entry)
  if (!way.ok) return way
  return allow([asked.value, way.value].filter((part) => part !== '').join(NOTE_SEPARATOR))
}
