import { BUILDING_ENTRIES, BUILDING_ENTRY_LABELS } from './buildingEntry.codes.ts'
import { NOTE_SEPARATOR } from './courierNote.rules.ts'
import type { EntryChoice } from './courierNote.rules.ts'
import { DELIVERY_REQUEST_LABELS, DELIVERY_REQUESTS } from './deliveryRequest.codes.ts'
import type { DeliveryRequest } from './deliveryRequest.codes.ts'
import type { RequestChoice } from './deliveryRequest.rules.ts'

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
  const place = note.lastIndexOf(NOTE_SEPARATOR)
  const entry = place === -1 ? null : readEntry(note.slice(place + NOTE_SEPARATOR.length))
  return entry === null
    ? { ...readRequest(note), ...nothing }
    : { ...readRequest(note.slice(0, place)), ...entry }
}
