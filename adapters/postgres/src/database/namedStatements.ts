import type { Pool } from 'pg'

/** More distinct texts than the market has; one that comes later is planned again every time. */
const TEXTS_MAX = 500

/**
 * Statements that begin so are planned once a connection. Not those that ask for every column: what they answer
 * changes when a migration adds one, and PostgreSQL then refuses the plan that it stored.
 */
const NAMED = /^\s*(?:select|insert|update|delete|with)\s(?!.*\*)/is

/**
 * Gives every statement that is sent with its values a name, so that a connection parses and plans it once.
 * Planning the joins behind a product costs PostgreSQL more than running them. Source: decision 027.
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
  const toNamed = (sent: readonly unknown[]): readonly unknown[] => {
    const [text, values, ...others] = sent
    if (typeof text !== 'string' || others.length > 0) return sent
    const name = nameOf(text)
    return name === undefined ? sent : [{ name, text, values }]
  }
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query.bind(client), {
      apply: (query, _self, sent: readonly unknown[]): unknown =>
        Reflect.apply(query, client, toNamed(sent)),
    })
  })
}
