import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries, newMember } from '../../support/member.ts'
import { anApplication, applyForStore } from '../../support/seller.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const CHECKS = {
  businessNumber: 'business-number',
  loginId: 'id',
  email: 'email',
  storeName: 'store-name',
  storeUrl: 'store-url',
} as const
type Field = keyof typeof CHECKS

const FIELDS = Object.keys(CHECKS) as Field[]

async function check(field: Field, value: string) {
  const query = new URLSearchParams({ [field]: value })
  const { status, body } = await aBuyer(market).call<{ duplicated?: boolean; code?: string }>(
    'GET',
    `/customers/sellers/${CHECKS[field]}-duplication-check?${String(query)}`,
  )
  return status === 200 ? body.duplicated : body.code
}

test('아무도 쓰지 않는 값은 다섯 가지 모두 사용할 수 있다', async () => {
  const application = anApplication()
  const answers = []
  for (const field of FIELDS) answers.push(await check(field, application[field]))
  expect(answers).toEqual([false, false, false, false, false])
})

test('심사 중인 신청이 쓰는 값은 크기나 모양이 달라도 사용할 수 없다', async () => {
  const application = anApplication()
  await applyForStore(aBuyer(market), application)
  const { businessNumber, loginId, email, storeName, storeUrl } = application
  const typed = {
    businessNumber: `${businessNumber.slice(0, 3)}-${businessNumber.slice(3, 5)}-${businessNumber.slice(5)}`,
    loginId: loginId.toUpperCase(),
    email: ` ${email.toUpperCase()}`,
    storeName: `${storeName.toUpperCase()} `,
    storeUrl: storeUrl.toUpperCase(),
  }
  const answers = []
  for (const field of FIELDS) answers.push(await check(field, typed[field]))
  expect(answers).toEqual([true, true, true, true, true])
})

test('운영 중인 스토어의 사업자등록번호, 이름, 주소는 사용할 수 없다', async () => {
  const store = await market.database.db
    .selectFrom('stores')
    .select(['business_number', 'name', 'url'])
    .where('url', '=', 'achimbat')
    .executeTakeFirstOrThrow()
  expect([
    await check('businessNumber', store.business_number),
    await check('storeName', store.name),
    await check('storeUrl', store.url),
  ]).toEqual([true, true, true])
})

test('구매자의 아이디와 이메일은 판매자가 써도 된다', async () => {
  const { loginId } = await newMember(market)
  expect([
    await check('loginId', loginId),
    await check('email', `${loginId}@mail.example`),
  ]).toEqual([false, false])
})

test('장터가 쓰는 주소는 사용할 수 없다', async () => {
  expect(await check('storeUrl', 'operator')).toEqual(true)
})

test.each([
  ['businessNumber', '123-45-67890', 'BUSINESS_NUMBER_INVALID'],
  ['businessNumber', '000-00-00000', 'BUSINESS_NUMBER_INVALID'],
  ['loginId', 'dadam', 'SELLER_ID_INVALID'],
  ['email', 'dadam', 'SELLER_EMAIL_INVALID'],
  ['storeName', '다', 'STORE_NAME_INVALID'],
  ['storeUrl', '다담', 'STORE_URL_INVALID'],
] as const)('%s에 %s은(는) %s', async (field, value, code) => {
  expect(await check(field, value)).toEqual(code)
})

test('한 주소에서 1분에 스무 번까지 물을 수 있다', async () => {
  const answers = []
  for (let count = 0; count < 21; count++) answers.push(await check('storeUrl', 'dadam-tea'))
  expect(answers.filter((answer) => answer === false).length).toEqual(20)
  expect(answers.at(-1)).toEqual('TOO_MANY_REQUESTS')
})
