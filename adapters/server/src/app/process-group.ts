import { spawn } from 'node:child_process'
import type { ChildProcess, StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'

export type GroupRequest = {
  readonly words: readonly string[]
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  readonly stdio: StdioOptions
  /** Leaves the processor to everything else that wants it. */
  readonly isBackground?: boolean
}

/**
 * Runs Node in a process group of its own: Ctrl-C reaches it through this process alone, and `endGroup` reaches
 * everything that it started.
 */
export function startGroup(request: GroupRequest): ChildProcess {
  const { words, cwd, env, stdio, isBackground = false } = request
  const child = spawn(process.execPath, words, {
    cwd,
    stdio,
    detached: true,
    env: { ...process.env, ...env },
  })
  if (isBackground && child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_LOW)
  }
  return child
}

/** Ends a group and waits for its first process. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}

export type WorkRequest = Omit<GroupRequest, 'stdio'> & {
  /** Ends the work; its reason is then thrown. */
  readonly signal: AbortSignal
  /** Hears what the work prints, as it comes. */
  readonly onOutput?: (text: string) => void
}

/** Runs a program in a group to its end, and returns everything that it printed. */
export async function runGroup(
  request: WorkRequest,
): Promise<{ readonly isDone: boolean; readonly output: string }> {
  const { signal, onOutput, ...group } = request
  const child = startGroup({ ...group, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = () => void endGroup(child)
  signal.addEventListener('abort', end)
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    onOutput?.(chunk.toString())
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  try {
    await once(child, 'close')
    signal.throwIfAborted()
    return { isDone: child.exitCode === 0, output }
  } finally {
    signal.removeEventListener('abort', end)
  }
}
