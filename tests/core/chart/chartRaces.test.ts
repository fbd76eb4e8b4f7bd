import { CHARTS } from '@jangteo/core/chart/chart.codes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { type RaceSights, raceOf } from '../../support/chart/chartRace.ts'
import { OTHER_RACES } from '../../support/chart/otherRaces.ts'
import { PROOF_RACES } from '../../support/chart/proofRaces.ts'
import { SHOPPING_RACES } from '../../support/chart/shoppingRaces.ts'

const RACE_SUBJECTS = { ...SHOPPING_RACES, ...PROOF_RACES, ...OTHER_RACES }

/**
 * Requests that may be given up or asked again before it answers: questions, files that nobody needs any more, and
 * removals that are asked for again with more lines, or taken back after them.
 */
const ABANDONABLE: Readonly<Record<string, readonly string[]>> = {
  cartSelection: ['removeLines'],
  couponSheet: ['loadCoupons', 'priceCoupons', 'registerCode'],
  keywordCompletion: ['completeKeyword'],
  paying: ['openWindow'],
  sellerApply: ['checkUnique'],
  upload: ['uploadBatch'],
}

/** The same races every time, so that every state is met every time. */
const SEED = 1
const RUNS = 100
/** On a busy machine. */
const TIMEOUT_MS = 60_000

function abandonedOf({ abandoned }: RaceSights) {
  return { abandoned: [...abandoned].toSorted() }
}

test('경주는 화면의 모든 도표를 달린다', () => {
  const processes = CHARTS.filter(({ kind }) => kind === 'process').map(({ id }) => id)
  expect(Object.keys(RACE_SUBJECTS).toSorted()).toEqual(processes.toSorted())
})

describe.each(Object.entries(RACE_SUBJECTS))('%s', (id, subject) => {
  test(
    '두 탭에서 무엇을 몇 번 누르고 답이 어떤 순서로 와도 한 번에 하나만 묻고, 늦은 답은 버리고, 끝에 닿는다',
    async () => {
      const sights: RaceSights = { states: new Set(), abandoned: new Set() }
      await fc.assert(raceOf(subject, sights), { numRuns: RUNS, seed: SEED })
      const states = Object.keys(subject.machine.states)
      expect({
        states: states.filter((state) => sights.states.has(state)),
        ...abandonedOf(sights),
      }).toEqual({
        states,
        abandoned: ABANDONABLE[id] ?? [],
      })
    },
    TIMEOUT_MS,
  )
})

test('이 경주는 아무도 기다리지 않는 기다림과 막다른 길을 알아본다', async () => {
  const machine = createMachine({
    id: 'seeded',
    initial: 'resting',
    states: {
      resting: { on: { 'buyer.press': 'waiting', 'buyer.leave': 'left' } },
      waiting: { tags: ['busy'] },
      left: {},
    },
  })
  const events = [{ type: 'buyer.press' }, { type: 'buyer.leave' }]
  const sights: RaceSights = { states: new Set(), abandoned: new Set() }
  const seeded = raceOf({ machine, events, answers: {}, ends: ['left'] }, sights)
  const { errorInstance } = await fc.check(seeded, { numRuns: RUNS, seed: SEED })
  expect(errorInstance).toHaveProperty('actual', [
    'waiting waits for nobody',
    'no way out of waiting',
  ])
})
