import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'

/** A program that may only read sent a statement that writes, or began a transaction. */
export class WriteRefused extends Error {
  override readonly name = 'WriteRefused'
}

const READS = /^\s*(?:select|with)\b/i
const WRITES = /\b(?:insert\s+into|delete\s+from|update\s+\S+\s+set|merge\s+into)\b/i

/**
 * True for a statement that writes no row. One that was built as a SELECT without others inside is a read by its kind, any
 * other by its text.
 */
export function isRead({ query, sql }: CompiledQuery): boolean {
  if (SelectQueryNode.is(query) && query.with === undefined) return true
  return READS.test(sql) && !WRITES.test(sql)
}

/** A connection that refuses every statement but reads, before the database hears of it. Defect: WriteRefused. */
export class ReadingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
    if (isRead(statement)) return this.#connection.executeQuery(statement)
    return Promise.reject(new WriteRefused(`a program that only reads sent: ${statement.sql}`))
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('a connection for reads does not stream')
  }
}
