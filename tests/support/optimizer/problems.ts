import { NO_OPTION } from '@jangteo/core/optimizer/problem.rules'
import type { AssignmentProblem, GroupOption } from '@jangteo/core/optimizer/problem.rules'
import * as fc from 'fast-check'

const TASKS_MAX = 4
const KIND_MAX = 2
const GROUPS = 2

type Sizes = {
  readonly tasks: number
  readonly firsts: number
  readonly seconds: number
  readonly groupAgents: number
}

const SIZES: fc.Arbitrary<Sizes> = fc.record({
  tasks: fc.integer({ min: 1, max: TASKS_MAX }),
  firsts: fc.nat({ max: KIND_MAX }),
  seconds: fc.nat({ max: KIND_MAX }),
  groupAgents: fc.nat({ max: KIND_MAX }),
})

/** Values that often tie, and values that seldom do. */
const VALUES = fc.oneof(fc.constantFrom(5, 10, 20), fc.integer({ min: 1, max: 60 }))

/** The values of a task's pairs: two agents are worth at most the sum of each alone. */
function taskValues({ firsts, seconds }: Sizes): fc.Arbitrary<number[][]> {
  const alone = (count: number) =>
    fc.array(fc.option(VALUES, { nil: -1, freq: 3 }), { minLength: count, maxLength: count })
  const overlap = fc.nat({ max: 8 })
  return fc.tuple(alone(firsts), alone(seconds), overlap).map(([ofFirsts, ofSeconds, less]) =>
    [0, ...ofFirsts].map((one) =>
      [0, ...ofSeconds].map((other) => {
        if (one < 0 || other < 0) return -1
        return one === 0 || other === 0 ? one + other : Math.max(one, other, one + other - less)
      }),
    ),
  )
}

function anOption(agent: number, loadMax: number, drawn: readonly [number, number, boolean]) {
  const [slack, cap, isRounded] = drawn
  const shape = isRounded
    ? { percent: 5 + cap, rounding: 10, cap: cap % 3 === 0 ? Infinity : cap }
    : { percent: 100, rounding: 1, cap }
  return { agent, base: loadMax + slack, ...shape }
}

function optionsOf(
  values: readonly (readonly (readonly number[])[])[],
  groupOf: readonly number[],
  groupAgents: number,
): fc.Arbitrary<GroupOption[][]> {
  const drawn = fc.tuple(fc.nat({ max: 80 }), fc.integer({ min: 1, max: 60 }), fc.boolean())
  const ofGroup = (group: number) => {
    const counts = groupOf.map((own) => own === group)
    const loads = values.map((ofTask, task) =>
      counts[task] === true ? Math.max(...ofTask.flat()) : 0,
    )
    const loadMax = loads.reduce((sum, load) => sum + load, 0)
    return fc
      .array(fc.option(drawn), { minLength: groupAgents, maxLength: groupAgents })
      .map((all) => [
        { ...NO_OPTION, counts: counts.map(() => false) },
        ...all.flatMap((one, agent) =>
          one === null ? [] : [{ ...anOption(agent, loadMax, one), counts }],
        ),
      ])
  }
  return fc.tuple(...Array.from({ length: GROUPS }, (_, group) => ofGroup(group)))
}

/** Problems that are small enough for every assignment to be tried, with ranks in any order. */
export const SMALL_PROBLEMS: fc.Arbitrary<AssignmentProblem> = SIZES.chain((sizes) => {
  const { tasks, firsts, seconds, groupAgents } = sizes
  const many = <Item>(item: fc.Arbitrary<Item>) =>
    fc.array(item, { minLength: tasks, maxLength: tasks })
  const ranks = Array.from({ length: firsts + seconds + groupAgents }, (_, rank) => rank)
  const shuffled = fc.shuffledSubarray(ranks, { minLength: ranks.length })
  const drawn = fc.tuple(many(taskValues(sizes)), many(fc.nat({ max: GROUPS - 1 })), shuffled)
  return drawn.chain(([values, groupOf, order]) => {
    const ascending = (some: readonly number[]) => some.toSorted((one, other) => one - other)
    return optionsOf(values, groupOf, groupAgents).map((options) => ({
      firsts: ascending(order.slice(0, firsts)),
      seconds: ascending(order.slice(firsts, firsts + seconds)),
      groupAgents: ascending(order.slice(firsts + seconds)),
      groupOf,
      values,
      options,
      unit: 10,
    }))
  })
})
