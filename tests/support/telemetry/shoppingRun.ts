import { goodsNamed } from '../demoGoods.ts'
import { aBuyer, DEMO_PASSWORD } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { newMember } from '../member.ts'
import { ACCOUNT, atBank, checkAccount, issueAccount, read } from '../payment/deposit.ts'
import {
  agreeInWindow,
  approve,
  GUEST_PASSWORD,
  ORDERER,
  placeOrder,
  putInCart,
  SEOUL,
  showOrder,
} from '../purchase.ts'
import { uploadOne } from '../upload/form.ts'
import { aPhoto } from '../upload/pictures.ts'

const WRONG_PASSWORD = 'Wrong!2025'
const STRANGE_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJub2JvZHkifQ.c2lnbmF0dXJlc2lnbmF0dXJl'

/** A member's visit: a wrong password, the right one, an address, a purchase, a file, the end. */
async function visitAsMember(market: TestMarket): Promise<string[]> {
  const member = await newMember(market)
  const buyer = aBuyer(market)
  const { loginId } = member
  await buyer.call('POST', '/accounts/login', { body: { loginId, password: WRONG_PASSWORD } })
  await buyer.logIn(loginId)
  const body = { ...SEOUL, name: '우리 집', defaultYn: 'Y' }
  await buyer.ask('POST', '/buyers/addresses', { body })
  const order = await placeOrder(buyer, [await putInCart(buyer, goodsNamed('하동 세작 녹차'))])
  await approve(buyer, order, await agreeInWindow(market, { buyer, order }))
  await showOrder(buyer, order)
  const file = await uploadOne(market, buyer, { name: '홍길동.jpg', bytes: await aPhoto() })
  await fetch(`${market.url}${file.url}`)
  await fetch(`${market.url}${file.url}/thumbnail`)
  const secrets = [...buyer.cookies.values(), file.url.slice('/files/'.length)]
  await buyer.ask('POST', '/accounts/logout', { body: {} })
  return [...secrets, loginId, order.paymentGatewayIdEncrypt, order.ordersIdEncrypt]
}

/** A guest's: an order by virtual account, a refund account, the deposit, the order opened again. */
async function visitAsGuest(market: TestMarket): Promise<string[]> {
  const issued = await issueAccount(market)
  const { buyer, order, gatewayOrderId, attemptId } = issued
  await checkAccount(issued)
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  const { orderNumber } = await buyer.ask<{ orderNumber: string }>(
    'GET',
    `/orders/manages/${order.ordersIdEncrypt}`,
  )
  const other = aBuyer(market)
  for (const password of [WRONG_PASSWORD, GUEST_PASSWORD]) {
    await other.call('POST', '/accounts/guest-order', { body: { orderNumber, password } })
  }
  const attempt = await market.database.db
    .selectFrom('payment_attempts')
    .select(['deposit_account_number', 'deposit_secret', 'payment_key'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow()
  const known = Object.values(attempt).filter((value) => value !== null)
  return [...buyer.cookies.values(), ...other.cookies.values(), gatewayOrderId, ...known]
}

/** A stranger's: tokens that are none, calls without a session, texts where ids belong. */
async function visitAsStranger(market: TestMarket): Promise<string[]> {
  const stranger = aBuyer(market)
  const headers = { authorization: `Bearer ${STRANGE_TOKEN}` }
  await stranger.call('GET', '/buyers/addresses/me', { headers })
  await stranger.call('GET', `/goods/${encodeURIComponent(ORDERER.email)}`)
  await stranger.call('GET', `/orders/manages/${ORDERER.mobile}`)
  await fetch(`${market.url}/${ORDERER.mobile}?mail=${ORDERER.email}`)
  await fetch(`${market.url}/api/${ORDERER.email}`)
  return [...stranger.cookies.values(), STRANGE_TOKEN]
}

/** Texts that no log may hold. */
const ALWAYS_SECRET = [
  DEMO_PASSWORD,
  WRONG_PASSWORD,
  GUEST_PASSWORD,
  ORDERER.name,
  ORDERER.mobile,
  ORDERER.email,
  SEOUL.roadAddress,
  SEOUL.detailAddress,
  ACCOUNT.accountNumber,
  ACCOUNT.accountNumber.replaceAll('-', ''),
  '127.0.0.1',
]

/** Shops in every way that leaves something personal with the market; answers all of it. */
export async function shopInEveryWay(market: TestMarket): Promise<readonly string[]> {
  const secrets = [
    ...(await visitAsMember(market)),
    ...(await visitAsGuest(market)),
    ...(await visitAsStranger(market)),
  ]
  return [...new Set([...ALWAYS_SECRET, ...secrets])]
}
