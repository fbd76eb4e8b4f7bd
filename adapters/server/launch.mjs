// Runs a script of the repository under its own Node, after installing what changed.
// Usage: node adapters/server/launch.mjs [flags of node] <script.ts> [arguments]
// This file alone runs on whatever Node the machine has, before anything is installed. npm's scripts
// `exec` it: a shell between npm and it would keep signals to itself.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending */

const NODE_MAJOR_MIN = 20
const PARENT_POLL_MS = 500
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const BIN = join(ROOT, 'node_modules/.bin')
const STAMP = join(ROOT, 'node_modules/.installed')
/** Keeps compiled modules: a start that finds them is faster, and smaller, because it never loads the compiler of types. */
const COMPILE_CACHE = join(ROOT, '.cache/node')
/** The C library gives back what buffers of requests took, where it would keep a third more than the process needs. */
const GIVE_BACK_MEMORY = {
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
}
const START = join(ROOT, 'adapters/server/src/app/start.ts')

/** @type {NodeJS.Signals[]} */
const PASSED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2']

/** @type {(line: string) => never} */
function fail(line) {
  console.error(line)
  process.exit(1)
}

/** Everything that decides what an installation holds. */
function hashManifests() {
  const adapters = readdirSync(join(ROOT, 'adapters')).map((name) => join('adapters', name))
  const files = ['.', 'core', 'ui', 'tests', ...adapters]
    .map((folder) => join(folder, 'package.json'))
    .concat('pnpm-lock.yaml', 'pnpm-workspace.yaml')
    .filter((file) => existsSync(join(ROOT, file)))
    .toSorted()
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function readPackageManager() {
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8')
  return /"packageManager": "(.+)"/.exec(manifest)?.[1] ?? fail('package.json names no pnpm.')
}

async function installIfChanged() {
  const wanted = hashManifests()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  rmSync(STAMP, { force: true })
  const pnpm = readPackageManager()
  console.log(`Installing packages with ${pnpm} (once; a minute or two) …`)
  const flags = ['--frozen-lockfile', '--config.confirm-modules-purge=false']
  const ending = await run('npx', ['--yes', pnpm, 'install', ...flags])
  if (ending.signal) endLike(ending)
  if (ending.code !== 0) {
    fail('Installing packages failed: read the lines above, check the network, and try again.')
  }
  writeFileSync(STAMP, wanted)
  await run(join(BIN, 'node'), [START, '--compile'])
}

/**
 * Runs a command to its end. Passes signals on, and ends the command when our own parent no longer exists.
 * @type {(command: string, words: string[]) => Promise<Ending>}
 */
function run(command, words) {
  const child = spawn(command, words, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? COMPILE_CACHE,
      ...GIVE_BACK_MEMORY,
    },
  })
  /** @type {(signal: NodeJS.Signals) => void} */
  const passOn = (signal) => void child.kill(signal)
  for (const signal of PASSED_SIGNALS) process.on(signal, passOn)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, PARENT_POLL_MS)
  return new Promise((settle) => {
    child.on('error', (error) => fail(`${command} does not start (${error.message}).`))
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      for (const passed of PASSED_SIGNALS) process.off(passed, passOn)
      settle({ code, signal })
    })
  })
}

/** @type {(ending: Ending) => never} */
function endLike({ code, signal }) {
  process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
}

if (process.platform === 'win32') fail('This runs on Linux and macOS: use WSL on Windows.')
if (Number.parseInt(process.versions.node, 10) < NODE_MAJOR_MIN) {
  fail(`Node ${process.versions.node} is too old: install Node ${NODE_MAJOR_MIN} or newer.`)
}
const words = process.argv.slice(2)
if (words.length === 0)
  fail('Name a script: node adapters/server/launch.mjs <script.ts> [arguments]')
await installIfChanged()
endLike(await run(join(BIN, 'node'), words))
