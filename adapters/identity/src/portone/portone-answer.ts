import { isDay } from '@jangteo/core/calendar/day.rules'
import { digitsOf } from '@jangteo/core/member/mask.rules'
import { tidyText } from '@jangteo/core/member/member.rules'
import { z } from 'zod'
import type { IdentityAnswer } from '../identity.port.ts'

const verified = z.object({
  status: z.literal('VERIFIED'),
  id: z.string(),
  channel: z.object({ key: z.string() }),
  verifiedCustomer: z.object({
    name: z.string().transform(tidyText).pipe(z.string().min(1)),
    birthDate: z.string().refine(isDay),
    gender: z.enum(['MALE', 'FEMALE']).nullable().catch(null),
    phoneNumber: z.string().transform(digitsOf).pipe(z.string().min(1)),
    ci: z.string().min(1),
  }),
})
const unfinished = z.object({ status: z.enum(['READY', 'FAILED']) })
const failure = z.object({ type: z.string() })

type Expected = { readonly verificationId: string; readonly channelKey: string }

/**
 * Reads what PortOne says of a verification. One of another channel than the market's own is none: the browser opens the
 * window and could name a channel that verifies nobody. Source: domain-rules §4.5, decision 113.
 */
export function readAnswer(
  { status, body }: { readonly status: number; readonly body: unknown },
  { verificationId, channelKey }: Expected,
): IdentityAnswer {
  if (status === 404) return { kind: 'unverified', why: 'nobody opened the window' }
  if (status !== 200) {
    const { data } = failure.safeParse(body)
    return { kind: 'silent', why: `the answer is ${status} ${data?.type ?? 'without a type'}` }
  }
  const pending = unfinished.safeParse(body)
  if (pending.success) return { kind: 'unverified', why: `the status is ${pending.data.status}` }
  const { data, error } = verified.safeParse(body)
  if (data === undefined) {
    const fields = error?.issues.map(({ path }) => path.join('.')).join(', ') ?? ''
    return { kind: 'silent', why: `the verification cannot be read: ${fields}` }
  }
  if (data.id !== verificationId || data.channel.key !== channelKey) {
    return { kind: 'unverified', why: 'the verification is another one' }
  }
  const { name, birthDate: birthday, gender, phoneNumber: mobile, ci } = data.verifiedCustomer
  return { kind: 'verified', person: { ci, name, birthday, gender, mobile } }
}
