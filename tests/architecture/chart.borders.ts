import { Visitor } from 'oxc-parser'
import type { Border, Finding } from './finding.ts'
import type { Repository, SourceFile } from './repository.ts'

const REGISTRY = 'core/src/chart/chart.codes.ts'
/** Shows charts, and runs each of them to be looked at. */
const VIEWER = 'ui/src/screens/flow/'

type Entry = Readonly<Partial<Record<'id' | 'domain' | 'kind' | 'status', string>>>

/** The entries of the registry as they are written. */
function readEntries(repository: Repository): Entry[] {
  const entries: Entry[] = []
  const registry = repository.files.find(({ path }) => path === REGISTRY)
  if (registry === undefined) return entries
  new Visitor({
    ObjectExpression(node) {
      const pairs = node.properties.flatMap((property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.value.type === 'Literal'
          ? [[property.key.name, String(property.value.value)]]
          : [],
      )
      entries.push(Object.fromEntries(pairs) as Entry)
    },
  }).visit(registry.program)
  return entries
}

function importsValue(file: SourceFile, path: string): boolean {
  return file.imports.some((edge) => !edge.isType && edge.path === path)
}

/** A screen or an adapter hosts a process chart: it imports the chart, and what runs one. */
function isHosted(repository: Repository, chart: string): boolean {
  return repository.files.some(
    (file) =>
      /^(?:ui|adapters)\//.test(file.path) &&
      !file.path.startsWith(VIEWER) &&
      importsValue(file, chart) &&
      file.imports.some(({ external }) => external === '@xstate/react' || external === 'xstate'),
  )
}

/** The server decides with an entity chart: its table is among what the server's modules need at run time. */
function isDecided(repository: Repository, table: string): boolean {
  const byPath = new Map(repository.files.map((file) => [file.path, file]))
  const seen = new Set<string>()
  const left = repository.files
    .map(({ path }) => path)
    .filter((path) => path.startsWith('adapters/server/'))
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (path === table) return true
    if (seen.has(path)) continue
    seen.add(path)
    const edges = byPath.get(path)?.imports ?? []
    left.push(...edges.flatMap((edge) => (edge.isType || edge.path === null ? [] : [edge.path])))
  }
  return false
}

function isRun(repository: Repository, { id, domain, kind }: Entry): boolean {
  const stem = `core/src/${domain}/${id}`
  return kind === 'entity'
    ? isDecided(repository, `${stem}.table.gen.ts`)
    : isHosted(repository, `${stem}.chart.ts`)
}

function findStatus(repository: Repository): Finding[] {
  return readEntries(repository).flatMap((entry) => {
    const { id, status } = entry
    if (id === undefined || (status !== 'live' && status !== 'planned')) return []
    const isLive = isRun(repository, entry)
    if (isLive === (status === 'live')) return []
    return [{ file: REGISTRY, found: isLive ? `${id} is run already` : `nothing runs ${id}` }]
  })
}

/** The charts whose steps a file of tests counts, by the name of their import. */
function countedCharts({ program }: SourceFile): string[] {
  const counted: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [chart] }) {
      if (callee.type !== 'Identifier' || chart?.type !== 'Identifier') return
      if (callee.name === 'coverChart' || callee.name === 'coverTable') counted.push(chart.name)
    },
  }).visit(program)
  return counted
}

function findSecondCounts(repository: Repository): Finding[] {
  const firstFiles = new Map<string, string>()
  return repository.files
    .filter(({ path }) => path.startsWith('tests/') && path.endsWith('.test.ts'))
    .flatMap((file) =>
      countedCharts(file).flatMap((chart) => {
        const first = firstFiles.get(chart) ?? file.path
        firstFiles.set(chart, first)
        return first === file.path ? [] : [{ file: file.path, found: `${chart}, as ${first}` }]
      }),
    )
}

/** Events that a file sends to an actor by their names: `actor.send({ type: … })`. */
function spelledEvents({ program }: SourceFile): string[] {
  const events: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [event] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name !== 'send' || event?.type !== 'ObjectExpression') return
      for (const property of event.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        if (property.key.name !== 'type' || property.value.type !== 'Literal') continue
        events.push(String(property.value.value))
      }
    },
  }).visit(program)
  return events
}

function findSpelledEvents(repository: Repository): Finding[] {
  return repository.files
    .filter(({ path }) => path.startsWith('ui/') && !path.startsWith(VIEWER))
    .flatMap((file) => spelledEvents(file).map((found) => ({ file: file.path, found })))
}

export const CHART_BORDERS: readonly Border[] = [
  {
    rule: 'chart-is-run',
    because: 'a chart that nothing runs is no rule of the market: it is planned, or deleted',
    find: findStatus,
  },
  {
    rule: 'chart-counted-once',
    because: 'the counts of a second test file replace those of the first, and steps look untaken',
    find: findSecondCounts,
  },
  {
    rule: 'views-send-events',
    because: 'a screen calls a verb of its view, so that an event is spelled beside its chart',
    find: findSpelledEvents,
  },
]
