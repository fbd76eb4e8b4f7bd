import { failed, type Reply } from './calls.ts'

/** An answer as it goes over the wire. */
export type Written = { readonly status: number; readonly text: string }

type Remembered = { readonly atMs: number; readonly answer: Written | null }

const KEY_LENGTH_MAX = 300
const KEY_LASTS_MS = 15 * 24 * 60 * 60_000

/**
 * Idempotency keys: a repeated one gets its first answer, whatever is asked under it now, failures too; one that is
 * being worked on has to wait. `null` asks without a key.
 */
export function createKeys(nowMs: () => number, write: (reply: Reply) => Written) {
  const known = new Map<string, Remembered>()
  return async (
    { path, key }: { readonly path: string; readonly key: string | null },
    work: () => Promise<Written>,
  ): Promise<Written> => {
    if (key === null) return work()
    if (key.length > KEY_LENGTH_MAX) return write(failed(400, 'INVALID_IDEMPOTENCY_KEY'))
    const name = `${path} ${key}`
    const former = known.get(name)
    if (former !== undefined && nowMs() < former.atMs + KEY_LASTS_MS) {
      return former.answer ?? write(failed(409, 'IDEMPOTENT_REQUEST_PROCESSING'))
    }
    known.set(name, { atMs: nowMs(), answer: null })
    const written = await work()
    known.set(name, { atMs: nowMs(), answer: written })
    return written
  }
}
