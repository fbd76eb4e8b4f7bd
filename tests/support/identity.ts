import type { IdentityPurpose } from '@jangteo/core/member/identity.codes'
import { createSandboxIdentity } from '@jangteo/identity/sandbox/sandbox-identity'
import type { Buyer } from './buyer.ts'
import type { TestMarket } from './market.ts'

/** A provider that nobody asks, for pages without a market. */
export const AN_IDENTITY_PROVIDER = createSandboxIdentity({
  directory: '/dev/null/identity',
  nowMs: () => 0,
})

/** A person as the window of the sandbox is filled in, or an outcome without one. */
export type WindowFields = Readonly<Record<string, string>>

/** A person of nobody's. */
export const A_PERSON = {
  name: '홍길동',
  birthday: '1990-05-05',
  gender: 'MALE',
  mobile: '01012345678',
}

type Opened = { readonly verificationId: string; readonly windowUrl: string }

/** Opens a window in a browser, as a page does. */
export function startVerification(
  buyer: Buyer,
  purposeEnum: IdentityPurpose,
  returnPath = '/',
): Promise<Opened> {
  const body = { purposeEnum, returnPath }
  return buyer.ask<Opened>('POST', '/accounts/identity-verifications', { body })
}

/** Presses a button of the window; returns where it leads, or the page that it shows. */
export async function pressInWindow(
  market: Pick<TestMarket, 'identity' | 'url'>,
  windowUrl: string,
  fields: WindowFields,
): Promise<{ readonly status: number; readonly location: string | undefined }> {
  const { status, headers } = await market.identity.visit({
    method: 'POST',
    url: new URL(windowUrl, market.url),
    form: new URLSearchParams(fields),
  })
  return { status, location: headers['location'] }
}

/** Opens a window and has a person verified in it, without the market knowing yet. */
export async function passWindow(
  market: Pick<TestMarket, 'identity' | 'url'>,
  buyer: Buyer,
  { purposeEnum, ...person }: { readonly purposeEnum: IdentityPurpose } & Partial<typeof A_PERSON>,
): Promise<string> {
  const { verificationId, windowUrl } = await startVerification(buyer, purposeEnum)
  await pressInWindow(market, windowUrl, { ...A_PERSON, ...person, action: 'verify' })
  return verificationId
}

/** Confirms what happened in a window. */
export function confirmVerification(buyer: Buyer, verificationId: string) {
  return buyer.call<{ readonly code?: string }>(
    'POST',
    `/accounts/identity-verifications/${verificationId}/confirm`,
    { body: {} },
  )
}

/** Verifies an identity in a browser from the window to the confirmation; returns the verification. */
export async function verifyIdentity(
  market: Pick<TestMarket, 'identity' | 'url'>,
  buyer: Buyer,
  person: { readonly purposeEnum: IdentityPurpose } & Partial<typeof A_PERSON>,
): Promise<string> {
  const verificationId = await passWindow(market, buyer, person)
  const { status, body } = await confirmVerification(buyer, verificationId)
  if (status !== 200) throw new Error(`the verification was refused: ${JSON.stringify(body)}`)
  return verificationId
}
