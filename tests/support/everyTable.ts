import { connectClient } from '@jangteo/postgres/database/connect'
import type { TestMarket } from './market.ts'

/** Schema that the serving role reads nothing of. */
export const CLOSED_SCHEMA = 'closed'

/**
 * The rows of every table of a market, jobs and the closed store included, as one text: where nothing of it is, it is
 * nowhere. `except` leaves a schema out.
 */
export async function everyRow(
  { database }: Pick<TestMarket, 'database'>,
  except: string | null = null,
): Promise<string> {
  const client = await connectClient(database.adminUrl)
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
       AND table_schema IS DISTINCT FROM $1
     ORDER BY 1`,
    [except],
  )
  const texts = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(
      `SELECT row_to_json(one)::text AS text FROM ${name} AS one`,
    )
    texts.push(...rows.map(({ text }) => `${name} ${text}`))
  }
  await client.end()
  return texts.join('\n')
}
