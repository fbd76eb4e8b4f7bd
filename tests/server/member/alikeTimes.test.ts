import { ARGON2 } from '@jangteo/server/session/passwords'
import { afterEach, expect, test } from 'vitest'
import { findLonger, type Longer, type Side } from '../../support/alikeTimes.ts'
import { aBuyer } from '../../support/buyer.ts'
import { proveEmail } from '../../support/emailProof.ts'
import { type MarketChanges, openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries, newMember } from '../../support/member.ts'

let market: TestMarket
afterEach(() => market.close())

const aLoginId = () => `m${crypto.randomUUID().replaceAll('-', '').slice(0, 15)}`
const addressOf = (loginId: string) => `${loginId}@mail.example`

/** Login ids of members, and ids that look like them and that nobody has; each is tried once. */
type Ids = { readonly known: readonly string[]; readonly unknown: readonly string[] }

const IDS_MAX = 50

async function openWithMembers(changes: MarketChanges = {}): Promise<Ids> {
  market = await openMarket(changes)
  const members = await Promise.all(Array.from({ length: IDS_MAX }, () => newMember(market)))
  return {
    known: members.map(({ loginId }) => loginId),
    unknown: members.map(() => aLoginId()),
  }
}

/** Makes one call for each id, from a browser of its own; no try counts for the next one. */
function callsOf(path: string, ids: readonly string[], bodyOf: (id: string) => object): Side {
  return async (index) => {
    await forgetTries(market)
    const buyer = aBuyer(market)
    const body = bodyOf(ids[index] ?? '')
    return () => buyer.call('POST', path, { body })
  }
}

/** Finds if calls for known ids take longer (`FIRST`), or those for unknown ones. */
function longerOf(
  { known, unknown }: Ids,
  path: string,
  bodyOf: (id: string) => object,
): Promise<Longer> {
  return findLonger(callsOf(path, known, bodyOf), callsOf(path, unknown, bodyOf))
}

const wrongLogin = (loginId: string) => ({ loginId, password: 'wrong' })

test('로그인은 있는 아이디와 없는 아이디에 걸리는 시간이 같다', async () => {
  const ids = await openWithMembers()
  expect(await longerOf(ids, '/accounts/login', wrongLogin)).toEqual('NEITHER')
})

/** Compares as often as makes a difference that a busy machine does not hide. */
const HASHES = 8

test('없는 아이디의 비밀번호를 비교하지 않으면 걸리는 시간으로 알아챈다', async () => {
  const { password_hash: memberHash } = await hashOfMembers()
  const verify = async (hash: string, password: string) => {
    if (hash !== memberHash) return false
    for (let count = 1; count < HASHES; count += 1) await ARGON2.verify(hash, password)
    return ARGON2.verify(hash, password)
  }
  const ids = await openWithMembers({ hasher: { ...ARGON2, verify } })
  expect(await longerOf(ids, '/accounts/login', wrongLogin)).toEqual('FIRST')
})

/** Every member of these tests has the password of the demo, by one hash. */
async function hashOfMembers() {
  market = await openMarket()
  const { id } = await newMember(market)
  const row = await market.database.db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await market.close()
  return row
}

test.each(['FIND', 'CHANGE'])(
  '%s 인증번호는 회원의 주소와 모르는 주소에 걸리는 시간이 같다',
  async (purposeEnum) => {
    const bodyOf = (id: string) => ({ email: addressOf(id), purposeEnum })
    const ids = await openWithMembers()
    expect(await longerOf(ids, '/accounts/email-codes', bodyOf)).toEqual('NEITHER')
  },
)

test('재설정은 남의 아이디와 없는 아이디에 걸리는 시간이 같다', async () => {
  const ids = await openWithMembers()
  const buyer = aBuyer(market)
  const { loginId } = await newMember(market)
  const email = addressOf(loginId)
  const emailProof = await proveEmail(market, buyer, { email, purposeEnum: 'CHANGE' })
  const callsFor = (tried: readonly string[]): Side => {
    return async (index) => {
      await forgetTries(market)
      const password = 'Spring#2026'
      const proof = { emailProof }
      const body = { loginId: tried[index] ?? '', proof, password, confirmation: password }
      return () => buyer.call('POST', '/accounts/password-resets', { body })
    }
  }
  expect(await findLonger(callsFor(ids.known), callsFor(ids.unknown))).toEqual('NEITHER')
})
