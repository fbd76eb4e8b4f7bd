import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../root.ts'

export type Command = {
  readonly command: string
  readonly args: readonly string[]
  /** From the root; the root itself when left out. */
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
  /** Hears every line as it comes. */
  readonly onLine?: (line: string) => void
}

export type CommandEnd = { readonly code: number; readonly output: string }

const children = new Set<ChildProcess>()
const stopping = new AbortController()

/** Signal that is aborted when the check is stopped. */
export const STOPPED = stopping.signal

/** Ends everything that runs, so that a check that is stopped leaves nothing behind. */
export function stopEverything(): void {
  stopping.abort()
  for (const child of children) child.kill('SIGTERM')
}

/** Runs a command to its end and keeps everything it printed, without colours. A signal counts as code 1. */
export function runCommand({
  command,
  args,
  folder = '',
  env,
  onLine,
}: Command): Promise<CommandEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: `${ROOT}/${folder}`,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let output = ''
    const hear = (chunk: Buffer): void => {
      const text = stripVTControlCharacters(chunk.toString())
      output += text
      const last = text.split('\n').findLast((line) => line.trim() !== '')
      if (last !== undefined) onLine?.(last.trim())
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', (code) => {
      children.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Flags of tsc: each further checker checks again what its files share with the others, 17 s of the processor for 10. */
export const ONE_CHECKER = ['--checkers', '1'] as const

/** A tool of the root's `node_modules/.bin`. */
export function tool(name: string): string {
  return `${ROOT}/node_modules/.bin/${name}`
}

/** Reads a figure out of what a tool printed, 0 when it is not there: a tool that looked at no file has proved nothing. */
export function countIn(output: string, figure: RegExp): number {
  return Number(figure.exec(output)?.[1] ?? 0)
}
