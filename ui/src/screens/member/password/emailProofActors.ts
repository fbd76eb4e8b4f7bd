import type {
  EmailCodeTry,
  EmailProveAnswer,
  EmailSendAnswer,
} from '@jangteo/core/member/emailProof.chart'
import { emailCodeDueMs } from '@jangteo/core/member/emailCode.rules'
import type { EmailPurpose } from '@jangteo/core/member/emailProof.codes'
import type { Calls } from '@jangteo/http/call/calls'
import { refusalAmong, Refusal } from '@jangteo/http/refusal/refusal'

type ProofCalls = {
  readonly proof: {
    readonly sendEmailCode: Pick<Calls['proof']['sendEmailCode'], 'call'>
    readonly proveEmail: Pick<Calls['proof']['proveEmail'], 'call'>
  }
}

const SEND_REFUSALS = [
  'EMAIL_INVALID',
  'EMAIL_TAKEN',
  'EMAIL_CODE_TOO_SOON',
  'EMAIL_CODE_TOO_MANY',
] as const
const CODE_REFUSALS = [
  'EMAIL_CODE_MISMATCH',
  'EMAIL_CODE_TIMED_OUT',
  'EMAIL_CODE_TRIES_EXCEEDED',
] as const

/** Requests a code; a refusal of another kind is its text, and an error without an answer is thrown. */
export async function sendEmailCode(
  calls: ProofCalls,
  { purpose, email }: { readonly purpose: EmailPurpose; readonly email: string },
): Promise<EmailSendAnswer> {
  try {
    const { sentAt } = await calls.proof.sendEmailCode.call({ email, purposeEnum: purpose })
    return { kind: 'sent', dueAtMs: emailCodeDueMs(Date.parse(sentAt)) }
  } catch (error) {
    const reason = refusalAmong(error, SEND_REFUSALS)
    if (reason !== undefined) return { kind: 'refused', reason }
    if (error instanceof Refusal) return { kind: 'failed', text: error.message }
    throw error
  }
}

/** Sends a typed code; the same. */
export async function proveEmail(
  calls: ProofCalls,
  typed: EmailCodeTry,
): Promise<EmailProveAnswer> {
  try {
    const { emailProof } = await calls.proof.proveEmail.call({ ...typed })
    return { kind: 'proved', emailProof }
  } catch (error) {
    const reason = refusalAmong(error, CODE_REFUSALS)
    if (reason !== undefined) return { kind: 'refused', reason }
    if (error instanceof Refusal) return { kind: 'failed', text: error.message }
    throw error
  }
}
