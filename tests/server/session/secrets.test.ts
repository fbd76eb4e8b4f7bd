import { createHmac, createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createSeals } from '@jangteo/server/wire/seals'
import { fingerprintOf, keyIdOf } from '@jangteo/server/wire/secrets'
import { createWireIds } from '@jangteo/server/wire/wire-ids'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const FIRST = 'one secret of a market, long enough'
const SECOND = 'another secret of a market, as long'
const THIRD = 'a third secret of a market, long too'
const BEFORE = { current: FIRST, former: null }
const AFTER = { current: SECOND, former: FIRST }
const LATER = { current: THIRD, former: SECOND }

/** A text as it was sealed before sealed texts named their key. */
function sealedUnnamed(text: string): string {
  const key = Buffer.from(hkdfSync('sha256', FIRST, '', 'jangteo refund account', 32))
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

test('앞의 비밀키로 봉한 글은 그것을 함께 아는 동안 열리고, 새로 봉하는 글은 새 열쇠의 이름을 단다', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sealed = createSeals(BEFORE).seal(text)
      const resealed = createSeals(AFTER).seal(text)
      expect([
        createSeals(BEFORE).open(sealed),
        createSeals(AFTER).open(sealed),
        createSeals(AFTER).open(resealed),
        createSeals(LATER).open(resealed),
        sealed.startsWith(createSeals(BEFORE).prefix),
        resealed.startsWith(createSeals(AFTER).prefix),
      ]).toEqual([text, text, text, text, true, true])
    }),
  )
})

test('이름을 달기 전에 봉한 글도 그 비밀키를 아는 동안 열린다', () => {
  const sealed = sealedUnnamed('110-123-456789')
  const openWith = (secrets: typeof BEFORE | typeof AFTER) => () =>
    createSeals(secrets).open(sealed)
  expect([openWith(BEFORE)(), openWith(AFTER)()]).toEqual(['110-123-456789', '110-123-456789'])
  expect(openWith(LATER)).toThrow(new Error('a sealed text opens with neither secret: key unnamed'))
})

test('모르는 비밀키로 봉한 글과 고친 글은 열리지 않는다', () => {
  const sealed = createSeals(BEFORE).seal('110-123-456789')
  const unknown = new Error(`a sealed text opens with neither secret: key ${keyIdOf(FIRST)}`)
  const altered = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(() => createSeals(LATER).open(sealed)).toThrow(unknown)
  expect(() => createSeals(BEFORE).open(altered)).toThrow(unknown)
})

test('숨긴 번호는 비밀키를 바꿔도 앞의 것을 아는 동안 열리고, 길이는 그대로이다', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      const before = createWireIds(BEFORE).seal('order', id)
      const after = createWireIds(AFTER).seal('order', id)
      expect([
        [createWireIds(AFTER).open('order', before), createWireIds(AFTER).open('order', after)],
        [createWireIds(AFTER).open('payment', before), createWireIds(LATER).open('order', before)],
        [before.length, after.length, before === after],
      ]).toEqual([
        [id, id],
        [null, null],
        [22, 22, false],
      ])
    }),
  )
})

test('여러 번호를 한 번에 숨겨도 하나씩 숨긴 것과 같다', () => {
  const { seal, sealEach } = createWireIds(BEFORE)
  const ids = fc.array(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { maxLength: 50 })
  fc.assert(
    fc.property(ids, (chosen) => {
      const rows = chosen.map((id) => ({ id }))
      const sealed = rows.map((row) => [row, seal('review', row.id)])
      expect(sealEach('review', rows)).toEqual(sealed)
    }),
  )
})

test('쓰임새가 다르면 열쇠도 다르고, 지문과 이름과 요약에서 비밀키는 드러나지 않는다', () => {
  const { digest } = createSeals(BEFORE)
  const shown = [fingerprintOf(FIRST), keyIdOf(FIRST), digest('a'), digest('b')]
  const plain = createHmac('sha256', FIRST).update('a').digest('base64url')
  expect([
    new Set([...shown, plain]).size,
    digest('a') === createSeals(BEFORE).digest('a'),
  ]).toEqual([5, true])
})
