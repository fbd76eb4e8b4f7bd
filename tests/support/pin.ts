import type { PinPurpose } from '@jangteo/core/member/pin/pin.codes'
import type { Buyer } from './buyer.ts'
import type { TestMarket } from './market.ts'

/** A PIN that nobody guesses from what members of tests are called by. */
export const PIN = '180752'

type Ticket = { readonly pinTicket: string }

/** Sets the payment PIN of a member with the pay platform; answers its ticket. */
export async function setPin(buyer: Buyer, purposeEnum: PinPurpose = 'PAYMENT'): Promise<string> {
  const body = { pin: PIN, purposeEnum }
  return (await buyer.ask<Ticket>('POST', '/accounts/pin', { body })).pinTicket
}

/** Verifies the PIN that is set; answers its ticket. */
export async function verifyPin(
  buyer: Buyer,
  purposeEnum: PinPurpose = 'PAYMENT',
): Promise<string> {
  const body = { pin: PIN, purposeEnum }
  return (await buyer.ask<Ticket>('POST', '/accounts/pin/verify', { body })).pinTicket
}

/** The row of a member's PIN, without its hash. */
export function pinRowOf({ database }: TestMarket, memberId: number) {
  return database.db
    .selectFrom('member_pins')
    .select(['tried_count', 'changed_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}
