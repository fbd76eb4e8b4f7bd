import type { BusinessState } from '@jangteo/core/seller/business.codes'
import { z } from 'zod'
import type { BusinessAnswer } from '../business.port.ts'

const states = z.object({
  status_code: z.literal('OK'),
  data: z.array(z.object({ b_no: z.string(), b_stt_cd: z.string() })),
})

/** States by their code; a number that is not registered has none. Source: domain-rules §5.4. */
const STATES: ReadonlyMap<string, BusinessState> = new Map([
  ['01', 'ACTIVE'],
  ['02', 'SUSPENDED'],
  ['03', 'CLOSED'],
  ['', 'UNKNOWN'],
])

/** Reads what the tax office says of one business number. */
export function readNtsAnswer(
  { status, body }: { readonly status: number; readonly body: unknown },
  businessNumber: string,
): BusinessAnswer {
  if (status !== 200) return { kind: 'silent', why: `the answer is ${status}` }
  const read = states.safeParse(body)
  if (!read.success) return { kind: 'silent', why: 'the answer cannot be read' }
  const found = read.data.data.find(({ b_no }) => b_no === businessNumber)
  if (found === undefined) return { kind: 'silent', why: 'the answer is about another number' }
  const state = STATES.get(found.b_stt_cd)
  return state === undefined
    ? { kind: 'silent', why: `the state ${found.b_stt_cd} is unknown` }
    : { kind: 'known', state }
}
