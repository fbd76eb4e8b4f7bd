// Writes the skeleton of something new; docs/guides/add-a-call.md says how to go on.
// Usage: npm run new -- call address.clear --route 'DELETE /buyers/addresses/me' [--who member]
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readCallWords } from './call/callWords.ts'
import { planCall } from './call/newCall.ts'
import { remember, writeStale } from './file/generatedFile.ts'
import type { GeneratedFile } from './file/generatedFile.ts'
import { Refusal } from './file/refusal.ts'
import { ROOT } from './product/root.ts'

const USAGE =
  "npm run new -- call <domain>.<call> --route '<METHOD> <path>' [--who anybody|buyer|member]"
/** What follows from the contract, by the generators of these names. */
const GENERATORS = ['client', 'openapi', 'calls']
const GENERATED = ['adapters/http/src/contract.gen.ts', 'docs/openapi.json', 'docs/calls.md']

function plan(): GeneratedFile[] {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { route: { type: 'string' }, who: { type: 'string', default: 'member' } },
  })
  const [kind, name = '', ...rest] = positionals
  if (kind !== 'call' || rest.length > 0) throw new Refusal('WORDS_UNKNOWN', USAGE)
  const route = String(values['route'] ?? '')
  return planCall(readCallWords({ name, route, who: String(values['who']) }))
}

/** Formats what was written, and generates what follows from it. */
function finish(paths: readonly string[]): void {
  const options = { cwd: ROOT, stdio: 'pipe' } as const
  execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), [...paths], options)
  const generate = join(import.meta.dirname, 'generate.ts')
  execFileSync(process.execPath, [generate, ...GENERATORS], options)
}

/** Writes all of it, or, when something fails on the way, nothing. */
async function write(files: readonly GeneratedFile[]): Promise<void> {
  const paths = files.map(({ path }) => path)
  const restore = await remember([...paths, ...GENERATED])
  try {
    await writeStale(files, paths)
    finish(paths)
  } catch (error) {
    await restore()
    throw error
  }
}

try {
  const files = plan()
  await write(files)
  for (const path of [...files.map((file) => file.path), ...GENERATED]) console.log(path)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`${error.code}: ${error.message}`)
  process.exitCode = 1
}
