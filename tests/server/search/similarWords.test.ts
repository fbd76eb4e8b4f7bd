import { jamoSimilarity } from '@jangteo/core/search/jamo.rules'
import { searchLetters } from '@jangteo/core/search/keyword.rules'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const PAIR_COUNT = 400

/** Pairs of texts that share letters: syllables of few letters, Latin, digits and spaces among them. */
const texts = fc
  .array(fc.constantFrom(...Array.from('가각간고곡구굴꿀마말먀a1 -')), {
    minLength: 1,
    maxLength: 8,
  })
  .map((characters) => characters.join(''))

test('데이터베이스와 규칙이 재는 닮음은 같다', async () => {
  const pairs = fc.sample(fc.tuple(texts, texts), PAIR_COUNT)
  const { rows } = await market.database.pool.query<{ similarity: number }>(
    'SELECT similarity(one, other) AS similarity FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS p (one, other, n) ORDER BY n',
    [pairs.map(([one]) => searchLetters(one)), pairs.map(([, other]) => searchLetters(other))],
  )
  expect(rows.map(({ similarity }) => similarity.toFixed(4))).toEqual(
    pairs.map(([one, other]) => jamoSimilarity(one, other).toFixed(4)),
  )
})
