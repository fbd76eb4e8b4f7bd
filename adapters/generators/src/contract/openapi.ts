import { describeApi } from '@jangteo/server/http/open-api'
import type { GeneratedFile } from '../file/generatedFile.ts'

/** Generates the contract as OpenAPI 3.1, the same document as `/api/openapi.json`. */
export async function generateOpenApi(): Promise<GeneratedFile[]> {
  const content = `${JSON.stringify(await describeApi(), null, 2)}\n`
  return [{ path: 'docs/openapi.json', content }]
}
