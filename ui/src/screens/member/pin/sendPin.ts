import type { PinPurpose } from '@jangteo/core/member/pin/pin.codes'
import type { PinOutcome, PinSubmission } from '@jangteo/core/member/pinEntry.chart'
import type { Calls } from '@jangteo/http/call/calls'
import { isRefusal, Refusal } from '@jangteo/http/refusal/refusal'

type PinCalls = {
  readonly pin: {
    readonly create: Pick<Calls['pin']['create'], 'call'>
    readonly reset: Pick<Calls['pin']['reset'], 'call'>
    readonly verify: Pick<Calls['pin']['verify'], 'call'>
  }
}

/** Purpose of a PIN, and the verification of its owner where it is reset; `null` otherwise. */
export type PinTarget = { readonly purpose: PinPurpose; readonly verificationId: string | null }

function answerOf(calls: PinCalls, { mode, pin }: PinSubmission, target: PinTarget) {
  const { purpose: purposeEnum, verificationId } = target
  const input = { pin, purposeEnum }
  if (mode === 'verify') return calls.pin.verify.call(input)
  return verificationId === null
    ? calls.pin.create.call(input)
    : calls.pin.reset.call({ ...input, verificationId })
}

/** Sends a PIN; a refusal that says nothing of it is its text, and an error without one is thrown. */
export async function sendPin(
  calls: PinCalls,
  submission: PinSubmission,
  target: PinTarget,
): Promise<PinOutcome> {
  try {
    const { pinTicket } = await answerOf(calls, submission, target)
    return { kind: 'accepted', pinTicket }
  } catch (error) {
    if (isRefusal(error, 'PIN_WEAK')) return { kind: 'weak' }
    if (isRefusal(error, 'PIN_LOCKED')) return { kind: 'locked' }
    if (isRefusal(error, 'PIN_MISMATCH')) return { kind: 'mismatch', ...error.data }
    if (error instanceof Refusal) return { kind: 'refused', text: error.message }
    throw error
  }
}
