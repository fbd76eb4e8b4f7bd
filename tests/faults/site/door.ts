import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { bundleProgram } from '@jangteo/bundle/bundleProgram'
import { untilEnded } from '../../support/runningProcess.ts'
import { readStartFlags } from '../../support/startFlags.ts'
import { listDependents } from './processes.ts'

const ENTRY = await bundleProgram(join(import.meta.dirname, '../market.entry.ts'))
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+(?=\n)/
const ADDRESS_LENGTH_MAX = 1000

/** A server process that can be killed and started again on the same data. */
export type Door = {
  /** The address of the running process; while none runs, it is waited for. */
  readonly url: () => Promise<string>
  readonly open: () => Promise<void>
  /** The number of the running process: of several, the supervisor's. */
  readonly pid: () => number
  /** SIGKILL: nothing of the process runs on, and what it had started has ended by itself. */
  readonly kill: () => Promise<void>
  /** SIGTERM: the process ends in order. Answers its exit code. */
  readonly close: () => Promise<number | null>
  /** Waits until the process ends by itself; answers its exit code. */
  readonly ended: () => Promise<number | null>
}

export type DoorRequest = {
  /** Workers of the market; by default as many as MARKET_WORKERS says, else one. */
  readonly workerCount?: number
  readonly env: Readonly<Record<string, string>>
  readonly logPath: string
  /** Called when the process ends although nobody killed it. */
  readonly onEnded: (what: string) => void
}

/** A door that is shut until it is opened. */
export function createDoor(request: DoorRequest): Door {
  const { env, logPath, onEnded } = request
  const { workerCount = Number(process.env['MARKET_WORKERS'] ?? 1) } = request
  let child: ChildProcess | null = null
  let isEndAwaited = false
  let address = Promise.withResolvers<string>()

  const open = async (): Promise<void> => {
    isEndAwaited = false
    const started = spawn(
      process.execPath,
      [...readStartFlags(), ENTRY, '--workers', String(workerCount)],
      {
        env: { ...process.env, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    child = started
    const endWithTest = () => void started.kill('SIGKILL')
    process.once('exit', endWithTest)
    const startEnded = Promise.withResolvers<never>()
    started.once('exit', (code) => {
      process.off('exit', endWithTest)
      address = Promise.withResolvers()
      startEnded.reject(new Error(`a server ended at its start: see ${logPath}`))
      if (!isEndAwaited) onEnded(`a server ended by itself with ${code}`)
    })
    address.resolve(await Promise.race([readAddress(started, logPath), startEnded.promise]))
  }
  const end = async (signal: NodeJS.Signals | null): Promise<number | null> => {
    if (child === null || hasExited(child)) return child?.exitCode ?? null
    isEndAwaited = true
    const exit = once(child, 'exit')
    if (signal !== null) child.kill(signal)
    await exit
    return child.exitCode
  }
  return {
    url: () => address.promise,
    open,
    pid: () => {
      if (child?.pid === undefined) throw new Error('no server runs')
      return child.pid
    },
    kill: async () => {
      const dependents = child?.pid === undefined ? [] : listDependents(child.pid)
      await end('SIGKILL')
      for (const pid of dependents) await untilEnded(pid)
    },
    close: () => end('SIGTERM'),
    ended: () => end(null),
  }
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function readAddress(child: ChildProcess, logPath: string): Promise<string> {
  const log = createWriteStream(logPath, { flags: 'a' })
  child.stderr?.pipe(log)
  child.stdout?.pipe(log, { end: false })
  return new Promise((resolve) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-ADDRESS_LENGTH_MAX)
      const [url] = ADDRESS.exec(output) ?? []
      if (url !== undefined) resolve(url)
    })
  })
}
