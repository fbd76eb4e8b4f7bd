import { spawn } from 'node:child_process'
import type { ChildProcess, StdioOptions } from 'node:child_process'
import { once } from 'node:events'

export type GroupRequest = {
  readonly words: readonly string[]
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  readonly stdio: StdioOptions
}

/**
 * Runs Node in a process group of its own: Ctrl-C reaches it through us alone, and `endGroup` reaches
 * everything that it started.
 */
export function startGroup({ words, cwd, env, stdio }: GroupRequest): ChildProcess {
  return spawn(process.execPath, words, {
    cwd,
    stdio,
    detached: true,
    env: { ...process.env, ...env },
  })
}

/** Ends a group and waits for its first process. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}
