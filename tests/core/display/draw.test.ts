import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  commitmentOf,
  type DrawEntry,
  drawPersonOf,
  drawWinners,
  entryHashOf,
  isDrawRight,
  listHashOf,
} from '@jangteo/core/display/draw.rules'
import { asciiBytes, fromHex, hmacSha256, sha256, toHex } from '@jangteo/core/display/sha256.rules'

const DRAW_ID = 'event-7'
const PERSON_KEY = 'ab'.repeat(32)

/** Entries of members, some of whom entered several times, in the order of their numbers. */
const entries = fc
  .array(fc.integer({ min: 1, max: 12 }), { maxLength: 30 })
  .map((members) => members.map((memberId, index) => entryOf(index + 1, memberId)))
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex)
const drawn = fc.record({
  entries,
  seed: seeds,
  winnersMax: fc.integer({ min: 0, max: 15 }),
})

function entryOf(entryNo: number, memberId: number): DrawEntry {
  const person = drawPersonOf(PERSON_KEY, memberId)
  return { entryNo, person, entryHash: entryHashOf(DRAW_ID, entryNo, person) }
}

type Drawn = {
  readonly entries: readonly DrawEntry[]
  readonly seed: string
  readonly winnersMax: number
}

function draw(input: Drawn) {
  return drawWinners({ drawId: DRAW_ID, beacon: '', ...input })
}

describe('SHA-256', () => {
  test('Node의 것과 같다', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toHex(sha256(bytes))).toEqual(createHash('sha256').update(bytes).digest('hex'))
      }),
    )
  })

  test('HMAC도 Node의 것과 같다', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 150 }),
        fc.uint8Array({ maxLength: 150 }),
        (key, bytes) => {
          const expected = createHmac('sha256', key).update(bytes).digest('hex')
          expect(toHex(hmacSha256(key, bytes))).toEqual(expected)
        },
      ),
    )
  })

  test('16진수는 갔다 오면 그대로고, 16진수가 아니거나 ASCII가 아닌 글자는 받지 않는다', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes)
      }),
    )
    expect(() => fromHex('abc')).toThrow('hexadecimal')
    expect(() => asciiBytes('가')).toThrow('ASCII')
  })
})

describe('추첨', () => {
  test('약속한 씨앗값은 바꿀 수 없다', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, other) => {
        expect(commitmentOf(seed) === commitmentOf(other)).toEqual(seed === other)
      }),
    )
  })

  test('한 사람은 한 번만, 당첨 인원까지만 뽑힌다', () => {
    fc.assert(
      fc.property(drawn, (input) => {
        const { winners } = draw(input)
        const persons = winners.map(
          ({ entryNo }) => input.entries.find((entry) => entry.entryNo === entryNo)?.person,
        )
        const everybody = new Set(input.entries.map(({ person }) => person)).size
        expect([new Set(persons).size, winners.map(({ rank }) => rank)]).toEqual([
          Math.min(everybody, input.winnersMax),
          winners.map((_, index) => index + 1),
        ])
      }),
    )
  })

  test('응모 목록을 어떤 차례로 주어도 결과가 같다', () => {
    const shuffled = drawn.chain((input) =>
      fc.tuple(
        fc.constant(input),
        fc.shuffledSubarray([...input.entries], { minLength: input.entries.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([input, others]) => {
        expect(draw({ ...input, entries: others })).toEqual(draw(input))
      }),
    )
  })

  test('당첨 인원이 늘어도 먼저 뽑힌 사람은 그대로다', () => {
    fc.assert(
      fc.property(drawn, (input) => {
        const more = draw({ ...input, winnersMax: input.winnersMax + 1 })
        expect(more.winners.slice(0, draw(input).winners.length)).toEqual(draw(input).winners)
      }),
    )
  })

  test('공개된 것으로 누구나 다시 계산할 수 있고, 무엇이든 바꾸면 어긋난다', () => {
    fc.assert(
      fc.property(drawn, seeds, (input, other) => {
        fc.pre(input.entries.length > 0 && other !== input.seed)
        const published = {
          drawId: DRAW_ID,
          beacon: '',
          ...input,
          ...draw(input),
          commitment: commitmentOf(input.seed),
        }
        const [first] = published.entries
        const added = entryOf(31, 12)
        const forged = [
          { ...published, seed: other },
          { ...published, entries: published.entries.slice(1) },
          { ...published, entries: [...published.entries, added] },
          {
            ...published,
            entries: published.entries.map((entry) =>
              entry === first ? { ...entry, person: added.entryHash } : entry,
            ),
          },
          { ...published, winners: [...published.winners, { rank: 99, entryNo: 31 }] },
        ]
        expect([isDrawRight(published), forged.map(isDrawRight)]).toEqual([
          true,
          forged.map(() => false),
        ])
      }),
    )
  })

  test('누구에게나 고르게 돌아간다', () => {
    const four = [1, 2, 3, 4].map((memberId) => entryOf(memberId, memberId))
    const counts = new Map<number, number>()
    const rounds = 4_000
    for (let round = 0; round < rounds; round += 1) {
      const seed = createHash('sha256').update(`round ${round}`).digest('hex')
      const [winner] = draw({ entries: four, seed, winnersMax: 1 }).winners
      const entryNo = winner?.entryNo ?? 0
      counts.set(entryNo, (counts.get(entryNo) ?? 0) + 1)
    }
    const expected = rounds / four.length
    const chiSquare = four
      .map(({ entryNo }) => ((counts.get(entryNo) ?? 0) - expected) ** 2 / expected)
      .reduce((sum, part) => sum + part, 0)
    // Three degrees of freedom: above 16.27 once in a thousand.
    expect(chiSquare).toBeLessThan(16.27)
  })

  test('목록의 해시는 적힌 대로 계산된다', () => {
    const list = [entryOf(2, 1), entryOf(1, 1)]
    const lines = `1:${list[1]?.entryHash}\n2:${list[0]?.entryHash}`
    expect(listHashOf(list)).toEqual(createHash('sha256').update(lines).digest('hex'))
  })
})
