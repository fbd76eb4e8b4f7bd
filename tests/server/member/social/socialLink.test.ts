import { JOB_PROGRAMS } from '@jangteo/server/job/job-programs'
import type { SocialPort } from '@jangteo/social/social.port'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../support/atOnce.ts'
import { aBuyer, type RefusalBody } from '../../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { aMember, forgetTries } from '../../../support/member.ts'
import {
  finishVisit,
  linkedOf,
  linkInRows,
  logInWith,
  type SocialList,
  visitProvider,
} from '../../../support/social.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const LINK = { purposeEnum: 'LINK' } as const
const NO_PASSWORD = { login_id: null, password_hash: null }

describe('연결', () => {
  test('회원이 계정을 연결하면 그 계정으로 로그인할 수 있다', async () => {
    const { buyer, memberId } = await aMember(market)
    const visit = { account: 'own', returnUrl: '/setting/security' }
    const { body } = await logInWith(market, buyer, { ...LINK, ...visit })
    expect(body).toEqual({ kindEnum: 'LINK', returnUrl: '/setting/security' })
    const login = await logInWith(market, aBuyer(market), visit)
    expect([login.body.kindEnum, login.body.me?.userSeq]).toEqual(['LOGIN', memberId])
  })

  test('로그인하지 않으면 연결을 시작하지 못한다', async () => {
    const body = { ...LINK, returnUrl: null }
    const { status, body: refusal } = await aBuyer(market).call(
      'POST',
      '/accounts/socials/kakao/start',
      { body },
    )
    expect([status, refusal.code]).toEqual([401, 'SESSION_REQUIRED'])
  })

  test('연결을 시작한 회원이 아니면 그 응답으로 연결하지 못한다', async () => {
    const { buyer } = await aMember(market)
    const answer = await visitProvider(market, buyer, { ...LINK, account: 'swapped' })
    buyer.cookies.delete('auth_token')
    expect((await finishVisit(buyer, answer)).body.code).toEqual('SOCIAL_UNKNOWN')
  })

  test('이미 연결한 계정, 같은 제공자의 다른 계정, 다른 회원의 계정은 연결하지 못한다', async () => {
    const { buyer, memberId } = await aMember(market)
    const { memberId: otherId } = await aMember(market)
    await linkInRows(market, memberId, { userId: 'sandbox-first' })
    await linkInRows(market, otherId, { provider: 'NAVER', userId: 'sandbox-theirs' })
    const codes = [
      await logInWith(market, buyer, { ...LINK, account: 'first' }),
      await logInWith(market, buyer, { ...LINK, account: 'second' }),
      await logInWith(market, buyer, { ...LINK, provider: 'naver', account: 'theirs' }),
    ].map(({ body }) => [body.code, body.message])
    expect(codes).toEqual([
      ['SOCIAL_ALREADY_LINKED', '이미 연결된 계정이에요.'],
      ['SOCIAL_ALREADY_LINKED', '이미 연결된 계정이에요.'],
      ['SOCIAL_DIFFERENT_ACCOUNT', '다른 계정에 연결된 SNS예요.'],
    ])
    expect(await linkedOf(buyer)).toEqual(['KAKAO'])
  })

  test('두 회원이 한 계정을 동시에 연결하면 한 사람만 연결된다', async () => {
    const members = [await aMember(market), await aMember(market)]
    const answers = await Promise.all(
      members.map(({ buyer }) => visitProvider(market, buyer, { ...LINK, account: 'shared' })),
    )
    const outcomes = await atOnce(
      market,
      'social_links',
      members.map(({ buyer }, index) => () => {
        const answer = answers[index]
        if (answer === undefined) throw new Error(`answer missing at ${index}`)
        return finishVisit(buyer, answer)
      }),
    )
    const kinds = outcomes.map(({ body }) => body.kindEnum ?? body.code)
    expect(kinds.toSorted()).toEqual(['LINK', 'SOCIAL_DIFFERENT_ACCOUNT'])
  })
})

describe('목록', () => {
  test('비회원은 쓸 수 있는 제공자를, 회원은 언제 연결했는지도 본다', async () => {
    const { buyer, memberId } = await aMember(market)
    await linkInRows(market, memberId, { provider: 'APPLE', userId: 'sandbox-listed' })
    const guest = await aBuyer(market).ask<SocialList>('GET', '/accounts/socials')
    const member = await buyer.ask<SocialList>('GET', '/accounts/socials')
    const open = (providerEnum: string, linkedAt: string | null = null) => ({
      providerEnum,
      isOpen: true,
      linkedAt,
    })
    expect([guest.socialList, member.socialList]).toEqual([
      [open('KAKAO'), open('NAVER'), open('APPLE')],
      [open('KAKAO'), open('NAVER'), open('APPLE', new Date(market.now()).toISOString())],
    ])
  })
})

const unlink = (buyer: Awaited<ReturnType<typeof aMember>>['buyer'], provider: string) =>
  buyer.call<{ done?: true } & RefusalBody>('DELETE', `/accounts/socials/${provider}`)

