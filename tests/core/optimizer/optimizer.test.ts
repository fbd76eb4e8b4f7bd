import { optimize } from '@jangteo/core/optimizer/optimizer.rules'
import type { AssignmentProblem, Optimize } from '@jangteo/core/optimizer/problem.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestOfEvery, valueOf } from '../../support/optimizer/everyAssignment.ts'
import { SMALL_PROBLEMS } from '../../support/optimizer/problems.ts'

/** Whatever stands behind the port is judged by the same properties. */
const OPTIMIZERS: readonly (readonly [string, Optimize])[] = [['core', optimize]]

/** Every assignment of hundreds of problems is tried, and other tests run beside these. */
const BRUTE_FORCE_TIMEOUT_MS = 120_000

describe.each(OPTIMIZERS)('the optimizer of %s', (_name, solve) => {
  const outcomeOf = (problems: readonly AssignmentProblem[]) => {
    const { solutions, isProven } = solve(problems)
    const valued = problems.map((problem, index) => {
      const solution = solutions[index]
      return solution === undefined ? null : valueOf(problem, solution)
    })
    return { valued, isProven }
  }

  test(
    'finds the optimum of every small problem, and of equal ones the set of agents that precedes',
    { timeout: BRUTE_FORCE_TIMEOUT_MS },
    () => {
      fc.assert(
        fc.property(SMALL_PROBLEMS, (problem) => {
          expect(outcomeOf([problem])).toEqual({ valued: [bestOfEvery(problem)], isProven: true })
        }),
        { numRuns: 400 },
      )
    },
  )

  test('solves problems together as it solves each alone', () => {
    fc.assert(
      fc.property(fc.array(SMALL_PROBLEMS, { maxLength: 4 }), (problems) => {
        const alone = problems.flatMap((problem) => outcomeOf([problem]).valued)
        expect(outcomeOf(problems)).toEqual({ valued: alone, isProven: true })
      }),
      { numRuns: 50 },
    )
  })
})
