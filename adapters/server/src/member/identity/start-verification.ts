import type { IdentityPurpose } from '@jangteo/core/member/identity.codes'
import { IdentityProvider } from '@jangteo/identity/identity.port'
import { readReturnPath } from '@jangteo/identity/return-path'
import { insertVerification } from '@jangteo/postgres/member/verification.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { randomBytes } from 'node:crypto'
import { Caller } from '../../call/caller.ts'
import { hashDevice } from '../../session/device-hash.ts'
import { admitPurpose } from './admit-purpose.ts'
import { hashVerification } from './use-verification.ts'

type StartInput = { readonly purposeEnum: IdentityPurpose; readonly returnPath: string }

const ID_BYTES = 16

/**
 * Begins a verification in the caller's device and returns its window. Every one has an id of its own, so repeated and
 * simultaneous ones know nothing of each other. Refusals: those of `admitPurpose`. Source: market-rules §7, decision 113.
 */
export const startVerification = Effect.fnUntraced(function* ({
  purposeEnum,
  returnPath,
}: StartInput) {
  const caller = yield* Caller
  yield* admitPurpose(purposeEnum)
  const provider = yield* IdentityProvider
  const verificationId = randomBytes(ID_BYTES).toString('base64url')
  yield* insertVerification({
    verificationHash: yield* hashVerification(verificationId),
    purpose: purposeEnum,
    deviceHash: hashDevice(caller.deviceId),
    provider: provider.name,
    at: new Date(yield* Clock.currentTimeMillis),
  })
  const request = {
    verificationId,
    purpose: purposeEnum,
    returnPath: readReturnPath(returnPath) ?? '/',
  }
  return { verificationId, windowUrl: provider.windowUrl(request) }
})
