import * as Effect from 'effect/Effect'
import type { BusinessAnswer, BusinessRegistryPort } from '../business.port.ts'
import { readNtsAnswer } from './nts-answer.ts'

/** The market's access to the tax office's registry at the public data portal. */
export type NtsSettings = {
  /** The decoded service key. */
  readonly serviceKey: string
  /** Without a slash at the end. */
  readonly apiUrl: string
}

/** Time for which the tax office may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 4000

async function ask(
  { serviceKey, apiUrl }: NtsSettings,
  businessNumber: string,
  signal: AbortSignal,
): Promise<BusinessAnswer> {
  const query = new URLSearchParams({ serviceKey })
  const response = await fetch(`${apiUrl}/status?${String(query)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ b_no: [businessNumber] }),
    signal,
    redirect: 'error',
  })
  const body: unknown = await response.json()
  return readNtsAnswer({ status: response.status, body }, businessNumber)
}

/** The registry of the National Tax Service, by its open API for the state of businesses. Source: domain-rules §5.4. */
export function createNtsRegistry(settings: NtsSettings): BusinessRegistryPort {
  return {
    name: 'nts',
    query: (businessNumber) =>
      Effect.tryPromise((signal) => ask(settings, businessNumber, signal)).pipe(
        Effect.timeout(ANSWER_TIMEOUT_MS),
        Effect.orElseSucceed((): BusinessAnswer => ({
          kind: 'silent',
          why: 'the connection failed',
        })),
      ),
  }
}
