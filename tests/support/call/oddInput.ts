import * as fc from 'fast-check'
import { sampleOf } from './callSamples.ts'
import type { ContractCall } from './contractCalls.ts'
import { AN_OPAQUE_ID } from './sampleInput.ts'

/** Texts that no form sends, and texts that only look valid. */
const ODD_TEXTS = [
  '',
  ' 1 ',
  'Y',
  '%',
  '💥',
  '\ud800',
  '\u0000',
  '1e5',
  '0x1',
  '[1',
  '[]',
  '2024-02-29',
  '0000-01-01',
  '9999-12-31',
  'constructor',
  '__proto__',
  AN_OPAQUE_ID,
  '가'.repeat(300),
]
const ODD_NUMBERS = [0, -1, 1, 1.5, 2 ** 31, 2 ** 53, 1e308]
const ODD_LISTS = [[], [[]], [null], [1, 2], ['a'], Array.from({ length: 101 }, () => 1)]
const ODD_VALUES: readonly unknown[] = [null, true, {}, ODD_TEXTS, ODD_NUMBERS, ODD_LISTS].flat()
const ODD_IDS = ['1', '0', '9999999999', 'é', '%', AN_OPAQUE_ID]

/** A value of a body with its path. */
type Place = { readonly at: readonly string[]; readonly value: unknown }

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value)
}

function placesIn(value: unknown, at: readonly string[] = []): Place[] {
  const here = { at, value }
  if (typeof value !== 'object' || value === null) return [here]
  return [here, ...entriesOf(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

function replaced(value: unknown, [first, ...rest]: readonly string[], odd: unknown): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return odd
  const inner = entriesOf(value).map(([key, old]): [string, unknown] =>
    key === first ? [key, replaced(old, rest, odd)] : [key, old],
  )
  return Array.isArray(value) ? inner.map(([, item]) => item) : Object.fromEntries(inner)
}

/** Odd values of the same kind as what they replace get farther than others. */
function oddLike(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'number') return fc.constantFrom(...ODD_NUMBERS)
  return fc.constantFrom<unknown[]>(...(Array.isArray(value) ? ODD_LISTS : ODD_TEXTS))
}

/** The sample of a call with one or two of its values replaced by odd ones. */
function oddBody(sample: unknown): fc.Arbitrary<unknown> {
  const change = fc.constantFrom(...placesIn(sample)).chain(({ at, value }) =>
    fc.record({
      at: fc.constant(at),
      odd: fc.oneof(oddLike(value), fc.constantFrom(...ODD_VALUES)),
    }),
  )
  return fc
    .array(change, { minLength: 1, maxLength: 2 })
    .map((changes) => changes.reduce((body, { at, odd }) => replaced(body, at, odd), sample))
}

function textOf(odd: unknown): string {
  const text = typeof odd === 'string' ? odd : JSON.stringify(odd)
  return encodeURIComponent(text.toWellFormed())
}

function oddQuery(fields: readonly string[]): fc.Arbitrary<string> {
  const pair = fc
    .tuple(fc.constantFrom('x', ...fields), fc.constantFrom(...ODD_VALUES))
    .map(([field, odd]) => `${field}=${textOf(odd)}`)
  return fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'))
}

export type OddRequest = { readonly path: string; readonly body: unknown }

/** Odd requests of a call: odd ids in the path, an odd query or an odd body. */
export function oddRequest(call: ContractCall): fc.Arbitrary<OddRequest> {
  const inQuery = call.fields.filter((field) => !call.path.includes(`{${field}}`))
  return fc.record({
    path: fc
      .tuple(fc.constantFrom(...ODD_IDS), oddQuery(inQuery))
      .map(([id, query]) => `${call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id))}?${query}`),
    body: call.method === 'GET' ? fc.constant(undefined) : oddBody(sampleOf(call.name).body ?? {}),
  })
}
