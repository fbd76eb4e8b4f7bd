import { createKnownCallers, isSameCaller } from '@jangteo/server/call/known-callers'
import type { CallerIdentity } from '@jangteo/server/call/caller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer, RefusalBody } from '../../support/buyer.ts'
import { openCountedMarket } from '../../support/database/countedMarket.ts'
import type { CountedWire } from '../../support/database/countedWire.ts'
import type { TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
let wire: CountedWire
beforeAll(async () => {
  const opened = await openCountedMarket()
  market = opened.market
  wire = opened.wire
})
afterAll(() => market.close())

const ADDRESS_COUNT = '/buyers/addresses/me-address-count'

/** A call that only members make, of one statement; its status and its refusal. */
async function countAddresses(buyer: Buyer) {
  const { status, body } = await buyer.call<Partial<RefusalBody>>('GET', ADDRESS_COUNT)
  return `${status} ${body.code ?? 'answered'}`
}

async function endSession(sessionId: string): Promise<void> {
  await market.database.db
    .updateTable('sessions')
    .set({ ended_at: new Date(market.now()) })
    .where('id', '=', sessionId)
    .execute()
}

test('알려진 회원의 조회는 세션을 확인하는 문장과 한 왕복에 나간다', async () => {
  const { buyer } = await aMember(market)
  const trips: string[] = []
  for (const count of [1, 2]) {
    wire.take()
    const answer = await countAddresses(buyer)
    const { statements, tripCount } = wire.take()
    trips.push(`${count}: ${answer}, ${statements.length} statements, ${tripCount} trips`)
  }
  expect(trips).toEqual([
    '1: 200 answered, 2 statements, 2 trips',
    '2: 200 answered, 2 statements, 1 trips',
  ])
})

test('다른 곳에서 끝난 세션에는 알던 회원이라도 아무것도 보이지 않는다', async () => {
  const { buyer, sessionId } = await aMember(market)
  const known = [await countAddresses(buyer), await countAddresses(buyer)]
  await endSession(sessionId)
  const ended = [await countAddresses(buyer), await countAddresses(buyer)]
  expect([known, ended]).toEqual([
    ['200 answered', '200 answered'],
    ['401 SESSION_EXPIRED', '401 SESSION_EXPIRED'],
  ])
})

test('자격이 바뀌면 바로 다음 조회부터 새 자격으로 답한다', async () => {
  const { buyer, memberId } = await aMember(market, 'ASSOCIATE_MEMBER')
  const kindOf = async () => {
    const me = await buyer.ask<{ memberShipType: string }>('GET', '/accounts/me')
    return me.memberShipType
  }
  const become = (kind: 'MEMBER' | 'ASSOCIATE_MEMBER') =>
    market.database.db
      .updateTable('members')
      .set({ membership_type: kind })
      .where('id', '=', memberId)
      .execute()
  const kinds = [await kindOf(), await kindOf()]
  for (const kind of ['MEMBER', 'ASSOCIATE_MEMBER'] as const) {
    await become(kind)
    kinds.push(await kindOf(), await kindOf())
  }
  expect(kinds).toEqual([
    'ASSOCIATE_MEMBER',
    'ASSOCIATE_MEMBER',
    'MEMBER',
    'MEMBER',
    'ASSOCIATE_MEMBER',
    'ASSOCIATE_MEMBER',
  ])
})

test('검색은 확인된 사람의 이름으로 한 번만 기록한다', async () => {
  const { buyer, sessionId } = await aMember(market)
  const keywords = ['처음 찾는 말', '다시 찾는 말', '로그아웃되고 찾는 말']
  for (const keyword of keywords) {
    if (keyword === keywords.at(-1)) await endSession(sessionId)
    await buyer.ask('GET', `/displays/pages/search-result?keyword=${encodeURIComponent(keyword)}`)
  }
  const rows = await market.database.db
    .selectFrom('search_log')
    .select(['keyword', 'visitor'])
    .where('keyword', 'in', keywords)
    .execute()
  const visitorOf = new Map(rows.map(({ keyword, visitor }) => [keyword, visitor.toString('hex')]))
  const [first, second, ended] = keywords.map((keyword) => visitorOf.get(keyword))
  expect([rows.length, first === second, ended === first]).toEqual([3, true, false])
})

const CREDENTIALS = { authorization: 'Bearer a.b.c', deviceId: 'device', isInApp: false }
const MEMBER: CallerIdentity = {
  kind: 'MEMBER',
  sessionId: 'session',
  memberId: 7,
  idleSeconds: 1800,
  hasPay: false,
  deviceId: 'device',
  isInApp: false,
}
const GUEST: CallerIdentity = { kind: 'GUEST', deviceId: 'device', isInApp: false }

test('a caller is known by the same credentials in the same device only, until they are a guest', () => {
  const callers = createKnownCallers()
  callers.note(CREDENTIALS, MEMBER)
  const found = [
    callers.find({ ...CREDENTIALS }),
    callers.find({ ...CREDENTIALS, authorization: 'Bearer a.b.d' }),
    callers.find({ ...CREDENTIALS, deviceId: 'other' }),
    callers.find({ ...CREDENTIALS, isInApp: true }),
  ]
  callers.note(CREDENTIALS, GUEST)
  expect([found, callers.find(CREDENTIALS)]).toEqual([[MEMBER, null, null, null], null])
})

test.each<[string, boolean, CallerIdentity]>([
  ['less time', true, { ...MEMBER, idleSeconds: 12 }],
  ['another membership', false, { ...MEMBER, kind: 'ASSOCIATE_MEMBER' }],
  ['another right', false, { ...MEMBER, hasPay: true }],
  ['another session', false, { ...MEMBER, sessionId: 'other' }],
  ['no session', false, GUEST],
])('a caller with %s is the same: %s', (_, isSame, other) => {
  expect(isSameCaller(MEMBER, other)).toBe(isSame)
})
