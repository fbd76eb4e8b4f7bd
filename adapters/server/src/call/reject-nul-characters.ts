import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { os } from '@orpc/server'
import { ISSUE_COUNT_MAX, toInputIssue } from './input-issues.ts'
import { wireError } from './wire-error.ts'

/** Most levels of an input, and most values in it; no call has a tenth of either. */
const LEVEL_COUNT_MAX = 32
const VALUE_COUNT_MAX = 5_000

/** A value of an input with its path. */
type Place = {
  readonly value: unknown
  readonly key: string
  readonly parent: Place | null
  readonly level: number
}

type Issue = { readonly path: string; readonly message: string }

function issueAt(place: Place, message: string): Issue {
  const path: string[] = []
  for (let at: Place = place; at.parent !== null; at = at.parent) path.unshift(at.key)
  return toInputIssue({ path, message })
}

function isCompound(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function placesIn(
  parent: Place,
  value: Readonly<Record<string, unknown>>,
  keys: string[],
): Place[] {
  return keys.map((key) => ({ value: value[key], key, parent, level: parent.level + 1 }))
}

/** Finds the issues of an input, in order and twenty at most: a null character, too many levels or values. */
function findIllegible(input: unknown): Issue[] {
  const issues: Issue[] = []
  const left: Place[] = [{ value: input, key: '', parent: null, level: 0 }]
  let count = 1
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    if (place.level > LEVEL_COUNT_MAX) return [issueAt(place, REFUSAL_MESSAGES.INPUT_TOO_DEEP())]
    const { value } = place
    if (typeof value === 'string' && value.includes('\0')) {
      issues.push(issueAt(place, REFUSAL_MESSAGES.TEXT_ILLEGIBLE()))
      if (issues.length === ISSUE_COUNT_MAX) return issues
    }
    if (!isCompound(value)) continue
    const keys = Object.keys(value)
    count += keys.length
    if (count > VALUE_COUNT_MAX) return [issueAt(place, REFUSAL_MESSAGES.INPUT_TOO_LONG())]
    left.push(...placesIn(place, value, keys.toReversed()))
  }
  return issues
}

/**
 * Refuses an input with a null character anywhere, which no column can store, and one with more levels or values than
 * any call has, before its schema looks at it. Refusal: BAD_INPUT naming the first places. Source: decision 041.
 */
export const rejectNulCharacters = os.middleware(({ next }, input) => {
  const issues = findIllegible(input)
  if (issues.length === 0) return next()
  throw wireError('BAD_INPUT', { data: { issues } })
})
