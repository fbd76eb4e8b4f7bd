// Clones the last commit into an empty folder and lives there as a stranger would, by hand:
//   node adapters/server/launch.mjs tests/setup/clean-clone.ts [start|test|both] [root|user|all]
// Root gets a folder that only root may enter; the ordinary user a path with spaces and an empty home.
// Needs root, which alone may become another user.
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '../support/root.ts'

type Stranger = {
  readonly name: string
  readonly base: string
  readonly uid: number
  readonly gid: number
}
type Run = { readonly child: ChildProcess; readonly output: () => string }

const SECOND_START_MS_MAX = 5000
const OPEN_TIMEOUT_MS = 600_000

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function idOf(flag: '-u' | '-g', user: string): number {
  return Number(execFileSync('id', [flag, user]).toString()) | 0
}

function meet(name: string): Stranger {
  if (name === 'root') {
    return { name, base: mkdtempSync(join(homedir(), 'clone-')), uid: 0, gid: 0 }
  }
  const base = mkdtempSync(join(tmpdir(), 'a clone of '))
  chmodSync(base, 0o755)
  return { name, base, uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') }
}

/** The clone and the home of a stranger. */
function settle({ base, uid, gid }: Stranger): { clone: string; home: string } {
  const clone = join(base, 'the market')
  const home = join(base, 'home')
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone])
  mkdirSync(home)
  execFileSync('chown', ['-R', `${uid}:${gid}`, base])
  return { clone, home }
}

/** Runs npm in the clone, in a group of its own as a terminal does, with nothing of this repository in sight. */
function npm(stranger: Stranger, words: readonly string[], env: NodeJS.ProcessEnv): Run {
  const { base, uid, gid } = stranger
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(ROOT))
  const child = spawn('npm', words, {
    cwd: join(base, 'the market'),
    uid,
    gid,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { HOME: join(base, 'home'), PATH: path.join(delimiter), ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  return { child, output: () => output }
}

/** Waits for a line of the output to match; fails with the output when the program ends first. */
async function untilMatch({ child, output }: Run, pattern: RegExp): Promise<string> {
  const deadline = Date.now() + OPEN_TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const found = pattern.exec(output())?.[1]
    if (found !== undefined) return found
    await delay(50)
  }
  throw new Error(`no ${pattern} in:\n${output()}`)
}

/** Starts, looks, ends with Ctrl-C; answers the milliseconds until the address was printed. */
async function startOnce(stranger: Stranger): Promise<{ ms: number; data: string }> {
  const startedAt = performance.now()
  const run = npm(stranger, ['start'], { PORT: '0' })
  const url = await untilMatch(run, /Address +(http\S+)/)
  const data = await untilMatch(run, /Data +(\S.*) \(/)
  const ms = Math.round(performance.now() - startedAt)
  for (const path of ['/', '/api/systems/status/health-check', '/api/displays/pages/main-list']) {
    const { status } = await fetch(url + path)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
  const ended = once(run.child, 'exit')
  process.kill(-(run.child.pid ?? 0), 'SIGINT')
  await ended
  if (run.child.exitCode !== 0) throw new Error(`Ctrl-C ends with ${run.child.exitCode}`)
  if (existsSync(join(data, 'data/postmaster.pid'))) throw new Error('PostgreSQL still runs')
  return { ms, data }
}

async function proveStart(stranger: Stranger): Promise<void> {
  const first = await startOnce(stranger)
  say(`  first start ${first.ms} ms, data in ${first.data}`)
  const second = await startOnce(stranger)
  say(`  second start ${second.ms} ms`)
  if (!first.data.startsWith(stranger.base)) rmSync(first.data, { recursive: true })
  if (second.ms > SECOND_START_MS_MAX) throw new Error('the second start is too slow')
}

async function proveTest(stranger: Stranger): Promise<void> {
  const startedAt = performance.now()
  const run = npm(stranger, ['test'], {})
  await once(run.child, 'close')
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  say(`  npm test: ${run.output().trim().split('\n').at(-1)} in ${seconds} s`)
  if (run.child.exitCode !== 0) throw new Error(run.output())
}

const [what = 'start', who = 'all'] = process.argv.slice(2)
for (const name of ['root', 'user'].filter((each) => who === 'all' || who === each)) {
  const stranger = meet(name)
  try {
    const { clone } = settle(stranger)
    say(`${name} in ${clone}`)
    if (what !== 'test') await proveStart(stranger)
    if (what !== 'start') await proveTest(stranger)
  } finally {
    rmSync(stranger.base, { recursive: true, force: true })
  }
}
