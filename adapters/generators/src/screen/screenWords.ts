import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@jangteo/contract/contract'
import { MARKET_PATHS, OWN_PATHS } from '@jangteo/core/navigation/path.codes'
import { ANY_CALLER } from '@jangteo/core/session/caller.codes'
import type { CallerKind } from '@jangteo/core/session/caller.codes'
import { z } from 'zod'
import { Refusal } from '../file/refusal.ts'
import { ROOT } from '../product/root.ts'

/** A screen to create: its page, the call of its data, and its title. */
export type ScreenWords = {
  readonly domain: string
  /** Key of the page in its table of paths. */
  readonly page: string
  readonly table: 'MARKET_PATHS' | 'OWN_PATHS'
  readonly call: string
  readonly isForMembers: boolean
  readonly title: string
}

/** Command line as it was typed. */
export type TypedScreen = { readonly name: string; readonly call: string; readonly title: string }

type Described = {
  readonly '~orpc': {
    readonly route: { method?: string }
    readonly meta: { readonly callers: readonly CallerKind[] }
    readonly inputSchema?: unknown
  }
}

const CALLS: Readonly<Record<string, Readonly<Record<string, Described>>>> = contract
/** Files that name the screens of pages. */
const PAGES = ['ui/src/app/pages.ts', 'ui/src/app/memberPages.ts']
const TITLE_LENGTH_MAX = 30

function readTable(page: string): ScreenWords['table'] {
  if (page in MARKET_PATHS) return 'MARKET_PATHS'
  if (page in OWN_PATHS) return 'OWN_PATHS'
  throw new Refusal(
    'PAGE_UNKNOWN',
    `No path is called ${page}: add it to core/src/navigation/path.codes.ts and its link to marketRoute.rules.ts first.`,
  )
}

function readPage(name: string): Pick<ScreenWords, 'domain' | 'page' | 'table'> {
  const [, domain, page] = /^([a-z]+)\.([a-z][A-Za-z0-9]*)$/.exec(name) ?? []
  if (domain === undefined || page === undefined) {
    throw new Refusal(
      'NAME_MALFORMED',
      `'${name}' is no <domain>.<page> such as address.manageAddress.`,
    )
  }
  const domains = readdirSync(join(ROOT, 'core/src'))
  if (!domains.includes(domain)) {
    const known = domains.join(', ')
    throw new Refusal('DOMAIN_UNKNOWN', `core/src has no folder ${domain}. It has: ${known}.`)
  }
  const table = readTable(page)
  const path: string = { ...MARKET_PATHS, ...OWN_PATHS }[page] ?? ''
  if (path.includes(':')) {
    throw new Refusal(
      'PAGE_WITH_PARAMETERS',
      `${path} names what it shows: write such a screen by hand, after docs/guides/add-a-screen.md.`,
    )
  }
  const opener = PAGES.find((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes(`${table}.${page},`),
  )
  if (opener !== undefined) {
    throw new Refusal('PAGE_EXISTS', `${opener} opens a screen at ${page} already.`)
  }
  return { domain, page, table }
}

function needsInput(schema: unknown): boolean {
  return schema instanceof z.ZodType && !schema.safeParse(undefined).success
}

function readCall(name: string): Pick<ScreenWords, 'call' | 'isForMembers'> {
  const [group = '', key = ''] = name.split('.')
  const call = CALLS[group]?.[key]
  if (call === undefined) {
    throw new Refusal(
      'CALL_UNKNOWN',
      `The contract has no call '${name}': docs/calls.md lists all.`,
    )
  }
  const { route, meta, inputSchema } = call['~orpc']
  if (route.method !== 'GET' || needsInput(inputSchema)) {
    throw new Refusal(
      'CALL_UNFIT',
      `${name} is no GET that asks for nothing: a page begins with such a call.`,
    )
  }
  return { call: name, isForMembers: meta.callers.length < ANY_CALLER.length }
}

function readTitle(typed: string): string {
  const title = typed.trim()
  if (!/^[가-힣A-Za-z0-9 ·]+$/.test(title) || title.length > TITLE_LENGTH_MAX) {
    throw new Refusal(
      'TITLE_MALFORMED',
      `'${typed}' is no title of a page: --title '찜', ${TITLE_LENGTH_MAX} letters at most.`,
    )
  }
  return title
}

/** Reads a command line. Throws a `Refusal` for a screen that the market cannot open. */
export function readScreenWords({ name, call, title }: TypedScreen): ScreenWords {
  return { ...readPage(name), ...readCall(call), title: readTitle(title) }
}
