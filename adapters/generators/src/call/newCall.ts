import { dirname } from 'node:path'
import type { GeneratedFile } from '../file/generatedFile.ts'
import { kebabCase, pascalCase } from '../file/nameText.ts'
import { newFile, readSource, refuseTaken } from '../file/newFile.ts'
import type { Plan } from '../file/newFile.ts'
import { namesIn, withEntry, withImport, withLineAfter } from '../file/sourceText.ts'
import { routerFiles } from '../contract/routerFiles.ts'
import { CALLERS } from './callWords.ts'
import type { CallWords } from './callWords.ts'
import { textOfCall, textOfTest, textOfUseCase } from './callSkeleton.ts'
import type { Skeleton } from './callSkeleton.ts'

const CONTRACT = 'adapters/contract/src'
const ROUTER = 'adapters/server/src/app/router/router.ts'
const EXPECTED_CALLERS = 'tests/support/call/expectedCallers.ts'

/** Finds the constant of a domain's calls and its file below the contract's source. */
function findCalls(domain: string): { readonly constant: string; readonly file: string } {
  const text = readSource(`${CONTRACT}/contract.ts`)
  const constant = new RegExp(`^ {2}${domain}: (\\w+),$`, 'm').exec(text)?.[1] ?? ''
  const file = new RegExp(`import \\{ ${constant} \\} from '\\./(.+)'`).exec(text)?.[1]
  if (file === undefined) throw new Error(`contract.ts imports no calls of ${domain}`)
  return { constant, file }
}

function contractFile(words: CallWords): GeneratedFile {
  const { constant, file } = findCalls(words.domain)
  const path = `${CONTRACT}/${file}`
  const text = readSource(path)
  const isTaken = namesIn(text).includes(words.call)
  refuseTaken(isTaken, 'NAME_TAKEN', `${path} has another ${words.call}.`)
  const entry = { statement: textOfCall(words), entry: words.call }
  const imports: readonly (readonly [string, string])[] = words.path.includes('{id}')
    ? [
        ['z', 'zod'],
        ['call', '../call/call.ts'],
        ['done', '../wire/wire.schemas.ts'],
        ['opaqueId', '../wire/wire.schemas.ts'],
      ]
    : [
        ['call', '../call/call.ts'],
        ['done', '../wire/wire.schemas.ts'],
      ]
  const imported = imports.reduce((edited, [name, from]) => withImport(edited, name, from), text)
  return { path, content: withEntry(imported, constant, entry) }
}

/** The file of the router that has the other calls of a domain. */
function routerOf(domain: string): string {
  const hasDomain = (path: string) => readSource(path).includes(` calls.${domain}.`)
  return routerFiles().find(hasDomain) ?? ROUTER
}

function routerFile({ domain, call }: CallWords, { name, file }: Skeleton): GeneratedFile {
  const router = routerOf(domain)
  const text = readSource(router)
  const isTaken = namesIn(text).includes(name)
  refuseTaken(isTaken, 'NAME_TAKEN', `${router} imports another ${name}.`)
  const line = `    ${call}: calls.${domain}.${call}.handler(answer(${name})),`
  const routed = withLineAfter(text, new RegExp(`^ {4}\\w+: calls\\.${domain}\\.`), line)
  const from = file.replace('adapters/server/src/', '../../')
  return { path: router, content: withImport(routed, name, from) }
}

function callersFile({ method, path, who }: CallWords): GeneratedFile {
  const door = CALLERS[who as keyof typeof CALLERS]
  const line = `  '${method} ${path}': ${door},`
  const text = readSource(EXPECTED_CALLERS)
  const siblings = new RegExp(`^ {2}'[A-Z]+ /${path.split('/')[1]}/.*': [A-Z]+,$`)
  const hasSiblings = text.split('\n').some((other) => siblings.test(other))
  const pattern = hasSiblings ? siblings : /^ {2}'[A-Z]+ \/.*': [A-Z]+,$/
  const content = withLineAfter(text, pattern, line)
  return { path: EXPECTED_CALLERS, content }
}

/**
 * Plans a new call: its declaration in the contract, a use case that does nothing, its line in the router, its callers,
 * and a test that fails until it states the answer. Writes nothing; throws a `Refusal` when a name or a file is taken.
 */
export function planCall(words: CallWords): Plan {
  const folder = dirname(findCalls(words.domain).file)
  const name = `${words.call}${pascalCase(words.domain)}`
  const file = `adapters/server/src/${folder}/${kebabCase(name)}.ts`
  const skeleton: Skeleton = { name, file }
  return {
    files: [
      contractFile(words),
      newFile(file, textOfUseCase(words, skeleton)),
      routerFile(words, skeleton),
      callersFile(words),
      newFile(`tests/server/${folder}/${name}.test.ts`, textOfTest(words, skeleton)),
    ],
    generators: ['client', 'openapi', 'calls'],
    generated: ['adapters/http/src/contract.gen.ts', 'docs/openapi.json', 'docs/calls.md'],
    steps: [],
  }
}
