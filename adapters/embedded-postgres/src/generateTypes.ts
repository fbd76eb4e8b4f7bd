import { PostgresDialect, generate } from 'kysely-codegen'
import { startScratch } from './startScratch.ts'
import { codedColumnTypes } from '@jangteo/postgres/database/codedColumns'
import { connectClient, openDatabase } from '@jangteo/postgres/database/connect'
import { migrate } from '@jangteo/postgres/database/migrate'

async function migrateScratch(url: string): Promise<void> {
  const client = await connectClient(url)
  await migrate(client)
  await client.end()
}

/** The types of the tables, with values as `createValueTypes` reads them. */
async function describe(url: string): Promise<string> {
  const database = openDatabase({
    url,
    name: 'types',
    connectionCountMax: 1,
    statementTimeoutMs: null,
    onIdleError: () => undefined,
  })
  const types = await generate({
    db: database.db,
    dialect: new PostgresDialect({ numericParser: 'string' }),
    excludePattern: 'public.schema_migrations',
    outFile: null,
    typeMapping: { int8: 'number', date: 'string' },
    overrides: { columns: codedColumnTypes },
  })
  await database.close()
  return types
}

/** The types of the tables as all migrations leave them, read from a server that is started and stopped for it. */
export async function describeMigrated(): Promise<string> {
  const server = await startScratch()
  try {
    await migrateScratch(server.ownerUrl)
    return await describe(server.ownerUrl)
  } finally {
    await server.stop()
  }
}
