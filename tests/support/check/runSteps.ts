import type { FinishedStep, Step, StepResult } from './step.ts'

export type Watcher = {
  readonly started: (name: string) => void
  readonly doing: (name: string, what: string) => void
  readonly finished: (step: FinishedStep) => void
}

const AT_ONCE_MAX = 2

/**
 * Runs every step, two at a time where they allow it. A step whose dependency failed is not run
 * and fails. Answers them in the order in which they ended.
 */
export async function runSteps(
  steps: readonly Step[],
  watcher: Watcher,
): Promise<readonly FinishedStep[]> {
  const finished: FinishedStep[] = []
  const running = new Map<Step, Promise<void>>()
  const waiting = [...steps]
  const runOne = async (step: Step): Promise<void> => {
    const end = await runStep(step, { finished, watcher })
    running.delete(step)
    finished.push(end)
    watcher.finished(end)
  }
  const start = (step: Step): void => {
    waiting.splice(waiting.indexOf(step), 1)
    running.set(step, runOne(step))
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => mayStart(step, { running: [...running.keys()], finished }))
    if (next !== undefined) start(next)
    else if (running.size > 0) await Promise.race(running.values())
    else
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join()}`)
  }
  return finished
}

type Situation = { readonly running: readonly Step[]; readonly finished: readonly FinishedStep[] }

function mayStart(step: Step, { running, finished }: Situation): boolean {
  const isReady = (step.after ?? []).every((name) => finished.some((end) => end.name === name))
  if (!isReady || running.length >= AT_ONCE_MAX) return false
  return running.length === 0 || (step.isAlone !== true && !running.some(({ isAlone }) => isAlone))
}

type PresenterContext = { readonly finished: readonly FinishedStep[]; readonly watcher: Watcher }

async function runStep(
  { name, after = [], run }: Step,
  { finished, watcher }: PresenterContext,
): Promise<FinishedStep> {
  const startedMs = performance.now()
  const end = (result: StepResult): FinishedStep => ({
    ...result,
    name,
    durationMs: performance.now() - startedMs,
  })
  const failed = finished.filter((step) => after.includes(step.name) && !step.isOk)
  const [broken] = failed
  if (broken !== undefined)
    return end({ isOk: false, figure: `not run: ${broken.name}`, output: '' })
  watcher.started(name)
  try {
    return end(await run((what) => watcher.doing(name, what)))
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return end({ isOk: false, figure: 'broke', output })
  }
}