describe('해제', () => {
  test('해제하면 그 계정으로 로그인할 수 없고, 다시 연결할 수 있다', async () => {
    const { buyer, memberId } = await aMember(market)
    await linkInRows(market, memberId, { userId: 'sandbox-taken-off' })
    expect((await unlink(buyer, 'kakao')).status).toEqual(200)
    const visit = { account: 'taken-off' }
    expect((await logInWith(market, aBuyer(market), visit)).body.kindEnum).toEqual('SIGN_UP')
    expect((await logInWith(market, buyer, { ...LINK, ...visit })).body.kindEnum).toEqual('LINK')
  })

  test('연결하지 않은 제공자는 이미 해제됐다고 한다', async () => {
    const { buyer } = await aMember(market)
    const { status, body } = await unlink(buyer, 'naver')
    expect([status, body.code, body.message]).toEqual([
      409,
      'SOCIAL_ALREADY_UNLINKED',
      '이미 연결이 해제된 계정이에요.',
    ])
  })

  test('비밀번호가 없으면 마지막 연결은 해제하지 못한다', async () => {
    const { buyer, memberId } = await aMember(market, 'ASSOCIATE_MEMBER', NO_PASSWORD)
    await linkInRows(market, memberId, { userId: 'sandbox-last' })
    const { body } = await unlink(buyer, 'kakao')
    expect([body.code, body.message]).toEqual(['SOCIAL_LAST_WAY', '비밀번호를 먼저 만들어 주세요.'])
    expect(await linkedOf(buyer)).toEqual(['KAKAO'])
  })

  test('마지막 두 연결을 동시에 해제하면 하나는 남는다', async () => {
    const { buyer, memberId } = await aMember(market, 'ASSOCIATE_MEMBER', NO_PASSWORD)
    await linkInRows(market, memberId, { userId: 'sandbox-two' })
    await linkInRows(market, memberId, { provider: 'NAVER', userId: 'sandbox-two' })
    const outcomes = await atOnce(market, 'social_links', [
      () => unlink(buyer, 'kakao'),
      () => unlink(buyer, 'naver'),
    ])
    const codes = outcomes.map(({ status, body }) => (status === 200 ? 'done' : body.code))
    expect(codes.toSorted()).toEqual(['SOCIAL_LAST_WAY', 'done'])
    expect((await linkedOf(buyer)).length).toEqual(1)
  })
})

describe('제공자에게 알리기', () => {
  async function anEndedLink(userId: string): Promise<number> {
    const { memberId } = await aMember(market)
    const { id } = await market.database.db
      .insertInto('social_links')
      .values({
        member_id: memberId,
        provider: 'KAKAO',
        provider_user_id: userId,
        linked_at: new Date(market.now()),
        unlinked_at: new Date(market.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const isLeft = async (id: number) => {
    const row = await market.database.db
      .selectFrom('social_links')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    return row !== undefined
  }

  const linkIdsOf = async (of: TestMarket, memberId: number) => {
    const rows = await of.database.db
      .selectFrom('social_links')
      .select('id')
      .where('member_id', '=', memberId)
      .execute()
    return rows.map(({ id }) => id)
  }

  const run = (of: TestMarket, linkId: number) =>
    of.runtime.runPromise(JOB_PROGRAMS['unlink-social']?.({ linkId }) ?? Effect.die('no such job'))

  test('제공자가 끝내면 줄을 지우고, 두 번 해도 괜찮다', async () => {
    const id = await anEndedLink('sandbox-over')
    await run(market, id)
    await run(market, id)
    expect(await isLeft(id)).toEqual(false)
  })

  test('대답하지 않으면 줄이 남아 다음에 다시 묻는다', async () => {
    const silent: SocialPort = {
      authorizeUrl: () => '',
      exchange: () => Effect.succeed({ kind: 'unknown', why: 'not asked' }),
      unlink: () => Effect.succeed('unanswered'),
    }
    const other = await openMarket({ socials: { APPLE: silent } })
    try {
      const { memberId } = await aMember(other)
      await linkInRows(other, memberId, { provider: 'APPLE', userId: 'silent' })
      const { id: linkId } = await other.database.db
        .updateTable('social_links')
        .set({ unlinked_at: new Date(other.now()) })
        .where('member_id', '=', memberId)
        .returning('id')
        .executeTakeFirstOrThrow()
      await expect(run(other, linkId)).rejects.toThrow(`APPLE did not answer about link ${linkId}`)
      expect(await linkIdsOf(other, memberId)).toEqual([linkId])
    } finally {
      await other.close()
    }
  })

  test('그 사이 다시 연결한 계정의 동의는 끝내지 않는다', async () => {
    const asked: string[] = []
    const counting: SocialPort = {
      authorizeUrl: () => '',
      exchange: () => Effect.succeed({ kind: 'unknown', why: 'not asked' }),
      unlink: ({ userId }) => Effect.sync(() => (asked.push(userId), 'ended' as const)),
    }
    const other = await openMarket({ socials: { KAKAO: counting } })
    try {
      const { memberId } = await aMember(other)
      await linkInRows(other, memberId, { userId: 'again' })
      const { id } = await other.database.db
        .updateTable('social_links')
        .set({ unlinked_at: new Date(other.now()) })
        .where('member_id', '=', memberId)
        .returning('id')
        .executeTakeFirstOrThrow()
      await linkInRows(other, memberId, { userId: 'again' })
      await run(other, id)
      expect(asked).toEqual([])
      expect((await linkIdsOf(other, memberId)).length).toEqual(1)
    } finally {
      await other.close()
    }
  })
})
