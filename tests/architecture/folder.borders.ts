import type { Border, Finding } from './finding.ts'
import { type Repository, layerOf } from './repository.ts'

/**
 * Knots that stay: a claim is a state of its order's items, and what becomes of items, payments and claims is carried
 * on from one to the other. Source: decision 063.
 */
const KNOTS = ['core: claim, order', 'server: claim, order, payment']

/** Folders that are divided into rooms, each of which counts as a folder. */
const DIVIDED = new Set(['screens', 'parts'])

/** The folder of a file in its package, which of screens and parts is the one below; `null` for what is in no folder. */
function folderOf(path: string): string | null {
  const [, inSource] = /\/src\/(.+)$/.exec(path) ?? []
  const [first = '', second = ''] = inSource?.split('/') ?? []
  if (second === '') return null
  return DIVIDED.has(first) ? `${first}/${second}` : first
}

/** A file that needs another folder of its package at run time. */
type Crossing = {
  readonly file: string
  readonly layer: string
  readonly from: string
  readonly to: string
}

function crossingsOf(repository: Repository): Crossing[] {
  return repository.files.flatMap(({ path, layer, imports }) => {
    const from = folderOf(path)
    if (from === null || layer === 'tests') return []
    return imports.flatMap((edge) => {
      if (edge.isType || edge.path === null || layerOf(edge.path) !== layer) return []
      const to = folderOf(edge.path)
      return to === null || to === from ? [] : [{ file: path, layer, from, to }]
    })
  })
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>

function toGraph(crossings: readonly Crossing[]): Graph {
  const groups = Map.groupBy(crossings, ({ from }) => from)
  return new Map([...groups].map(([from, own]) => [from, new Set(own.map(({ to }) => to))]))
}

/** Everything that a folder leads to. */
function reachOf(graph: Graph, from: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const left = [...(graph.get(from) ?? [])]
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    if (reached.has(folder)) continue
    reached.add(folder)
    left.push(...(graph.get(folder) ?? []))
  }
  return reached
}

/** The folders of each group that lead to each other. */
function knotsOf(graph: Graph): ReadonlySet<string> {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachOf(graph, folder)]))
  return new Set(
    [...reach].flatMap(([folder, reached]) =>
      reached.has(folder)
        ? [
            [...reached]
              .filter((other) => reach.get(other)?.has(folder))
              .toSorted()
              .join(', '),
          ]
        : [],
    ),
  )
}

function findKnots(repository: Repository): Finding[] {
  return [...Map.groupBy(crossingsOf(repository), ({ layer }) => layer)].flatMap(
    ([layer, crossings]) =>
      [...knotsOf(toGraph(crossings))]
        .filter((knot) => !KNOTS.includes(`${layer}: ${knot}`))
        .map((knot) => {
          const isWithin = (folder: string) => knot.split(', ').includes(folder)
          const files = crossings.filter(({ from, to }) => isWithin(from) && isWithin(to))
          return { file: files[0]?.file ?? layer, found: `${layer}: ${knot}` }
        }),
  )
}

export const FOLDER_BORDERS: readonly Border[] = [
  {
    rule: 'no-folder-cycle',
    because: 'folders that need each other are read as one, and none of them can be taken away',
    find: findKnots,
  },
]
