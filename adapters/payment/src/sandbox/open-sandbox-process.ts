import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { MessageLink } from './message-link.ts'
import { type SandboxPlace, troubleMessage } from './sandbox-place.ts'

const ENTRY = join(import.meta.dirname, 'sandbox.entry.ts')
/** The sandbox holds a few records at a time. */
const FLAGS = ['--max-semi-space-size=1', '--max-old-space-size=64']

type ProcessSettings = SandboxPlace & {
  /** Called with trouble of the sandbox, and of its process. */
  readonly report: (trouble: unknown) => void
}

export type SandboxProcess = {
  readonly link: MessageLink
  /** Number of the running process; `null` before the first message. */
  readonly pid: () => number | null
  readonly close: () => void
}

function readTrouble(message: unknown): Error | null {
  const { data } = troubleMessage.safeParse(message)
  if (data === undefined) return null
  const { message: text, stack } = data.trouble
  return Object.assign(new Error(text), stack === null ? {} : { stack })
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/**
 * A sandbox in a process of its own, which starts with the first message and does not keep this one alive. When it
 * ended by itself the next message starts another; calls on their way get no answer, as from any gateway that breaks.
 */
export function openSandboxProcess({ report, ...place }: ProcessSettings): SandboxProcess {
  const listeners: ((message: unknown) => void)[] = []
  let child: ChildProcess | null = null
  let isClosed = false
  const receive = (message: unknown): void => {
    const trouble = readTrouble(message)
    if (trouble !== null) report(trouble)
    else for (const listen of listeners) listen(message)
  }
  const start = (): ChildProcess => {
    const started = fork(ENTRY, { execArgv: FLAGS })
    started.unref()
    started.channel?.unref()
    started.on('message', receive)
    started.on('error', report)
    started.once('exit', (code, signal) => {
      if (!isClosed) report(new Error(`the process of the sandbox ended with ${code ?? signal}`))
    })
    started.send(place)
    return started
  }
  return {
    link: {
      send: (message) => {
        if (isClosed) return
        child = child !== null && isRunning(child) ? child : start()
        child.send(message)
      },
      onMessage: (listen) => void listeners.push(listen),
    },
    pid: () => child?.pid ?? null,
    close: () => {
      isClosed = true
      child?.kill('SIGKILL')
    },
  }
}
