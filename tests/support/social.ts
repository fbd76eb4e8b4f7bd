import type { SocialPathName, SocialPurpose } from '@jangteo/core/session/social.codes'
import type { Buyer, RefusalBody } from './buyer.ts'
import type { TestMarket } from './market.ts'

type Decision = {
  readonly outcome?: 'closed' | 'denied' | 'known' | 'late' | 'unavailable' | 'unknown'
  readonly account?: string
  readonly email?: string
  readonly name?: string
}

export type Visit = Decision & {
  readonly provider?: SocialPathName
  readonly purposeEnum?: SocialPurpose
  readonly returnUrl?: string | null
}

/** Parameters of the page that a provider's return leads to. */
export type Return = {
  readonly path: string
  readonly code: string | null
  readonly state: string | null
  readonly error: string | null
  readonly name: string | null
}

/** Reads where an answer leads. */
export function returnAt(location: string): Return {
  const url = new URL(location, 'http://market.test')
  const { searchParams: query } = url
  const fragment = new URLSearchParams(url.hash.slice(1))
  return {
    path: url.pathname,
    code: query.get('code'),
    state: query.get('state'),
    error: query.get('error'),
    name: fragment.get('name'),
  }
}

/** Begins a visit and gives the address at the provider. */
export async function startVisit(buyer: Buyer, visit: Visit = {}): Promise<string> {
  const { provider = 'kakao', purposeEnum = 'LOGIN', returnUrl = null } = visit
  const body = { purposeEnum, returnUrl }
  const path = `/accounts/socials/${provider}/start`
  return (await buyer.ask<{ url: string }>('POST', path, { body })).url
}

/** Decides in the sandbox's window, and gives where it sends the browser. */
export async function decide(
  market: TestMarket,
  windowUrl: string,
  { outcome = 'known', account = 'haneul', email = '', name = '' }: Decision = {},
): Promise<string> {
  const url = new URL(windowUrl)
  const fields = { outcome, account, email, name }
  for (const [field, value] of Object.entries(fields)) url.searchParams.set(field, value)
  const answer = await market.showSandbox?.(`${url.pathname}/decision${url.search}`)
  const location = answer?.headers['location']
  if (location === undefined) throw new Error(`redirect missing in status ${answer?.status}`)
  return location
}

/** Opens an address of the market as a browser that comes back from a provider, and gives where that leads. */
export async function comeBack(
  market: TestMarket,
  address: string,
  init: RequestInit = {},
): Promise<Return> {
  const { pathname, search } = new URL(address)
  const response = await fetch(market.url + pathname + search, { ...init, redirect: 'manual' })
  const location = response.headers.get('location')
  if (location === null) throw new Error(`redirect missing in status ${response.status}`)
  return returnAt(location)
}

/** Goes to a provider and comes back with its answer. */
export async function visitProvider(
  market: TestMarket,
  buyer: Buyer,
  visit: Visit = {},
): Promise<Return> {
  return comeBack(market, await decide(market, await startVisit(buyer, visit), visit))
}

export type Me = { readonly userSeq: number; readonly memberShipType: string }

export type LoginAnswer = {
  readonly kindEnum: 'LINK' | 'LOGIN' | 'SIGN_UP'
  readonly me?: Me
  readonly noticeEnum?: string | null
  readonly ticket?: string
  readonly name?: string
  readonly email?: string | null
  readonly returnUrl: string | null
}

/** Posts what a provider sent back, as the page of the login does. */
export function finishVisit(buyer: Buyer, { code, state, name }: Return, provider = 'kakao') {
  const path = `/accounts/socials/${provider}/callback`
  return buyer.call<LoginAnswer & RefusalBody>('POST', path, { body: { code, state, name } })
}

/** The whole way: to the provider, back, and what the market answers. */
export async function logInWith(market: TestMarket, buyer: Buyer, visit: Visit = {}) {
  return finishVisit(buyer, await visitProvider(market, buyer, visit), visit.provider)
}

/** Links a social account to a member without any visit. */
export async function linkInRows(
  { database, now }: TestMarket,
  memberId: number,
  account: { readonly provider?: 'APPLE' | 'KAKAO' | 'NAVER'; readonly userId: string },
): Promise<void> {
  await database.db
    .insertInto('social_links')
    .values({
      member_id: memberId,
      provider: account.provider ?? 'KAKAO',
      provider_user_id: account.userId,
      linked_at: new Date(now()),
    })
    .execute()
}

/** Consents that a social sign-up requires. */
export const REQUIRED_TERMS = ['AGE_OVER_14', 'SERVICE', 'FINANCE', 'PRIVACY_REQUIRED'] as const

/** Goes to a provider for the first time, and gives the ticket to sign up with. */
export async function drawTicket(
  market: TestMarket,
  buyer: Buyer,
  visit: Visit = {},
): Promise<string> {
  const { body } = await logInWith(market, buyer, visit)
  if (body.ticket === undefined) throw new Error(`ticket missing: ${JSON.stringify(body)}`)
  return body.ticket
}

/** Signs up with a ticket. */
export function signUpWith(
  buyer: Buyer,
  ticket: string,
  agreedTermsList: readonly string[] = REQUIRED_TERMS,
) {
  const body = { ticket, agreedTermsList }
  return buyer.call<{ me: Me; returnUrl: string | null } & RefusalBody>(
    'POST',
    '/accounts/socials/sign-up',
    { body },
  )
}

export type SocialList = {
  readonly socialList: readonly {
    readonly providerEnum: string
    readonly isOpen: boolean
    readonly linkedAt: string | null
  }[]
}

/** Providers that a caller's account is linked to. */
export async function linkedOf(buyer: Buyer): Promise<string[]> {
  const { socialList } = await buyer.ask<SocialList>('GET', '/accounts/socials')
  return socialList.flatMap(({ providerEnum, linkedAt }) => (linkedAt === null ? [] : providerEnum))
}
