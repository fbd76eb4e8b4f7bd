import { PostgresDialect, generate } from 'kysely-codegen'
import { startScratch } from './startScratch.ts'
import { codedColumnTypes } from '@jangteo/postgres/database/codedColumns'
import { connectClient, type Database, withDatabase } from '@jangteo/postgres/database/connect'
import { migrate } from '@jangteo/postgres/database/migrate'

async function migrateScratch(url: string): Promise<void> {
  const client = await connectClient(url)
  await migrate(client)
  await client.end()
}

/** The migrated schema as sources: types of the tables, with values as `createValueTypes` reads them, and their columns. */
export type SchemaSources = { readonly types: string; readonly columns: string }

async function describe(db: Database['db']): Promise<SchemaSources> {
  const types = await generate({
    db,
    dialect: new PostgresDialect({ numericParser: 'string' }),
    excludePattern: 'public.schema_migrations',
    outFile: null,
    typeMapping: { int8: 'number', date: 'string' },
    overrides: { columns: codedColumnTypes },
  })
  const tables = await db.introspection.getTables()
  return { types, columns: columnsText(tables) }
}

type Introspection = Database['db']['introspection']

function columnsText(tables: Awaited<ReturnType<Introspection['getTables']>>): string {
  const own = tables.filter(
    ({ schema, name }) => schema === 'public' && name !== 'schema_migrations',
  )
  const rows = own
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, columns }) => {
      const names = columns.map((column) => `    '${name}.${column.name}',`)
      return `  ${name}: [\n${names.toSorted().join('\n')}\n  ],`
    })
  return [
    '// Generated from the migrations: npm run generate',
    '',
    '/** Columns of each table. A statement that names them is planned once a connection, one with `*` each time. */',
    `export const COLUMNS = {\n${rows.join('\n')}\n} as const`,
    '',
  ].join('\n')
}

/** The tables as all migrations leave them, read from a server that is started and stopped for it. */
export async function describeMigrated(): Promise<SchemaSources> {
  const server = await startScratch()
  try {
    await migrateScratch(server.ownerUrl)
    return await withDatabase({ url: server.ownerUrl, name: 'types' }, describe)
  } finally {
    await server.stop()
  }
}
