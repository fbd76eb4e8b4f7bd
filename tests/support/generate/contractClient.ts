import { readFile, writeFile } from 'node:fs/promises'
import { contract } from '@jangteo/contract/contract'

const TARGET = new URL('../../../adapters/http/src/contract.gen.ts', import.meta.url)

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

/** The browser's part of the contract: where each call goes, without any schema. */
export function contractClientText(): string {
  return [
    '// Generated from the contract: node tests/support/generate/contractClient.ts',
    "import type { CallRoutes } from './call/contractLink.ts'",
    '',
    'export const CALL_ROUTES = {',
    ...Object.entries(contract).map(domainText),
    '} as const satisfies CallRoutes',
    '',
  ].join('\n')
}

if (import.meta.main) {
  const text = contractClientText()
  if (process.argv.includes('--check')) {
    const isFresh = (await readFile(TARGET, 'utf8')) === text
    if (!isFresh) {
      console.error(
        'adapters/http/src/contract.gen.ts is stale: node tests/support/generate/contractClient.ts',
      )
      process.exitCode = 1
    }
  } else {
    await writeFile(TARGET, text)
  }
}
