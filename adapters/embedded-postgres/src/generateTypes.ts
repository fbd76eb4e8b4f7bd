import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PostgresDialect, generate } from 'kysely-codegen'
import { startScratch } from './startScratch.ts'
import { codedColumnTypes } from '@jangteo/postgres/database/codedColumns'
import { connectClient, openDatabase } from '@jangteo/postgres/database/connect'
import { migrate } from '@jangteo/postgres/database/migrate'

const TYPES_PATH = join(import.meta.dirname, '../../postgres/src/database/schema.gen.ts')

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

async function describeMigrated(): Promise<string> {
  const server = await startScratch()
  try {
    await migrateScratch(server.ownerUrl)
    return await describe(server.ownerUrl)
  } finally {
    await server.stop()
  }
}

const types = await describeMigrated()
if (!process.argv.includes('--check')) writeFileSync(TYPES_PATH, types)
else if (readFileSync(TYPES_PATH, 'utf8') !== types) {
  process.stderr.write('schema.gen.ts is not what the migrations give: run npm run db:types.\n')
  process.exitCode = 1
}
