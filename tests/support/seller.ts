import { randomInt } from 'node:crypto'
import { isBusinessNumber } from '@jangteo/core/seller/businessNumber.rules'
import type { Buyer, RefusalBody } from './buyer.ts'
import { proveEmail } from './emailProof.ts'
import { queuedMails } from './mail.ts'
import type { TestMarket } from './market.ts'
import type { Stock } from './stock.ts'

/** A business number that nobody has; the two digits in its middle say what the sandbox answers of it. */
export function aBusinessNumber(middle = '88'): string {
  const head = `${randomInt(100, 1000)}${middle}${String(randomInt(10_000)).padStart(4, '0')}`
  const found = Array.from({ length: 10 }, (_, digit) => `${head}${digit}`).find(isBusinessNumber)
  if (found === undefined) throw new Error(`no check digit fits ${head}`)
  return found
}

/** A word in small letters that nobody has. */
function aWord(): string {
  return `s${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}`
}

export const A_COMPANY = {
  companyName: '다담',
  representativeName: '이다담',
  mailOrderNumber: '2025-서울중구-77',
  businessAddress: '서울특별시 중구 세종대로 110',
  phone: '02-1234-5678',
}

export type ApplicationBody = {
  readonly businessNumber: string
  readonly loginId: string
  readonly email: string
  readonly storeName: string
  readonly storeUrl: string
  readonly agreedTermsList: readonly string[]
}

/** The specification's fields of an application, all of them nobody else's. */
export function anApplication(change: Partial<ApplicationBody> = {}): ApplicationBody {
  const word = aWord()
  return {
    businessNumber: aBusinessNumber(),
    loginId: word,
    email: `${word}@dadam.example`,
    storeName: `다담 ${word}`,
    storeUrl: word,
    agreedTermsList: ['SELLER_SERVICE', 'SELLER_PRIVACY'],
    ...change,
  }
}

/** The id of a root category. */
export async function aRootId({ database }: Stock): Promise<number> {
  const { id } = await database.db
    .selectFrom('categories')
    .select('id')
    .where('depth', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** An application with its company. */
export async function aWholeApplication(market: Stock, change: Partial<ApplicationBody> = {}) {
  return { ...anApplication(change), ...A_COMPANY, categoryIdList: [await aRootId(market)] }
}

export type Applied = Partial<RefusalBody> & { readonly applicationNumber?: string }

/** Applies for a store. */
export function applyForStore(buyer: Buyer, body: object, key?: string) {
  return buyer.call<Applied>('POST', '/customers/sellers', {
    body,
    ...(key === undefined ? {} : { key }),
  })
}

/** The fields that a refusal names, with their codes; `applied` for none. */
export function outcomeOfApplication({
  status,
  body,
}: {
  readonly status: number
  readonly body: Applied
}): string {
  if (status === 200) return 'applied'
  const data = body.data as { readonly violationList?: readonly { readonly code: string }[] } | null
  const codes = data?.violationList?.map(({ code }) => code).join(' ')
  return codes === undefined ? (body.code ?? String(status)) : `${body.code}: ${codes}`
}

/** An application that was sent, with the proof of its address in the browser that sent it. */
export async function anAppliedSeller(market: TestMarket, buyer: Buyer, body: ApplicationBody) {
  const { body: answer } = await applyForStore(buyer, body)
  const { applicationNumber } = answer
  if (applicationNumber === undefined) throw new Error(JSON.stringify(answer))
  const emailProof = await proveEmail(market, buyer, { email: body.email, purposeEnum: 'SELLER' })
  return { applicationNumber, emailProof }
}

/** Subjects of the mails to an address that wait to be sent, the oldest first. */
export async function subjectsTo(market: TestMarket, address: string): Promise<string[]> {
  const mails = await queuedMails(market)
  return mails.filter(({ to }) => to === address).map(({ subject }) => subject)
}
