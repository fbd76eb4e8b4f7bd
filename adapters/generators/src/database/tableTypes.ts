import { describeMigrated } from '@jangteo/embedded-postgres/generateTypes'
import type { GeneratedFile } from '../file/generatedFile.ts'

/** Generates the types of the tables of the migrated schema. */
export async function generateTableTypes(): Promise<GeneratedFile[]> {
  return [
    { path: 'adapters/postgres/src/database/schema.gen.ts', content: await describeMigrated() },
  ]
}
