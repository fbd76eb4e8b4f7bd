import { commitmentOf, DRAW_KEY_BYTES } from '@jangteo/core/display/draw.rules'
import { toHex } from '@jangteo/core/display/sha256.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { insertDraw } from '@jangteo/postgres/display/draw.store'
import * as Effect from 'effect/Effect'
import { randomBytes } from 'node:crypto'
import { type SealCodec, Seals } from '../../wire/seals.ts'

/** Between the seed and the key of persons; no hexadecimal digit. */
const SEPARATOR = '.'

/** Keys of a draw: the seed that orders the entries, and the key that makes persons of members; hexadecimal. */
type DrawKeys = { readonly seed: string; readonly personKey: string }

/** Opens the keys of a draw that was not drawn yet. */
export function openDrawKeys(seals: SealCodec, sealed: string): DrawKeys {
  const [seed, personKey] = seals.open(sealed).split(SEPARATOR)
  if (seed === undefined || personKey === undefined) throw new Error('draw keys are incomplete')
  return { seed, personKey }
}

/** Keys of a new draw: what is published of them, and what is stored. */
export type NewDrawKeys = { readonly commitment: string; readonly sealedKeys: string }

/** Draws the keys of a draw, sealed, with the commitment to its seed. Source: decision 108. */
export const newDrawKeys: Effect.Effect<NewDrawKeys, never, Seals> = Effect.gen(function* () {
  const seals = yield* Seals
  const [seed = '', personKey = ''] = [
    randomBytes(DRAW_KEY_BYTES),
    randomBytes(DRAW_KEY_BYTES),
  ].map(toHex)
  return {
    commitment: commitmentOf(seed),
    sealedKeys: seals.seal(`${seed}${SEPARATOR}${personKey}`),
  }
})

/**
 * Makes the keys of an event's draw and publishes the commitment to its seed. Of two at once the first counts. Source:
 * decision 108.
 */
export const makeDrawKeys = Effect.fnUntraced(function* (
  eventId: number,
): Effect.fn.Return<void, never, Db | Seals> {
  yield* insertDraw({ eventId, ...(yield* newDrawKeys) })
})
