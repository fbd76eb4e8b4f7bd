import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { coreReferenceText } from '@jangteo/generators/reference/coreReference'
import { build } from 'tsdown'
import { z } from 'zod'
import { runCommand } from '../check/command.ts'
import { ROOT } from '../root.ts'

const OUT = join(ROOT, '.cache/package')
const manifest = z.object({ packageManager: z.string() })
const packed = z.object({ filename: z.string(), size: z.number(), files: z.array(z.unknown()) })

/** The pnpm of the repository, as `npx` runs it. */
export function pnpmArgs(args: readonly string[]): string[] {
  const text = readFileSync(join(ROOT, 'package.json'), 'utf8')
  return ['--yes', manifest.parse(JSON.parse(text)).packageManager, ...args]
}

const CORE = join(ROOT, 'core')

/** Every file of core by itself, beside its types. */
async function buildCore(): Promise<void> {
  await build({
    config: false,
    cwd: CORE,
    entry: ['src/**/*.ts'],
    format: 'esm',
    unbundle: true,
    dts: true,
    platform: 'neutral',
    target: 'es2023',
    logLevel: 'error',
  })
}

const ROOT_MESSAGE =
  "@jangteo/core has no root: import a file by its name, such as '@jangteo/core/claim/refund/claimQuote.rules'. README.md shows how, dist/reference.md lists all of them."

/** Adds what is no code: the reference, the charts for visualisers, and a root that says how to import. */
function addDocuments(): void {
  const dist = join(CORE, 'dist')
  writeFileSync(join(dist, 'root.js'), `throw new Error(${JSON.stringify(ROOT_MESSAGE)})\n`)
  writeFileSync(join(dist, 'root.d.ts'), `/** ${ROOT_MESSAGE} */\nexport {}\n`)
  writeFileSync(join(dist, 'reference.md'), coreReferenceText())
  for (const path of globSync('docs/flows/*.{json,js}', { cwd: ROOT })) {
    cpSync(join(ROOT, path), join(dist, 'flows', basename(path)))
  }
}

export type PackedCore = {
  readonly tarball: string
  readonly bytes: number
  readonly fileCount: number
}

/** Builds core and packs it as other teams install it. Throws with what the tools said. */
export async function packCore(): Promise<PackedCore> {
  await buildCore()
  addDocuments()
  const args = pnpmArgs(['pack', '--json', '--pack-destination', OUT])
  const { code, output } = await runCommand({ command: 'npx', args, folder: 'core' })
  if (code !== 0) throw new Error(`packing core failed:\n${output}`)
  const json: unknown = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  const { filename, size, files } = packed.parse(json)
  return { tarball: filename, bytes: size, fileCount: files.length }
}

if (import.meta.main) {
  console.log('Building and packing core …')
  const { tarball, bytes, fileCount } = await packCore()
  console.log(`${tarball}: ${fileCount} files, ${Math.round(bytes / 1000)} kB`)
}
