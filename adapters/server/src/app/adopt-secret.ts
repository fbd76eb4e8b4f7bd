import { connectClient } from '@jangteo/postgres/database/connect'
import { Db } from '@jangteo/postgres/database/db'
import { withSetupLock } from '@jangteo/postgres/database/migrate'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { findFingerprint, saveFingerprint } from '@jangteo/postgres/session/secret.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Kysely } from 'kysely'
import { resealNumbers } from '../payment/reseal-numbers.ts'
import { createSeals } from '../wire/seals.ts'
import { fingerprintOf, LOST_SECRET, type Secrets } from '../wire/secrets.ts'

const OTHER_SECRET =
  'SECRET is not the one that this database is used with: give every server that one (without SECRET it is the file secret in DATA_DIR), or name it in SECRET_FORMER to take a new one in its place.'

export type ChosenSecrets = {
  readonly current: string
  /** `LOST_SECRET` when nobody has it any more, `null` for none. */
  readonly former: string | null
}

/** True when a database that was used with the secret of this fingerprint may be used with the chosen one. */
function isAccepted(fingerprint: string | null, { current, former }: ChosenSecrets): boolean {
  if (fingerprint === null || fingerprint === fingerprintOf(current)) return true
  return former !== null && (former === LOST_SECRET || fingerprint === fingerprintOf(former))
}

const adopt = Effect.fnUntraced(function* (chosen: ChosenSecrets) {
  const { current, former } = chosen
  const isLost = former === LOST_SECRET
  const secrets: Secrets = { current, former: isLost ? null : former }
  const fingerprint = yield* findFingerprint
  if (!isAccepted(fingerprint, chosen)) return yield* Effect.die(new StartupError(OTHER_SECRET))
  const isSettled = fingerprint === fingerprintOf(current) && former === null
  if (isSettled) return secrets
  const unreadCount = yield* resealNumbers({ seals: createSeals(secrets), isDropped: isLost })
  if (unreadCount > 0) {
    return yield* Effect.die(
      new StartupError(
        `${unreadCount} account and receipt numbers open with neither SECRET nor SECRET_FORMER: name the secret that sealed them in SECRET_FORMER, or ${LOST_SECRET} when nobody has it any more.`,
      ),
    )
  }
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* saveFingerprint(fingerprintOf(current), at)
  return secrets
})

/**
 * Accepts the chosen secret for this database, one process at a time: it is the one that the database is used with, or
 * the former one is named and what that one sealed is sealed again. Refuses any other, so that two processes never use
 * two secrets. Source: decision 049.
 */
export async function adoptSecret(
  { db, url }: { readonly db: Kysely<DB>; readonly url: string },
  chosen: ChosenSecrets,
): Promise<Secrets> {
  const client = await connectClient(url)
  try {
    return await withSetupLock(client, () =>
      Effect.runPromise(Effect.provideService(adopt(chosen), Db, db)),
    )
  } finally {
    await client.end()
  }
}
