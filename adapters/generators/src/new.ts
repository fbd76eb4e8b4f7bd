// Writes the skeleton of something new; docs/guides/add-a-call.md, add-a-chart.md and add-a-screen.md say how to go on.
// Usage: npm run new -- call address.clear --route 'DELETE /buyers/addresses/me' [--who member]
//        npm run new -- chart goods.priceAlert --entity --for 'native bridge'
//        npm run new -- screen favorite.favorite --call favorite.list --title '찜'
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
import { planScreen } from './screen/newScreen.ts'
import { readScreenWords } from './screen/screenWords.ts'

const USAGE = [
  "npm run new -- call <domain>.<call> --route '<METHOD> <path>' [--who anybody|buyer|member]",
  "npm run new -- chart <domain>.<name> --entity|--process --for '<capability>'",
  "npm run new -- screen <domain>.<page> --call <domain>.<call> --title '<title>'",
].join('\n')

const OPTIONS = {
  route: { type: 'string', default: '' },
  who: { type: 'string', default: 'member' },
  entity: { type: 'boolean', default: false },
  process: { type: 'boolean', default: false },
  for: { type: 'string', default: '' },
  call: { type: 'string', default: '' },
  title: { type: 'string', default: '' },
} as const

function readWords() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS })
  } catch (error) {
    const reason = error instanceof Error ? `${error.message}\n` : ''
    throw new Refusal('WORDS_UNKNOWN', `${reason}${USAGE}`)
  }
}

function plan(): Plan {
  const { positionals, values } = readWords()
  const [kind, name = '', ...rest] = positionals
  const { route, who, call, title, entity: isEntity, process: isProcess, for: capability } = values
  if (rest.length === 0 && kind === 'call') return planCall(readCallWords({ name, route, who }))
  if (rest.length === 0 && kind === 'chart') {
    return planChart(readChartWords({ name, isEntity, isProcess, capability }))
  }
  if (rest.length === 0 && kind === 'screen') {
    return planScreen(readScreenWords({ name, call, title }))
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
