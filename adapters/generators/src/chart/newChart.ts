import { MESSAGE_CATALOGUE } from '@jangteo/core/catalogue/catalogue.messages'
import type { GeneratedFile } from '../file/generatedFile.ts'
import { constantCase, kebabCase } from '../file/nameText.ts'
import { newFile, readSource, refuseTaken } from '../file/newFile.ts'
import type { Plan } from '../file/newFile.ts'
import { namesIn, withImport, withListItem, withMember } from '../file/sourceText.ts'
import { chartPath } from './chartFiles.ts'
import type { ChartWords } from './chartWords.ts'
import { textOfCodes, textOfEntity, textOfEntityTest, textOfMessages } from './entitySkeleton.ts'
import { textOfProcess, textOfProcessTest, textOfRace, textOfView } from './processSkeleton.ts'

const REGISTRY = 'core/src/chart/chart.codes.ts'
const CATALOGUE = 'core/src/catalogue/catalogue.messages.ts'
const TESTS_OF_ALL_CHARTS = 'core/chart core/flow core/refusal ui/flow architecture'
const RACES = 'tests/support/chart/otherRaces.ts'
const PLANNED_EXPORTS = 'tests/support/check/plannedExports.ts'

function stemOf({ domain, id }: ChartWords): string {
  return `core/src/${domain}/${id}`
}

function testPath({ domain, id }: ChartWords): string {
  return `tests/core/${domain}/${id}Chart.test.ts`
}

function registryFile({ id, domain, kind, status, capability }: ChartWords): GeneratedFile {
  const entry = `\n  { id: '${id}', domain: '${domain}', kind: '${kind}', status: '${status}', capability: '${capability}' }`
  return { path: REGISTRY, content: withMember(readSource(REGISTRY), 'CHARTS', entry) }
}

function catalogueFile({ domain, id }: ChartWords): GeneratedFile {
  const constant = `${constantCase(id)}_MESSAGES`
  const text = readSource(CATALOGUE)
  const isTaken = namesIn(text).includes(constant)
  refuseTaken(isTaken, 'NAME_TAKEN', `${CATALOGUE} imports another ${constant}.`)
  const code = `${constantCase(id)}_ENDED`
  refuseTaken(code in MESSAGE_CATALOGUE, 'NAME_TAKEN', `${CATALOGUE} has another text of ${code}.`)
  const imported = withImport(text, constant, `../${domain}/${id}.messages.ts`)
  return { path: CATALOGUE, content: withMember(imported, 'MESSAGE_CATALOGUE', `...${constant}`) }
}

function racesFile(words: ChartWords): GeneratedFile {
  const chart = `${words.id}Chart`
  const imported = withImport(
    readSource(RACES),
    chart,
    `@jangteo/core/${words.domain}/${words.id}.chart`,
  )
  return { path: RACES, content: withMember(imported, 'OTHER_RACES', textOfRace(words)) }
}

/** Path of the view in the check of unused exports, until a screen reads it. */
function plannedFile({ domain, id, capability }: ChartWords): GeneratedFile {
  const place = { constant: 'PLANNED_EXPORTS', key: capability }
  const content = withListItem(readSource(PLANNED_EXPORTS), place, `'${domain}/${id}.view'`)
  return { path: PLANNED_EXPORTS, content }
}

function entityFiles(words: ChartWords): GeneratedFile[] {
  return [
    newFile(chartPath(words), textOfEntity(words)),
    newFile(`${stemOf(words)}.codes.ts`, textOfCodes(words)),
    newFile(`${stemOf(words)}.messages.ts`, textOfMessages(words)),
    registryFile(words),
    catalogueFile(words),
    newFile(testPath(words), textOfEntityTest(words)),
  ]
}

function processFiles(words: ChartWords): GeneratedFile[] {
  return [
    newFile(chartPath(words), textOfProcess(words)),
    newFile(`${stemOf(words)}.view.ts`, textOfView(words)),
    registryFile(words),
    racesFile(words),
    plannedFile(words),
    newFile(testPath(words), textOfProcessTest(words)),
  ]
}

function entitySteps(words: ChartWords): string[] {
  const { domain, id } = words
  return [
    `${chartPath(words)}: its Korean name, the states of the specification, steps, facts, effects, and the docstring with its source`,
    `${stemOf(words)}.codes.ts: the same states with their labels`,
    `${stemOf(words)}.messages.ts: a text for each refusal`,
    `${testPath(words)}: legal and illegal steps stated by hand, and invariants over random lives (livesOf)`,
    'npm run generate, and commit what it writes',
    `npm test -- ${id} ${TESTS_OF_ALL_CHARTS}`,
    `adapters/server/src/${domain}/advance-${kebabCase(id)}.ts: what runs it (docs/guides/add-a-chart.md); then it is live in ${REGISTRY}`,
  ]
}

function processSteps(words: ChartWords): string[] {
  return [
    `${chartPath(words)}: its Korean name, states, steps, actors, and the docstring with its source`,
    `${stemOf(words)}.view.ts: the texts, flags and verbs that components read; once one does, its line in ${PLANNED_EXPORTS} goes`,
    `${RACES}: what may be pressed, answered, and where it ends`,
    `${testPath(words)}: its behaviour with answered actors`,
    'npm run generate, and commit what it writes',
    `npm test -- ${words.id} ${TESTS_OF_ALL_CHARTS}`,
    `ui/src/screens/${words.domain}: the screen that provides its actors (docs/guides/add-a-screen.md); then it is live in ${REGISTRY}`,
  ]
}

function generatedPaths(words: ChartWords): string[] {
  const { domain, id, kind } = words
  return [
    ...(kind === 'entity' ? [`${stemOf(words)}.table.gen.ts`] : []),
    ...['json', 'js', 'mmd', 'svg'].map((extension) => `docs/flows/${id}.${extension}`),
    'docs/flows/README.md',
    `ui/src/screens/flow/chart/${id}.gen.ts`,
    'ui/src/screens/flow/flowIndex.gen.ts',
    'docs/core.md',
    `docs/core/${domain}.md`,
  ]
}

/**
 * Plans a chart that nothing runs yet, with everything that the check requires: its registry entry, texts or view,
 * test, table and drawings. Writes nothing; throws a `Refusal` when a name or a file is taken.
 */
export function planChart(words: ChartWords): Plan {
  const isEntity = words.kind === 'entity'
  return {
    files: isEntity ? entityFiles(words) : processFiles(words),
    generators: ['tables', 'flows', 'reference'],
    generated: generatedPaths(words),
    steps: isEntity ? entitySteps(words) : processSteps(words),
  }
}
