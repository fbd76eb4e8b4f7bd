import { contract } from '@jangteo/contract/contract'
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

/** Generates the browser's part of the contract: the route of each call, without schemas. */
export async function generateContractClient(): Promise<GeneratedFile[]> {
  const lines = [
    '// Generated from the contract: npm run generate',
    "import type { CallRoutes } from './call/contractLink.ts'",
    '',
    'export const CALL_ROUTES = {',
    ...Object.entries(contract).map(domainText),
    '} as const satisfies CallRoutes',
    '',
  ]
  return [{ path: 'adapters/http/src/contract.gen.ts', content: lines.join('\n') }]
}
