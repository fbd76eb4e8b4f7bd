import { describeMigrated } from '@jangteo/embedded-postgres/generateTypes'
import type { GeneratedFile } from '../file/generatedFile.ts'

/** The types of the tables, as the migrations leave them. */
export async function generateTableTypes(): Promise<GeneratedFile[]> {
  return [
    { path: 'adapters/postgres/src/database/schema.gen.ts', content: await describeMigrated() },
  ]
}
