import { ORDER_AMOUNT_MAX_WON } from '@jangteo/core/money/limits.rules'
import { FIRST_PAGE_NUMBER, PAGE_SIZE_DEFAULT } from '@jangteo/core/navigation/paging.rules'
import { z } from 'zod'

/** An amount in won: a whole number, never negative, and no more than one order may come to. */
export const won = z.int().min(0).max(ORDER_AMOUNT_MAX_WON)

/** Total of lines that are not ordered yet, in won: may exceed the limit of one order. Source: decision 004. */
export const wonTotal = z.int().min(0)

/** The currency beside every priced answer. Source: spec §3, Money. */
export const currencyCode = z.literal('KRW')

/** The specification's yes-or-no fields (`…Yn`). */
export const ynFlag = z.enum(['Y', 'N'])

/** A plain numeric id, as `goodsId` and `cartId` are. */
export const plainId = z.int().min(1)

/** A plain numeric id in a path or a query. */
export const plainIdText = z.coerce.number().pipe(plainId)

/** An opaque id (`…IdEncrypt`): 22 characters that only the server can read, bound to their kind. */
export const opaqueId = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** A moment: ISO 8601 in UTC. */
export const moment = z.iso.datetime()

function splitText(value: unknown): unknown[] {
  if (typeof value !== 'string') return [value]
  const text = value.trim()
  const inner = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1).trim() : text
  return inner === '' ? [] : inner.split(',').map((part) => part.trim())
}

function splitList(value: unknown): unknown {
  if (value === undefined) return value
  return Array.isArray(value) ? value.flatMap(splitText) : splitText(value)
}

/**
 * A list in a query: `[1,2]`, repeated keys and `1,2` all mean the same, also when they are mixed or spaced.
 * Source: spec §2, domain-rules A22.
 */
export function queryList<Item extends z.ZodType>(item: Item) {
  return z.preprocess(splitList, z.array(item).max(100))
}

/** The page asked for, from 0. Source: spec §4, infinite lists start at page 0. */
export const pageQuery = {
  page: z.coerce.number().pipe(z.int().min(0).max(9_999)).default(FIRST_PAGE_NUMBER),
  size: z.coerce.number().pipe(z.int().min(1).max(100)).default(PAGE_SIZE_DEFAULT),
}

/** A page of a list. Source: spec §3, Paged results. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    content: z.array(item),
    number: z.int(),
    last: z.boolean(),
    totalElements: z.int(),
    totalPages: z.int(),
  })
}

/** The answer of a write that has nothing to report. */
export const done = z.object({ done: z.literal(true) })

/** The name of what is chosen, to be shown beside its id. */
export const namedTarget = z.object({ targetId: plainId, name: z.string() })
