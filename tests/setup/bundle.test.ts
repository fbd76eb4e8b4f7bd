import { execFile } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { BundleError, bundleProgram } from '@jangteo/bundle/bundleProgram'
import { PROGRAMS_DIRECTORY, programName, readRecord } from '@jangteo/bundle/bundleRecord'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const CACHE = join(ROOT, '.cache')
/** Written before any build of a test began. */
const LONG_AGO = new Date('2026-01-01T00:00:00Z')

type Program = {
  readonly entry: string
  readonly directory: string
  readonly write: (name: string, code: string) => void
}

/** A program of the repository, removed with its bundles when the test ends. */
function aProgram(files: Readonly<Record<string, string>>): Program {
  mkdirSync(CACHE, { recursive: true })
  const directory = mkdtempSync(join(CACHE, 'bundle-test-'))
  const entry = join(directory, 'main.ts')
  const write = (name: string, code: string): void => {
    const path = join(directory, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
    utimesSync(path, LONG_AGO, LONG_AGO)
  }
  for (const [name, code] of Object.entries(files)) write(name, code)
  onTestFinished(() => {
    for (const path of bundlesOf(entry, '*')) rmSync(path, { recursive: true, force: true })
    rmSync(directory, { recursive: true, force: true })
  })
  return { entry, directory, write }
}

const bundlesOf = (entry: string, pattern: string): string[] =>
  globSync(join(PROGRAMS_DIRECTORY, `${programName(entry)}.${pattern}`))

async function run(path: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [path])
  return stdout.trim()
}

/** Bundles a program; counts the builds. */
async function bundle(entry: string): Promise<{ path: string; buildCount: number }> {
  let buildCount = 0
  const path = await bundleProgram(entry, () => (buildCount += 1))
  return { path, buildCount }
}

const TWO_MODULES = {
  'main.ts': `import { price } from './price.ts'\nconsole.log(price satisfies number)\n`,
  'price.ts': `export const price: number = 1000\n`,
}

test('a program is bundled once, and its bundle runs without its sources', async () => {
  const { entry, write } = aProgram(TWO_MODULES)
  const first = await bundle(entry)
  const second = await bundle(entry)
  expect([first.buildCount, second.buildCount, second.path === first.path]).toEqual([1, 0, true])
  write('price.ts', 'throw new Error()')
  expect(await run(first.path)).toBe('1000')
})

test('a change of any module of a program builds it again', async () => {
  const { entry, write } = aProgram(TWO_MODULES)
  await bundle(entry)
  write('price.ts', 'export const price = 2000\n')
  const { path, buildCount } = await bundle(entry)
  expect([buildCount, await run(path)]).toEqual([1, '2000'])
})

test('a module of which nothing is left in the bundle counts as well', async () => {
  const { entry, write } = aProgram({
    'main.ts': `import { price } from './prices.ts'\nconsole.log(price)\n`,
    'prices.ts': `export { price } from './old.ts'\n`,
    'old.ts': 'export const price = 1000\n',
    'new.ts': 'export const price = 3000\n',
  })
  await bundle(entry)
  write('prices.ts', `export { price } from './new.ts'\n`)
  const { path } = await bundle(entry)
  expect(await run(path)).toBe('3000')
})

test('a bundle whose first file was removed is built again', async () => {
  const { entry } = aProgram(TWO_MODULES)
  const first = await bundle(entry)
  rmSync(dirname(first.path), { recursive: true })
  const { path, buildCount } = await bundle(entry)
  expect([buildCount, await run(path)]).toEqual([1, '1000'])
})

test('a program that cannot be built is refused with the file and the line, and the former bundle stays', async () => {
  const { entry, write } = aProgram(TWO_MODULES)
  const first = await bundle(entry)
  write('price.ts', 'export const price = \n')
  const refusal = await bundleProgram(entry).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(BundleError)
  expect(String(refusal)).toContain('cannot be bundled: fix what these lines name.')
  expect(String(refusal)).toContain('price.ts:1')
  expect(String(refusal)).not.toContain('at async')
  expect(existsSync(first.path)).toBe(true)
  write('price.ts', TWO_MODULES['price.ts'])
  expect(await bundle(entry)).toEqual({ path: first.path, buildCount: 0 })
})

test('a file that is written during the build makes no bundle that counts as fresh', async () => {
  const { entry, directory } = aProgram(TWO_MODULES)
  const building = bundleProgram(entry)
  const touch = () => utimesSync(join(directory, 'price.ts'), new Date(), new Date())
  const writing = setInterval(touch, 5)
  onTestFinished(() => clearInterval(writing))
  await expect(building).rejects.toThrow('changed while it was bundled: start again.')
  expect(readRecord(entry)).toBeNull()
})

