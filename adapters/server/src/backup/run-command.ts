import { StartupError } from '@jangteo/postgres/database/startupError'
import { createProgress, type Progress } from '../app/progress.ts'
import { reportFailure } from '../app/report-failure.ts'
import { stopWithSignals } from '../app/stop-with-signals.ts'

/** Exit code that a shell says of a program that a signal ended. */
const INTERRUPTED = 130

type Command = {
  /** Arguments that stand behind the command's name. */
  readonly argument: string
  readonly progress: Progress
  readonly signal: AbortSignal
}

/** Runs a command with one argument as the main program of its process, and prints the lines that it answers. */
export async function runCommand(
  usage: string,
  work: (command: Command) => Promise<readonly string[]>,
): Promise<void> {
  const { signal } = stopWithSignals()
  try {
    const [argument, ...others] = process.argv.slice(2)
    if (argument === undefined || others.length > 0) throw new StartupError(`Usage: ${usage}`)
    const lines = await work({ argument, progress: createProgress(process.stdout), signal })
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    if (signal.aborted) process.exitCode = INTERRUPTED
    else reportFailure(error, signal)
  }
}
