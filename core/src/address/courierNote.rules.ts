import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount, tidyText } from '../member/member.rules.ts'
import { BUILDING_ENTRIES, BUILDING_ENTRY_LABELS } from './buildingEntry.codes.ts'
import type { BuildingEntry } from './buildingEntry.codes.ts'
import { DELIVERY_REQUEST_LABELS, DELIVERY_REQUESTS } from './deliveryRequest.codes.ts'
import type { DeliveryRequest } from './deliveryRequest.codes.ts'
import type { RequestChoice } from './deliveryRequest.rules.ts'

/** The longest door code, in characters. Source: decision 172. */
export const DOOR_CODE_LENGTH_MAX = 20

/** Reason why a way into the building is refused. */
export type EntryRefusal = 'DOOR_CODE_REQUIRED' | 'DOOR_CODE_TOO_LONG'

/** Way into the building (`null`: nothing is said), and what was typed for DOOR_CODE. */
export type EntryChoice = { readonly entry: BuildingEntry | null; readonly doorCode: string }

const SEPARATOR = ' · '

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

/** Joins the request and the way into the building into the one note that the courier reads. */
export function courierNote(request: string, entry: string): string {
  return [request, entry].filter((part) => part !== '').join(SEPARATOR)
}

function readEntry(text: string): EntryChoice | null {
  const entry = BUILDING_ENTRIES.find((each) =>
    each === 'DOOR_CODE'
      ? text.startsWith(`${BUILDING_ENTRY_LABELS[each]} `)
      : text === BUILDING_ENTRY_LABELS[each],
  )
  if (entry === undefined) return null
  const doorCode = entry === 'DOOR_CODE' ? text.slice(BUILDING_ENTRY_LABELS[entry].length + 1) : ''
  return { entry, doorCode }
}

function readRequest(text: string): RequestChoice<DeliveryRequest> {
  if (text === '') return { preset: null, typed: '' }
  const preset = DELIVERY_REQUESTS.find((each) => DELIVERY_REQUEST_LABELS[each] === text)
  return preset === undefined ? { preset: 'DIRECT_INPUT', typed: text } : { preset, typed: '' }
}

/** Reads a note back into the choices that it was made of, so that a buyer can change them. */
export function readCourierNote(note: string): RequestChoice<DeliveryRequest> & EntryChoice {
  const nothing: EntryChoice = { entry: null, doorCode: '' }
  const whole = readEntry(note)
  if (whole !== null) return { ...readRequest(''), ...whole }
  const place = note.lastIndexOf(SEPARATOR)
  const entry = place === -1 ? null : readEntry(note.slice(place + SEPARATOR.length))
  return entry === null
    ? { ...readRequest(note), ...nothing }
    : { ...readRequest(note.slice(0, place)), ...entry }
}
