import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleProgram } from '@jangteo/bundle/bundleProgram'
import { scratchRoot } from '@jangteo/embedded-postgres/scratchDirectory'
import { onTestFinished } from 'vitest'
import { hasProcess } from '../support/runningProcess.ts'

/** Bundled once, since a hundred tests start it. */
export const ENTRY = await bundleProgram(join(import.meta.dirname, 'market.entry.ts'))

export type Ending = { readonly code: number | null; readonly errors: string }

export type MarketProcess = {
  readonly pid: number
  readonly child: ChildProcess
  /** Its address, once it is open. */
  readonly url: Promise<string>
  readonly ended: Promise<Ending>
}

/** A name that a shell, a command line or a configuration file could stumble over. */
const AWKWARD_NAME = `장터 data's "best" $HOME`

/**
 * A directory to keep data in, removed at `end`: after the test, or after the file for one that its
 * tests share. PostgreSQL's user may enter it.
 */
export function aDirectory(end: (remove: () => void) => void = onTestFinished): string {
  const base = mkdtempSync(join(scratchRoot('none'), 'jangteo-setup-'))
  chmodSync(base, 0o711)
  end(() => rmSync(base, { recursive: true, force: true }))
  return join(base, AWKWARD_NAME)
}

/** Starts the market on any free port; it is killed with the test if it still runs. */
export function startMarket(env: Readonly<Record<string, string>>): MarketProcess {
  return watchProcess([process.execPath, ENTRY], env)
}

/** Starts a program in a process group of its own, as a terminal does. */
export function watchProcess(
  [program = '', ...words]: readonly string[],
  env: Readonly<Record<string, string>>,
): MarketProcess {
  const child = spawn(program, words, {
    env: { ...process.env, PORT: '0', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid } = child
  if (pid === undefined) throw new TypeError(`${program} does not start`)
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const url = readUrl(child)
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, errors }))
  onTestFinished(async () => {
    if (hasProcess(-pid)) process.kill(-pid, 'SIGTERM')
    await ended
  })
  return { pid, child, url, ended }
}

function readUrl(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /http:\S+/.exec(output)
      if (url) resolve(url[0])
    })
  })
}

/** Counts the marks in the database of a market. */
export async function countMarks(market: MarketProcess): Promise<number> {
  const answer = await fetch(await market.url)
  return Number(await answer.text())
}

/** The pid of the PostgreSQL on a data directory. */
export function readPostmasterPid(dataDir: string): number {
  return Number(readFileSync(postmasterFile(dataDir), 'utf8').split('\n')[0])
}

export function postmasterFile(dataDir: string): string {
  return join(dataDir, 'postgres/data/postmaster.pid')
}
