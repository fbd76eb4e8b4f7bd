import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

const ADDRESS = /(http:\/\/127\.0\.0\.1:\d+)/
const KIB_PER_MIB = 1024

export type ServerProcess = {
  readonly url: string
  /** From the start of the process to the printed address. */
  readonly startMs: number
  /** What the process holds in memory now, in MiB; `null` where the system does not tell. */
  readonly residentMib: () => number | null
  readonly stop: () => Promise<void>
}

async function untilAddress(child: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    const url = ADDRESS.exec(output)?.[1]
    if (url !== undefined) return url
  }
  throw new Error(`the server ended before it told its address:\n${output}`)
}

function residentMib(pid: number): number | null {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kib === undefined ? null : Number(kib) / KIB_PER_MIB
  } catch {
    return null
  }
}

const PRODUCTION = {
  PORT: '0',
  HOST: '127.0.0.1',
  NODE_ENV: 'production',
  PAYMENT_GATEWAY: 'sandbox',
}

/** Starts a server that prints its address; what it prints later is thrown away. */
export async function startServerProcess(
  entry: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...PRODUCTION, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await untilAddress(child)
  const startMs = performance.now() - startedAt
  child.stdout?.resume()
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'close')
    }
  }
  return { url, startMs, residentMib: () => residentMib(child.pid ?? 0), stop }
}
