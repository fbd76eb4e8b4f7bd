import { contract } from '@jangteo/contract/contract'
import { staffContract } from '@jangteo/contract/staffContract'
import type { GeneratedFile } from '../file/generatedFile.ts'

type Procedure = { readonly '~orpc': { readonly route: { method?: string; path?: string } } }

function routeOf(procedure: Procedure): string {
  const { method, path } = procedure['~orpc'].route
  if (method === undefined || path === undefined) throw new Error('a call without method or path')
  return `${method} ${path}`
}

function domainText([domain, calls]: [string, Readonly<Record<string, Procedure>>]): string {
  const lines = Object.entries(calls).map(([name, call]) => `    ${name}: '${routeOf(call)}',`)
  return [`  ${domain}: {`, ...lines, '  },'].join('\n')
}

type Calls = Readonly<Record<string, Readonly<Record<string, Procedure>>>>

function fileOf(path: string, name: string, calls: Calls): GeneratedFile {
  const lines = [
    '// Generated from the contract: npm run generate',
    "import type { CallRoutes } from './call/contractLink.ts'",
    '',
    `export const ${name} = {`,
    ...Object.entries(calls).map(domainText),
    '} as const satisfies CallRoutes',
    '',
  ]
  return { path, content: lines.join('\n') }
}

/**
 * Generates the browser's part of the contract: the route of each call, without schemas; those of staff apart, since no
 * buyer loads them.
 */
export async function generateContractClient(): Promise<GeneratedFile[]> {
  return [
    fileOf('adapters/http/src/contract.gen.ts', 'CALL_ROUTES', contract),
    fileOf('adapters/http/src/staffContract.gen.ts', 'STAFF_ROUTES', staffContract),
  ]
}