test('two builds at once both give a bundle that runs', async () => {
  const { entry } = aProgram(TWO_MODULES)
  const both = await Promise.all([bundle(entry), bundle(entry)])
  expect(await Promise.all(both.map(({ path }) => run(path)))).toEqual(['1000', '1000'])
})

test('the oldest bundles are removed, four stay', async () => {
  const { entry, write } = aProgram(TWO_MODULES)
  for (const price of [1, 2, 3, 4, 5]) {
    write('price.ts', `export const price = ${price}\n`)
    await bundle(entry)
  }
  expect(bundlesOf(entry, '*-*')).toHaveLength(4)
  expect(await run((await bundle(entry)).path)).toBe('5')
})

test('a module finds the files beside its source, and starts the programs of the bundle', async () => {
  const { entry, directory } = aProgram({
    'main.ts': `import { execFileSync } from 'node:child_process'
      import { readFileSync } from 'node:fs'
      import { join } from 'node:path'
      const CHILD = join(import.meta.dirname, 'child.entry.ts')
      console.log(readFileSync(join(import.meta.dirname, 'beside.txt'), 'utf8'))
      console.log(import.meta.url.endsWith('/main.ts'))
      console.log(CHILD)
      console.log(execFileSync(process.execPath, [CHILD]).toString())\n`,
    'child.entry.ts': `import { price } from './price.ts'\nconsole.log(price)\n`,
    'price.ts': 'export const price = 1000',
    'beside.txt': '곁',
  })
  const { path } = await bundle(entry)
  rmSync(join(directory, 'child.entry.ts'))
  const [beside, hasSourceUrl, child, price] = (await run(path)).split('\n')
  expect([beside, hasSourceUrl, price]).toEqual(['곁', 'true', '1000'])
  expect(child).toBe(join(dirname(path), 'child.entry.mjs'))
})

test('packages that stay where they are installed are imported and required from there', async () => {
  const { entry } = aProgram({
    'main.ts': `import './required.cjs'\nconst { kind } = await import('pino')\nconsole.log(kind)\n`,
    'required.cjs': `console.log(require('pino').kind)\n`,
    'node_modules/pino/package.json': `{
      "name": "pino",
      "exports": { "import": "./imported.mjs", "require": "./required.cjs" }
    }`,
    'node_modules/pino/imported.mjs': `export const kind = import.meta.url.split('/').at(-1)\n`,
    'node_modules/pino/required.cjs': `exports.kind = __filename.split('/').at(-1)\n`,
  })
  const { path } = await bundle(entry)
  expect(await run(path)).toBe('required.cjs\nimported.mjs')
})

test('classes of errors have the names of their source, though two share one', async () => {
  const { entry } = aProgram({
    'main.ts': `import { Refused } from './other.ts'
      const Mine = (() => { class Refused extends Error {} return Refused })()
      class Local extends Error {}
      console.log(Refused.name, Mine.name, Local.name)\n`,
    'other.ts': `import { Refused as Third } from './third.ts'\nexport class Refused extends Third {}\n`,
    'third.ts': 'export class Refused extends Error {}\n',
  })
  const { path } = await bundle(entry)
  expect(await run(path)).toBe('Refused Refused Local')
})

test('a bundle is ASCII, its texts, patterns and names mean what they meant, and String.raw is refused', async () => {
  const { entry, write } = aProgram({
    'main.ts': `const price = { 값: '귤 😀' }
      console.log(price.값, /^[가-힣]+$/.test('감귤'), /^\\p{Emoji}$/u.test('😀'), \`상자 \${price.값}\`)\n`,
  })
  const { path } = await bundle(entry)
  expect(/^[\x20-\x7e\s]*$/.test(readFileSync(path, 'utf8'))).toBe(true)
  expect(await run(path)).toBe('귤 😀 true true 상자 귤 😀')
  write('main.ts', 'console.log(String.raw`줄\\n`)\n')
  const refusal = await bundleProgram(entry).catch((error: unknown) => error)
  expect(String(refusal)).toContain('write it without String.raw')
})

test('an error names file and line of its source when source maps are on', async () => {
  const { entry } = aProgram({
    'main.ts': `import { fail } from './fail.ts'\n\nfail()\n`,
    'fail.ts': `type Nothing = undefined\n\nexport function fail(): Nothing {\n  throw new Error('no')\n}\n`,
  })
  const { path } = await bundle(entry)
  const words = ['--enable-source-maps', path]
  const failure = await promisify(execFile)(process.execPath, words).catch(
    (error: unknown) => error,
  )
  expect(String(failure)).toMatch(/fail\.ts:4:\d+/)
})
