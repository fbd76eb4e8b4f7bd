import { PATH_ALIASES } from '@jangteo/contract/call/aliases'
import type { CallMeta } from '@jangteo/contract/call/call'
import { contract, deskContract } from '@jangteo/contract/contract'
import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { CALLER_KINDS } from '@jangteo/core/session/caller.codes'
import type { GeneratedFile } from '../file/generatedFile.ts'

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

/** Refusals of every call, told once above the table. */
const COMMON = [
  'BAD_INPUT',
  'BODY_TOO_LARGE',
  'CALLER_NOT_ALLOWED',
  'SESSION_EXPIRED',
  'SESSION_REQUIRED',
  'SYSTEM_ERROR',
  'TIMED_OUT',
  'TOO_MANY_REQUESTS',
  'UNSUPPORTED_MEDIA_TYPE',
]

function callersText({ callers }: CallMeta): string {
  return callers.length === CALLER_KINDS.length ? 'everybody' : callers.join(', ')
}

function repeatText({ isIdempotent, triesPerMinuteMax }: CallMeta): string {
  if (isIdempotent) return 'Idempotency-Key'
  return triesPerMinuteMax === null ? '' : `${triesPerMinuteMax} tries a minute`
}

function rowOf(call: Call): string {
  const { meta, errorMap, route } = call['~orpc']
  const own = Object.keys(errorMap).filter((code) => !COMMON.includes(code))
  const cells = [
    `\`${route.method} /api${route.path}\``,
    route.summary ?? '',
    callersText(meta),
    own.toSorted().join(', '),
    repeatText(meta),
  ]
  return `| ${cells.join(' | ')} |`
}

function sectionOf([domain, calls]: [string, Readonly<Record<string, Call>>]): string[] {
  return [
    `## ${domain}`,
    '',
    '| call | | callers | refusals of its own | repeating |',
    '|---|---|---|---|---|',
    ...Object.values(calls).map(rowOf),
    '',
  ]
}

function refusalRows(): string[] {
  return Object.entries(REFUSALS).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`,
  )
}

/** Every call with who may make it and what it may be refused with, and every refusal with its text. */
export async function generateCalls(): Promise<GeneratedFile[]> {
  const lines = [
    '# Calls',
    '',
    'Generated from the contract: `npm run generate`. Shapes are in [openapi.json](openapi.json) and at `/api/docs`.',
    '',
    `Every call may also answer: ${COMMON.join(', ')}.`,
    'A refusal is `{ code, message, status, data }`; `message` is Korean and may be shown as it is.',
    '',
    ...Object.entries(contract).flatMap(sectionOf),
    '# Calls in development only',
    '',
    ...Object.entries(deskContract).flatMap(sectionOf),
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
