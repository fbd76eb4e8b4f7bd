import {
  applicationNumberOf,
  applicationNumberToId,
} from '@jangteo/core/seller/applicationNumber.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  type ApplicationRow,
  findApplication,
  lockApplication,
} from '@jangteo/postgres/seller/application.store'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import { readEmailProof } from '../member/proof/use-email-proof.ts'
import type { Seals } from '../wire/seals.ts'

/** An application's number with the proof of its e-mail address. */
export type OwnApplication = { readonly applicationNumber: string; readonly emailProof: string }

type Found = Effect.fn.Return<
  ApplicationRow,
  Refused<'EMAIL_PROOF_INVALID' | 'SELLER_APPLICATION_NOT_FOUND'>,
  Caller | Db | Seals
>

/** Number of an application for people. */
export function numberOf({ id, applied_at }: Pick<ApplicationRow, 'id' | 'applied_at'>): string {
  return applicationNumberOf({ id, appliedAtMs: applied_at.getTime() })
}

/**
 * Finds the application of a number and a proved address; the proof stays unused. A number of somebody else's is answered
 * as an unknown one. Refusals: EMAIL_PROOF_INVALID, SELLER_APPLICATION_NOT_FOUND. Source: market-rules §9.1.
 */
export const findOwnApplication = Effect.fnUntraced(function* ({
  applicationNumber,
  emailProof,
}: OwnApplication): Found {
  const email = yield* readEmailProof({ emailProof, purpose: 'SELLER' })
  const id = applicationNumberToId(applicationNumber)
  const row = id === null ? undefined : yield* findApplication(id, email)
  if (row === undefined || numberOf(row) !== applicationNumber) {
    return yield* refused('SELLER_APPLICATION_NOT_FOUND')
  }
  return row
})

/** The same, locked until the end of the transaction. */
export const lockOwnApplication = Effect.fnUntraced(function* (own: OwnApplication): Found {
  const { id } = yield* findOwnApplication(own)
  const row = yield* lockApplication(id)
  return row ?? (yield* refused('SELLER_APPLICATION_NOT_FOUND'))
})
