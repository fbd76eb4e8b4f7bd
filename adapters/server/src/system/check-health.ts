import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import { Settings } from '../call/settings.ts'
import { refused } from '../call/refused.ts'

/** True when the database answers, within a second. */
export class Health extends Context.Service<
  Health,
  { readonly isDatabaseUp: () => Promise<boolean> }
>()('Health') {}

/** Answers that the service can do its work. Refusal: SERVICE_UNAVAILABLE while the database does not answer. */
export const checkHealth = Effect.fnUntraced(function* () {
  const { version } = yield* Settings
  const { isDatabaseUp } = yield* Health
  if (!(yield* Effect.promise(isDatabaseUp))) return yield* refused('SERVICE_UNAVAILABLE')
  return { status: 'UP' as const, version }
})
