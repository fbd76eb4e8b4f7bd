import type { EmailPurpose } from '@jangteo/core/member/emailProof.codes'
import type { Buyer } from './buyer.ts'
import { codeMailedTo } from './mail.ts'
import type { TestMarket } from './market.ts'

type Proving = { readonly email: string; readonly purposeEnum: EmailPurpose }

/** Proves an e-mail address in a browser, as its owner does. */
export async function proveEmail(
  market: Pick<TestMarket, 'database' | 'runtime'>,
  buyer: Buyer,
  { email, purposeEnum }: Proving,
): Promise<string> {
  await buyer.ask('POST', '/accounts/email-codes', { body: { email, purposeEnum } })
  const code = await codeMailedTo(market, email.toLowerCase())
  const { emailProof } = await buyer.ask<{ readonly emailProof: string }>(
    'POST',
    '/accounts/email-codes/prove',
    { body: { email, code } },
  )
  return emailProof
}
