import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../chart/chartFiles.ts'

/** A file that a generator wants to exist: its path from the root and its whole content. */
export type GeneratedFile = { readonly path: string; readonly content: string }

async function readOrNull(path: string): Promise<string | null> {
  return readFile(join(ROOT, path), 'utf8').catch(() => null)
}

/** The generated files that are missing or differ from what their generator says, by path. */
export async function staleFiles(files: readonly GeneratedFile[]): Promise<string[]> {
  const present = await Promise.all(files.map(({ path }) => readOrNull(path)))
  return files.filter(({ content }, index) => present[index] !== content).map(({ path }) => path)
}

async function write({ path, content }: GeneratedFile): Promise<void> {
  await mkdir(dirname(join(ROOT, path)), { recursive: true })
  await writeFile(join(ROOT, path), content)
}

/**
 * Runs a generator from the command line: writes what is stale, or with `--check` only names it and fails.
 * `command` is how a person repeats it.
 */
export async function runGenerator(
  command: string,
  generate: () => Promise<readonly GeneratedFile[]>,
): Promise<void> {
  const files = await generate()
  const stale = await staleFiles(files)
  if (process.argv.includes('--check')) {
    for (const path of stale) console.error(`${path} is stale: ${command}`)
    if (stale.length > 0) process.exitCode = 1
    return
  }
  await Promise.all(files.filter(({ path }) => stale.includes(path)).map(write))
  console.log(`${files.length} files, ${stale.length} written`)
}
