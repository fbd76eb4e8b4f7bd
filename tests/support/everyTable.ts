import type { TestMarket } from './market.ts'

/** The rows of every table of a market, jobs included, as one text: where nothing of it is, it is nowhere. */
export async function everyRow({ database }: Pick<TestMarket, 'database'>): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
     ORDER BY 1`,
  )
  const texts = []
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ text: string }>(
      `SELECT row_to_json(one)::text AS text FROM ${name} AS one`,
    )
    texts.push(...rows.map(({ text }) => `${name} ${text}`))
  }
  return texts.join('\n')
}
