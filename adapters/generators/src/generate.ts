// Writes what is generated and committed; README.md lists what that is.
// Usage: npm run generate [-- <name> …] [-- --check]
import { parseArgs } from 'node:util'
import { staleFiles, writeStale } from './file/generatedFile.ts'
import { GENERATORS } from './generators.ts'
import type { Generator } from './generators.ts'

function readWords(): { readonly names: readonly string[]; readonly isCheck: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  return { names: positionals, isCheck: values.check }
}

/** The generators of these names in the order of the list, all of them for no name. Exits on a name of none. */
function choose(names: readonly string[]): readonly Generator[] {
  const unknown = names.filter((name) => !GENERATORS.some((generator) => generator.name === name))
  if (unknown.length > 0) {
    const known = GENERATORS.map(({ name }) => name).join(', ')
    console.error(`No generator is called ${unknown.join(', ')}. There are: ${known}.`)
    process.exit(1)
  }
  return names.length === 0 ? GENERATORS : GENERATORS.filter(({ name }) => names.includes(name))
}

type Outcome = { readonly fileCount: number; readonly stale: readonly string[] }

async function run({ load }: Generator, isCheck: boolean): Promise<Outcome> {
  const generate = await load()
  const files = await generate()
  const stale = await staleFiles(files)
  if (!isCheck) await writeStale(files, stale)
  return { fileCount: files.length, stale }
}

const NAME_WIDTH = 11
const { names, isCheck } = readWords()
for (const generator of choose(names)) {
  const startedMs = performance.now()
  process.stdout.write(generator.name.padEnd(NAME_WIDTH))
  const { fileCount, stale } = await run(generator, isCheck)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  const count = `${stale.length} ${isCheck ? 'stale' : 'written'}`
  console.log(`${fileCount} files, ${count}, ${seconds} s`)
  for (const path of stale) {
    if (isCheck) console.error(`${path} is stale: npm run generate -- ${generator.name}`)
    else console.log(`  ${path}`)
  }
  if (isCheck && stale.length > 0) process.exitCode = 1
}
