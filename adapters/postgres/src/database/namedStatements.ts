import type { Pool } from 'pg'
import {
  DescribedQuery,
  type Description,
  Descriptions,
  type NamedStatement,
} from './describedQuery.ts'

/** More distinct texts than the market has; one that comes later is planned again every time. */
const TEXTS_MAX = 500

/**
 * Statements that begin so are planned once a connection. Not those that ask for every column, whose star stands behind
 * `SELECT`, a comma or a table's point: what they answer changes when a migration adds one, and PostgreSQL then refuses the
 * plan that it stored. The stars of `count(*)` and of products ask for none.
 */
const NAMED =
  /^(?!.*(?:select|distinct|all|returning|,|\.)\s*\*)\s*(?:select|insert|update|delete|with)\s/is

type Sent = readonly unknown[]
type Send = (...sent: Sent) => unknown

/** Answers as the driver does when it is given no callback: by a promise, whose error names who sent the statement. */
async function answered(send: Send, query: DescribedQuery): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  send(query, (error: unknown, result: unknown) => {
    if (error === null || error === undefined) resolve(result)
    else reject(error)
  })
  try {
    return await promise
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/**
 * Gives every statement that is sent with its values a name, so that a connection parses, plans and describes it once.
 * Planning the joins behind a product costs PostgreSQL more than running them. Source: decision 027, decision 160.
 */
export function nameStatements(pool: Pool): void {
  const names = new Map<string, string | undefined>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.has(text) || names.size >= TEXTS_MAX) return known
    const name = NAMED.test(text) ? `s${names.size + 1}` : undefined
    names.set(text, name)
    return name
  }
  const toNamed = (sent: Sent): NamedStatement | null => {
    const [text, values, ...others] = sent
    if (typeof text !== 'string' || others.length > 0) return null
    const name = nameOf(text)
    return name === undefined ? null : { name, text, values }
  }
  const shared = new Map<string, Description>()
  pool.on('connect', (client) => {
    const descriptions = new Descriptions(shared)
    client.query = new Proxy(client.query.bind(client), {
      apply: (query, _self, sent: Sent): unknown => {
        const statement = toNamed(sent)
        const send: Send = (...parts) => Reflect.apply(query, client, parts)
        return statement === null
          ? send(...sent)
          : answered(send, new DescribedQuery(statement, descriptions))
      },
    })
  })
}
