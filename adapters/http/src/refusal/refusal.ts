import type { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'

type Catalogue = typeof REFUSALS

/** Refusals that the browser makes itself: without an answer, or with one that is not the market's. */
const LOCAL_REFUSALS = {
  NETWORK_ERROR: { status: 0, message: REFUSAL_MESSAGES.NETWORK_ERROR },
  TIMED_OUT: { status: 503, message: REFUSAL_MESSAGES.TIMED_OUT },
  API_FAILURE: { status: 502, message: REFUSAL_MESSAGES.API_FAILURE },
} as const

type LocalRefusalCode = keyof typeof LOCAL_REFUSALS
export type RefusalCode = keyof Catalogue | LocalRefusalCode

/** Data of a refusal by its code; `undefined` where there is none. */
export type RefusalData<Code extends RefusalCode> = Code extends keyof Catalogue
  ? Catalogue[Code] extends { readonly data: { readonly _zod: { readonly output: infer Data } } }
    ? Data
    : undefined
  : undefined

/**
 * Refusal of a call: a code to branch on, a Korean text to show, the HTTP status (0 without an answer) and the code's
 * data. Source: spec §8.
 */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly status: number
  readonly data: RefusalData<Code>

  constructor(said: {
    readonly code: Code
    readonly message: string
    readonly status: number
    readonly data: RefusalData<Code>
  }) {
    super(said.message)
    this.code = said.code
    this.status = said.status
    this.data = said.data
  }
}

/** Creates a refusal of the browser's own. */
export function localRefusal(code: LocalRefusalCode): Refusal<LocalRefusalCode> {
  const { status, message } = LOCAL_REFUSALS[code]
  return new Refusal({ code, message: message(), status, data: undefined })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Reads a refusal from an answer's body; any other body becomes API_FAILURE with the answer's status. */
export function decodeRefusal(status: number, body: unknown): Refusal {
  if (isRecord(body) && typeof body['code'] === 'string' && typeof body['message'] === 'string') {
    return new Refusal({
      code: body['code'] as RefusalCode,
      message: body['message'],
      status,
      data: body['data'] as RefusalData<RefusalCode>,
    })
  }
  const { message } = LOCAL_REFUSALS.API_FAILURE
  return new Refusal({ code: 'API_FAILURE', message: message(), status, data: undefined })
}

/** True when an error is this refusal; narrows its data. */
export function isRefusal<Code extends RefusalCode>(
  error: unknown,
  code: Code,
): error is Refusal<Code> {
  return error instanceof Refusal && error.code === code
}

/** Returns which of some refusals an error is; `undefined` for any other error. */
export function refusalAmong<Code extends RefusalCode>(
  error: unknown,
  codes: readonly Code[],
): Code | undefined {
  return codes.find((code) => isRefusal(error, code))
}

/** Text for any error of a call. */
export function refusalText(error: unknown): string {
  return error instanceof Refusal ? error.message : REFUSAL_MESSAGES.SYSTEM_ERROR()
}
