import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsdown'
import { z } from 'zod'
import { runCommand } from '../check/command.ts'
import { ROOT } from '../root.ts'

const OUT = join(ROOT, '.cache/package')
const manifest = z.object({ packageManager: z.string() })
const packed = z.object({ filename: z.string(), size: z.number(), files: z.array(z.unknown()) })

/** The pnpm of the house, as `npx` runs it. */
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
    target: 'es2024',
    logLevel: 'error',
  })
}

export type PackedCore = {
  readonly tarball: string
  readonly bytes: number
  readonly fileCount: number
}

/** Builds core and packs it as other teams install it. Throws with what the tools said. */
export async function packCore(): Promise<PackedCore> {
  await buildCore()
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
