import type { DepositCommand } from '@jangteo/payment/sandbox/deposit-commands'
import { depositPathOf } from '@jangteo/payment/sandbox/sandbox-paths'
import { cancelDeposit, checkAccount } from '../../support/payment/deposit.ts'
import type { PlacedOrder } from '../../support/purchase.ts'
import type { Dice } from '../dice.ts'
import type { Journal } from './journal.ts'
import type { PatientBuyer } from './patientBuyer.ts'

/** An order whose account waits for its deposit. */
export type Awaited = {
  readonly buyer: PatientBuyer
  readonly journal: Journal
  readonly order: PlacedOrder
  readonly gatewayOrderId: string
}

type Way = (awaited: Awaited) => Promise<void>

const bankDoes =
  (...actions: readonly DepositCommand[]): Way =>
  async (awaited) => {
    for (const action of actions) await doAtBank(awaited, action)
  }

/** The buyer cancels; the money comes all the same, and they say where it shall go. */
const payTooLate: Way = async (awaited) => {
  const { status } = await cancelDeposit(awaited)
  if (status === 200) awaited.journal.cancelled(awaited.order.ordersIdEncrypt)
  await doAtBank(awaited, 'depositLate')
  await checkAccount(awaited)
}

/**
 * Outcome of an account, so many times of a hundred: reported once, twice, wrongly, in the wrong order, taken back, too
 * late.
 */
const WAYS: readonly (readonly [share: number, way: Way])[] = [
  [25, bankDoes('deposit')],
  [13, bankDoes('depositNotifiedTwice')],
  [8, bankDoes('depositNotifiedWrongly')],
  [8, bankDoes('depositAndReverse')],
  [8, bankDoes('deposit', 'reverse')],
  [8, bankDoes('deposit', 'noticeAgain')],
  [25, payTooLate],
  [5, () => Promise.resolve()],
]

/** Somebody pays into the account, or does not, as the bank and the dice will. */
export async function followAccount(awaited: Awaited, dice: Dice): Promise<void> {
  await dice.pickByShare(WAYS)(awaited)
}

/** A command that the bank refuses, because it is done or its time is over, is as good as done. */
export async function doAtBank(
  { buyer, order, gatewayOrderId }: Awaited,
  action: DepositCommand,
): Promise<void> {
  const amount = String(order.payableAmount)
  await buyer.choose(depositPathOf(gatewayOrderId), { action, amount })
}
