import type { FinishedStep } from './step.ts'
import type { Watcher } from './runSteps.ts'

const NAME_WIDTH = 11
const LINE_WIDTH_MAX = 100
const PROGRESS_ON_SCREEN_MS = 500
const PROGRESS_IN_LOG_MS = 10_000

export type Report = Watcher & { readonly stop: () => void }

/**
 * One short line a step, the whole output of a step that failed, and signs of life from a long one:
 * on a screen a line that is written over, in a log a line now and then.
 */
export function printReport(screen: NodeJS.WriteStream): Report {
  const running = new Map<string, { readonly sinceMs: number; doing: string }>()
  const isLive = screen.isTTY
  const erase = () => (isLive ? screen.write('\r\u001B[2K') : undefined)
  const showProgress = (): void => {
    const lines = [...running].map(([name, { sinceMs, doing }]) =>
      `… ${name} ${seconds(performance.now() - sinceMs)} ${doing}`.slice(0, LINE_WIDTH_MAX),
    )
    if (lines.length === 0) return
    erase()
    screen.write(isLive ? lines.join(' | ').slice(0, screen.columns - 1) : `${lines.join('\n')}\n`)
  }
  const timer = setInterval(showProgress, isLive ? PROGRESS_ON_SCREEN_MS : PROGRESS_IN_LOG_MS)
  return {
    started: (name) => running.set(name, { sinceMs: performance.now(), doing: '' }),
    doing: (name, what) => {
      const step = running.get(name)
      if (step !== undefined) step.doing = what
    },
    finished: (step) => {
      running.delete(step.name)
      erase()
      screen.write(`${stepLine(step)}\n`)
      if (!step.isOk && step.output !== '') screen.write(`${step.output.trimEnd()}\n\n`)
    },
    stop: () => clearInterval(timer),
  }
}

function stepLine({ isOk, name, durationMs, figure }: FinishedStep): string {
  return `${isOk ? '✓' : '✗'} ${name.padEnd(NAME_WIDTH)} ${seconds(durationMs).padStart(6)}  ${figure}`
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)}s`
}
