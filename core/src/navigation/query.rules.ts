/** A value of a query; `null` and `undefined` leave the key out. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined

/** The query of a page link or of a call. */
export type Query = Readonly<Record<string, QueryValue>>

/** A query as it was read: a bracketed list or a repeated key is a list. */
export type ReadQuery = Readonly<Record<string, string | readonly string[]>>

function encode(value: string | number | boolean): string {
  return encodeURIComponent(String(value).toWellFormed())
}

function valueText(value: Exclude<QueryValue, null | undefined>): string {
  if (typeof value !== 'object') return encode(value)
  return `[${value.map(encode).join(',')}]`
}

/**
 * Builds the query of a link: `null` values are skipped, arrays become bracketed lists, booleans become text; empty
 * when nothing is left. Items of a list are not empty texts. Source: spec §2.
 * @example buildQuery({ cartIdList: [1, 2], noSuggest: true, tab: null }) // '?cartIdList=[1,2]&noSuggest=true'
 */
export function buildQuery(query: Query): string {
  const parts = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [`${encode(key)}=${valueText(value)}`],
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

function readValue(text: string): string | string[] {
  if (!text.startsWith('[') || !text.endsWith(']')) return decode(text)
  const inner = text.slice(1, -1)
  return inner === '' ? [] : inner.split(',').map(decode)
}

function readPart(part: string): [key: string, value: string | string[]] {
  const at = part.indexOf('=')
  return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), readValue(part.slice(at + 1))]
}

/** Reads a query that `buildQuery` made, with or without its question mark; text that is malformed stays as it is. Source: spec §2. */
export function readQuery(search: string): ReadQuery {
  const text = search.startsWith('?') ? search.slice(1) : search
  const parts = text.split('&').filter((part) => part !== '')
  const values = new Map<string, string | string[]>()
  for (const [key, value] of parts.map(readPart)) {
    const before = values.get(key)
    values.set(key, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(values)
}

/**
 * Reads a query value as a list: `[1,2]`, `1,2` and repeated keys mean the same; a missing one is empty. Source: spec
 * §2, domain-rules A22.
 */
export function toList(value: string | readonly string[] | undefined): string[] {
  if (value === undefined || value === '') return []
  return [value].flat().flatMap((text) => text.split(','))
}

const ID = /^[1-9]\d{0,9}$/

/** Reads a query value as the id of something; `null` for anything else, a missing one too. */
export function readId(value: ReadQuery[string] | null | undefined): number | null {
  return typeof value === 'string' && ID.test(value) ? Number(value) : null
}
