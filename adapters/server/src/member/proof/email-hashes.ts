import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { hashDevice } from '../../session/device-hash.ts'
import { Seals } from '../../wire/seals.ts'

/** Keyed hashes by which codes, addresses and proofs lie in rows. */
export type EmailHashes = {
  readonly deviceHash: string
  readonly ofAddress: (address: string) => string
  /** Of a code, for the address and the device that it was sent for. */
  readonly ofCode: (address: string, code: string) => string
  readonly ofProof: (proof: string) => string
}

/** Hashes for the caller's device. */
export const emailHashes: Effect.Effect<EmailHashes, never, Caller | Seals> = Effect.gen(
  function* () {
    const { digest } = yield* Seals
    const deviceHash = hashDevice((yield* Caller).deviceId)
    return {
      deviceHash,
      ofAddress: (address) => digest(`email ${address}`),
      ofCode: (address, code) => digest(`email-code ${deviceHash} ${address} ${code}`),
      ofProof: (proof) => digest(`email-proof ${proof}`),
    }
  },
)
