import { query, send } from '../database/db.ts'

export type KeyedCall = {
  readonly caller: string
  readonly call: string
  readonly key: string
}

/**
 * Claims a key for the running transaction: `true` for the first. A second one waits here until the first has committed
 * or rolled back.
 */
export const claimKey = (keyed: KeyedCall, claim: { inputHash: string; at: Date }) =>
  query(async (db) => {
    const inserted = await db
      .insertInto('idempotent_answers')
      .values({
        ...keyed,
        input_hash: claim.inputHash,
        answer: JSON.stringify(null),
        created_at: claim.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    return inserted !== undefined
  })

/** True when a write under the key was committed before. */
export const hasAnswer = (keyed: KeyedCall) =>
  query(async (db) => {
    const row = await db
      .selectFrom('idempotent_answers')
      .select('key')
      .where('caller', '=', keyed.caller)
      .where('call', '=', keyed.call)
      .where('key', '=', keyed.key)
      .executeTakeFirst()
    return row !== undefined
  })

export const findAnswer = (keyed: KeyedCall) =>
  query((db) =>
    db
      .selectFrom('idempotent_answers')
      .select(['input_hash', 'answer'])
      .where('caller', '=', keyed.caller)
      .where('call', '=', keyed.call)
      .where('key', '=', keyed.key)
      .executeTakeFirstOrThrow(),
  )

export const writeAnswer = (keyed: KeyedCall, answer: unknown) =>
  send((db) =>
    db
      .updateTable('idempotent_answers')
      .set({ answer: JSON.stringify(answer) })
      .where('caller', '=', keyed.caller)
      .where('call', '=', keyed.call)
      .where('key', '=', keyed.key)
      .compile(),
  )
