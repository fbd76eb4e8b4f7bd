import type { AssignmentProblem, AssignmentSolution, Optimum } from './problem.rules.ts'
import { solveProblem } from './tieBreak.rules.ts'
import { WORK_MAX } from './work.rules.ts'

function emptySolution({ values, options }: AssignmentProblem): AssignmentSolution {
  const none = values.map(() => 0)
  return { firstOf: none, secondOf: none, groupAgentOf: options.map(() => -1) }
}

/**
 * Solves independent assignment problems with one budget of work: branch and bound over a linear program. When the budget
 * is used up, the incumbents are the answer and nothing is proved. Source: decision 025, decision 066.
 */
export function optimize(problems: readonly AssignmentProblem[]): Optimum {
  const work = { left: WORK_MAX }
  const solutions = problems.map((problem) => {
    const assignment = solveProblem(problem, work)
    if (assignment === null) return emptySolution(problem)
    const { firstOf, secondOf, optionOf } = assignment
    return { firstOf, secondOf, groupAgentOf: optionOf.map(({ agent }) => agent) }
  })
  return { solutions, isProven: work.left > 0 }
}
