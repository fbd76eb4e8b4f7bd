import type { ConsentKind } from '@jangteo/core/terms/consent.codes'
import { aBuyer, type Buyer, type RefusalBody } from './buyer.ts'
import { proveEmail } from './emailProof.ts'
import { A_PERSON, verifyIdentity } from './identity.ts'
import type { TestMarket } from './market.ts'

export const REQUIRED_TERMS: readonly ConsentKind[] = ['SERVICE', 'FINANCE', 'PRIVACY_REQUIRED']
export const SIGN_UP_PASSWORD = 'Spring#2026'

/** A sign-up as the page sends it. */
export type SignUpBody = {
  readonly loginId: string
  readonly password: string
  readonly email: string
  readonly emailProof: string
  readonly verificationId: string
  readonly agreedTermsList: readonly ConsentKind[]
}

/** The caller as they see themselves, or a refusal. */
export type Joined = {
  readonly code?: string
  readonly message?: string
  readonly userSeq: number
  readonly memberShipType: string
  readonly name: string
  readonly hasPassword: boolean
}

/** A login id that nobody has. */
export function aLoginId(): string {
  return `n${crypto.randomUUID().replaceAll('-', '').slice(0, 15)}`
}

/** A person whom no other test knows: the sandbox distinguishes people by name, birthday and gender. */
export function aPerson(change: Partial<typeof A_PERSON> = {}): typeof A_PERSON {
  const letters = Array.from(crypto.getRandomValues(new Uint16Array(4)), (one) =>
    String.fromCodePoint(0xac00 + (one % 11_172)),
  )
  return { ...A_PERSON, name: `김${letters.join('')}`, ...change }
}

type Proofs = {
  readonly buyer?: Buyer
  readonly person?: typeof A_PERSON
  readonly loginId?: string
  readonly email?: string
}

/** A guest who proved an address and was verified, and what they send to sign up. */
export async function aJoiner(
  market: TestMarket,
  { buyer = aBuyer(market), person = aPerson(), loginId = aLoginId(), email }: Proofs = {},
): Promise<{ readonly buyer: Buyer; readonly body: SignUpBody }> {
  const address = email ?? `${loginId}@mail.example`
  const emailProof = await proveEmail(market, buyer, { email: address, purposeEnum: 'JOIN' })
  const verificationId = await verifyIdentity(market, buyer, { purposeEnum: 'JOIN', ...person })
  const agreedTermsList = REQUIRED_TERMS
  const proofs = { emailProof, verificationId, agreedTermsList }
  return { buyer, body: { loginId, password: SIGN_UP_PASSWORD, email: address, ...proofs } }
}

/** Signs up. */
export function signUp(buyer: Buyer, body: object, key?: string) {
  return buyer.call<Joined & Partial<RefusalBody>>('POST', '/accounts/sign-up', {
    body,
    ...(key === undefined ? {} : { key }),
  })
}

/** The code of a refusal, or `joined`. */
export function outcomeOf({ status, body }: { status: number; body: { code?: string } }): string {
  return status === 200 ? 'joined' : (body.code ?? String(status))
}

/** Counts the members of the market. */
export async function countMembers({ database }: Pick<TestMarket, 'database'>): Promise<number> {
  const { count } = await database.db
    .selectFrom('members')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
