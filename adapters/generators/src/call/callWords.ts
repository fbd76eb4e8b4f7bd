import { contract } from '@jangteo/contract/contract'
import { parseSync } from 'oxc-parser'
import { Refusal } from '../file/refusal.ts'

/** A call to create: its place in the contract, its route and its callers. */
export type CallWords = {
  readonly domain: string
  readonly call: string
  readonly method: string
  /** Below `/api`. */
  readonly path: string
  readonly who: string
}

type Routed = { readonly '~orpc': { readonly route: { method?: string; path?: string } } }

const DOMAINS: Readonly<Record<string, Readonly<Record<string, Routed>>>> = contract
/** As `call` of the contract takes them, with the constants of the table of expected callers. */
export const CALLERS = { anybody: 'EVERYBODY', buyer: 'BUYERS', member: 'MEMBERS' } as const

function isWord(word: string): boolean {
  return parseSync('word.ts', `const ${word} = 1\nexport { ${word} }`).errors.length === 0
}

function readName(name: string): Pick<CallWords, 'domain' | 'call'> {
  const [, domain, call] = /^([a-z]+)\.([a-z][A-Za-z0-9]*)$/.exec(name) ?? []
  if (domain === undefined || call === undefined || !isWord(call)) {
    throw new Refusal('NAME_MALFORMED', `'${name}' is no <domain>.<call> such as address.clear.`)
  }
  const calls = DOMAINS[domain]
  if (calls === undefined) {
    const known = Object.keys(DOMAINS).join(', ')
    throw new Refusal('DOMAIN_UNKNOWN', `The contract has no ${domain}. It has: ${known}.`)
  }
  if (call in calls) {
    throw new Refusal('CALL_EXISTS', `${name} is in adapters/contract/src/contract.ts already.`)
  }
  return { domain, call }
}

function routesOf(calls: Readonly<Record<string, Routed>>): string[] {
  return Object.values(calls).map(({ '~orpc': { route } }) => `${route.method} ${route.path}`)
}

function readRoute(route: string): Pick<CallWords, 'method' | 'path'> {
  const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE) (\/[^\s?#]+)$/.exec(route) ?? []
  if (method === undefined || path === undefined) {
    throw new Refusal(
      'ROUTE_MALFORMED',
      `'${route}' is no route: --route 'DELETE /buyers/addresses/me', without /api.`,
    )
  }
  if (/\{(?!id\})/.test(path)) {
    throw new Refusal(
      'ROUTE_MALFORMED',
      `'${route}' names more than {id}: write such a call by hand.`,
    )
  }
  if (Object.values(DOMAINS).flatMap(routesOf).includes(route)) {
    throw new Refusal('ROUTE_TAKEN', `${route} leads to another call: docs/calls.md lists all.`)
  }
  return { method, path }
}

/** Reads a command line. Throws a `Refusal` for a call that the contract cannot hold. */
export function readCallWords(words: {
  readonly name: string
  readonly route: string
  readonly who: string
}): CallWords {
  const { name, route, who } = words
  const place = readName(name)
  const routed = readRoute(route)
  if (!(who in CALLERS)) {
    const known = Object.keys(CALLERS).join(', ')
    throw new Refusal('WHO_UNKNOWN', `Nobody is called ${who}. A call is for one of: ${known}.`)
  }
  return { ...place, ...routed, who }
}
