import { basename, extname } from 'node:path'
import { PATH_ALIASES } from '@jangteo/contract/call/aliases'
import type { CallMeta } from '@jangteo/contract/call/call'
import { contract, deskContract } from '@jangteo/contract/contract'
import { staffContract } from '@jangteo/contract/staffContract'
import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { ANY_CALLER } from '@jangteo/core/session/caller.codes'
import type { GeneratedFile } from '../file/generatedFile.ts'
import { createCallPlaces } from './callPlaces.ts'
import type { CallPlace } from './callPlaces.ts'

type Call = {
  readonly '~orpc': {
    readonly meta: CallMeta
    readonly errorMap: Readonly<Record<string, unknown>>
    readonly route: {
      readonly method?: string | undefined
      readonly path?: string | undefined
      readonly summary?: string | undefined
    }
  }
}

type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>

const EVERY_CALL: Calls = { ...contract, ...staffContract, ...deskContract }

/** Refusals of every call, listed once above the tables. */
const COMMON = Object.values(EVERY_CALL)
  .flatMap((calls) => Object.values(calls).map((call) => Object.keys(call['~orpc'].errorMap)))
  .reduce((common, codes) => common.filter((code) => codes.includes(code)))
  .toSorted()

type PlaceOf = Awaited<ReturnType<typeof createCallPlaces>>

function linkTo(path: string): string {
  return `[${basename(path, extname(path))}](../${path})`
}

/** Links of a call, from its declaration to its stores, and to its screens. */
function placesText({ contract: declared, useCase, stores, screens }: CallPlace): string[] {
  const way = [declared, useCase].map(linkTo).join(' → ')
  const rows = stores.map(linkTo).join(', ')
  return [rows === '' ? way : `${way} → ${rows}`, screens.map(linkTo).join(', ')]
}

function callersText({ callers, permission }: CallMeta): string {
  if (permission !== null) return `${callers.join(', ')} with ${permission}`
  return callers.length >= ANY_CALLER.length ? 'everybody' : callers.join(', ')
}

function repeatText({ isIdempotent, triesPerMinuteMax }: CallMeta): string {
  if (isIdempotent) return 'Idempotency-Key'
  return triesPerMinuteMax === null ? '' : `${triesPerMinuteMax} tries a minute`
}

function rowOf(call: Call, place: CallPlace): string {
  const { meta, errorMap, route } = call['~orpc']
  const own = Object.keys(errorMap).filter((code) => !COMMON.includes(code))
  const cells = [
    `\`${route.method} /api${route.path}\``,
    route.summary ?? '',
    callersText(meta),
    own.toSorted().join(', '),
    repeatText(meta),
    ...placesText(place),
  ]
  return `| ${cells.join(' | ')} |`
}

function sectionsOf(domains: Calls, placeOf: PlaceOf): string[] {
  return Object.entries(domains).flatMap(([domain, calls]) => [
    `## ${domain}`,
    '',
    '| call | | callers | refusals of its own | repeating | declared → answered → stored | asked for by |',
    '|---|---|---|---|---|---|---|',
    ...Object.entries(calls).map(([name, call]) => rowOf(call, placeOf(`${domain}.${name}`, call))),
    '',
  ])
}

function refusalRows(): string[] {
  return Object.entries(REFUSALS).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`,
  )
}

/** Generates the list of every call with callers and refusals, and of every refusal with its text. */
export async function generateCalls(): Promise<GeneratedFile[]> {
  const placeOf = await createCallPlaces()
  const lines = [
    '# Calls',
    '',
    'Generated from the contract: `npm run generate`. Shapes are in [openapi.json](openapi.json) and at `/api/docs`.',
    '',
    `Every call may also answer: ${COMMON.join(', ')}.`,
    'A refusal is `{ code, message, status, data }`; `message` is Korean and may be shown as it is.',
    '',
    'A use case links to the stores that it imports, or else to those of the nearest files that it needs; the last column',
    'links to the files of the ui that name the call; one that a table picks at run time is not found there.',
    '',
    ...sectionsOf(contract, placeOf),
    '# Calls of sellers and operators',
    '',
    ...sectionsOf(staffContract, placeOf),
    '# Calls in development only',
    '',
    ...sectionsOf(deskContract, placeOf),
    '# Short paths',
    '',
    'Paths that begin with the first may also begin with the second.',
    '',
    '| begins with | also |',
    '|---|---|',
    ...Object.entries(PATH_ALIASES).map(
      ([short, full]) => `| \`/api${full}\` | \`/api${short}\` |`,
    ),
    '',
    '# Refusals',
    '',
    '| code | status | text |',
    '|---|---|---|',
    ...refusalRows(),
    '',
  ]
  return [{ path: 'docs/calls.md', content: lines.join('\n') }]
}
