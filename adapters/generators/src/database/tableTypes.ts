import { describeMigrated } from '@jangteo/embedded-postgres/generateTypes'
import type { GeneratedFile } from '../file/generatedFile.ts'

/** Generates types and columns of the tables of the migrated schema. */
export async function generateTableTypes(): Promise<GeneratedFile[]> {
  const { types, columns } = await describeMigrated()
  return [
    { path: 'adapters/postgres/src/database/schema.gen.ts', content: types },
    { path: 'adapters/postgres/src/database/columns.gen.ts', content: columns },
  ]
}
