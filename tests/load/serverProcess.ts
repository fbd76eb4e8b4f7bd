import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { listChildProcesses } from '../support/childProcesses.ts'
import { residentMib } from '../support/residentMib.ts'

const ADDRESS = /(http:\/\/127\.0\.0\.1:\d+)/

export type ServerProcess = {
  readonly url: string
  /** From the start of the process to the printed address. */
  readonly startMs: number
  /** Resident memory of the process now, in MiB; `null` where the system does not report it. */
  readonly residentMib: () => number | null
  /** The same of the processes that it has started: workers, the sandbox. Pages that they share count in each. */
  readonly startedMib: () => number
  readonly stop: () => Promise<void>
}

type Program = {
  readonly entry: string
  /** Flags of node. */
  readonly flags?: readonly string[]
  /** Arguments of the program. */
  readonly words?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Ends the program. */
  readonly signal: AbortSignal
}

async function untilAddress(child: ChildProcess): Promise<string> {
  let output = ''
  // A loop that is left would close the pipe, and the server goes on writing.
  const chunks = child.stdout?.iterator({ destroyOnReturn: false }) ?? []
  for await (const chunk of chunks) {
    output += String(chunk)
    const url = ADDRESS.exec(output)?.[1]
    if (url !== undefined) return url
  }
  throw new Error(`the server ended before it reported its address:\n${output}`)
}

const PRODUCTION = {
  PORT: '0',
  HOST: '127.0.0.1',
  NODE_ENV: 'production',
  PAYMENT_GATEWAY: 'sandbox',
  MAIL: 'outbox',
  IDENTITY_PROVIDER: 'sandbox',
  BUSINESS_REGISTRY: 'sandbox',
}

function startedMib(pid: number): number {
  return listChildProcesses(pid).reduce((sum, child) => sum + (residentMib(child.pid) ?? 0), 0)
}

/** Starts a server that prints its address; what it prints later is thrown away. */
export async function startServerProcess(program: Program): Promise<ServerProcess> {
  const { entry, flags = [], words = [], env, signal } = program
  signal.throwIfAborted()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...flags, entry, ...words], {
    env: { ...process.env, ...PRODUCTION, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  signal.addEventListener('abort', () => void child.kill('SIGTERM'), { once: true })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  const url = await untilAddress(child)
  const startMs = performance.now() - startedAt
  child.stdout?.resume()
  const pid = child.pid ?? 0
  return {
    url,
    startMs,
    residentMib: () => residentMib(pid),
    startedMib: () => startedMib(pid),
    stop,
  }
}
