// Writes the skeleton of something new; docs/guides/add-a-call.md and add-a-chart.md say how to go on.
// Usage: npm run new -- call address.clear --route 'DELETE /buyers/addresses/me' [--who member]
//        npm run new -- chart goods.priceAlert --entity --for 'restock alerts'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readCallWords } from './call/callWords.ts'
import { planCall } from './call/newCall.ts'
import { readChartWords } from './chart/chartWords.ts'
import { planChart } from './chart/newChart.ts'
import { remember, writeStale } from './file/generatedFile.ts'
import type { Plan } from './file/newFile.ts'
import { Refusal } from './file/refusal.ts'
import { ROOT } from './product/root.ts'

const USAGE = [
  "npm run new -- call <domain>.<call> --route '<METHOD> <path>' [--who anybody|buyer|member]",
  "npm run new -- chart <domain>.<name> --entity|--process --for '<capability>'",
].join('\n')

function plan(): Plan {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: {
      route: { type: 'string' },
      who: { type: 'string', default: 'member' },
      entity: { type: 'boolean', default: false },
      process: { type: 'boolean', default: false },
      for: { type: 'string' },
    },
  })
  const [kind, name = '', ...rest] = positionals
  if (rest.length > 0) throw new Refusal('WORDS_UNKNOWN', USAGE)
  if (kind === 'call') {
    const route = String(values['route'] ?? '')
    return planCall(readCallWords({ name, route, who: String(values['who']) }))
  }
  if (kind === 'chart') {
    const { entity, process: isProcess, for: capability = '' } = values
    const kinds = { isEntity: entity === true, isProcess: isProcess === true }
    return planChart(readChartWords({ name, ...kinds, capability: String(capability) }))
  }
  throw new Refusal('WORDS_UNKNOWN', USAGE)
}

/** Formats what was written, and generates what follows from it. */
function finish(paths: readonly string[], generators: readonly string[]): void {
  const options = { cwd: ROOT, stdio: 'pipe' } as const
  execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), [...paths], options)
  const generate = join(import.meta.dirname, 'generate.ts')
  execFileSync(process.execPath, [generate, ...generators], options)
}

/** Writes all of it, or, when something fails on the way, nothing. */
async function write({ files, generators, generated }: Plan): Promise<void> {
  const paths = files.map(({ path }) => path)
  const restore = await remember([...paths, ...generated])
  try {
    await writeStale(files, paths)
    finish(paths, generators)
  } catch (error) {
    await restore()
    throw error
  }
}

try {
  const planned = plan()
  await write(planned)
  for (const { path } of planned.files) console.log(path)
  for (const path of planned.generated) console.log(path)
  if (planned.steps.length > 0) console.log('\nNext:')
  for (const [index, step] of planned.steps.entries()) console.log(`${index + 1}. ${step}`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`${error.code}: ${error.message}`)
  process.exitCode = 1
}
