import { Visitor } from 'oxc-parser'
import { CORE_ROOMS, DOMAINS, FOUNDATIONS } from './domains.ts'
import type { Repository, SourceFile } from './repository.ts'
import type { Border, Finding } from './finding.ts'

const ROLES = ['codes', 'rules', 'schemas', 'chart', 'view', 'messages', 'table.gen']
/** A chart and its table stand in the folder of their domain; everything else of a domain may have a room. */
const CORE_FILE =
  /^core\/src\/(?<domain>[a-z-]+)\/(?:(?<room>[a-z]+)\/(?![A-Za-z0-9]+\.(?:chart|table)\.))?(?<noun>[a-z][A-Za-z0-9]*)\.(?<role>[a-z.]+)\.ts$/
const WITHOUT_XSTATE = ['codes', 'rules', 'schemas', 'messages', 'table.gen']

/** Globals that read a clock, chance, the network or the page. */
const OUTSIDE_NAMES = new Set(
  `fetch window document process globalThis self navigator location localStorage sessionStorage
  crypto performance console setTimeout setInterval setImmediate queueMicrotask require
  XMLHttpRequest WebSocket Buffer`.split(/\s+/),
)
const OUTSIDE_MEMBERS = new Set(['Date.now', 'Math.random'])
const LOCAL_TIME =
  /^(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)$|^toLocale(?:Date|Time)String$/

const OPTIMIZER = 'core/src/optimizer/'
const MARKET_WORD = /^won$|coupon|discount|store|cart|goods|buyer|seller/i

/** Names and comments of a file that speak of the market. */
function wordsOfMarket({ program, comments }: SourceFile): string[] {
  const names: string[] = []
  new Visitor({
    Identifier: ({ name }) => {
      names.push(name)
    },
  }).visit(program)
  const words = [...names, ...comments.flatMap(({ value }) => value.split(/[^A-Za-z]+/))]
  return [...new Set(words.filter((word) => MARKET_WORD.test(word)))]
}

function coreFiles(repository: Repository): SourceFile[] {
  return repository.files.filter(({ path }) => path.startsWith('core/'))
}

function roleOf(path: string): string {
  return CORE_FILE.exec(path)?.groups?.['role'] ?? ''
}

export const CORE_BORDERS: readonly Border[] = [
  {
    rule: 'core-file-role',
    because:
      'a core file is core/src/<domain>[/<room>]/<noun>.<role>.ts, from closed lists; charts have no room',
    find: (repository) =>
      coreFiles(repository).flatMap(({ path }) => {
        const { domain = '', room, role = '' } = CORE_FILE.exec(path)?.groups ?? {}
        const isKnown = DOMAINS.has(domain) || FOUNDATIONS.has(domain)
        const isRoom = room === undefined || (CORE_ROOMS.get(domain)?.has(room) ?? false)
        if (isKnown && isRoom && ROLES.includes(role)) return []
        return [{ file: path, found: `domain '${domain}', role '${role}'` }]
      }),
  },
  {
    rule: 'rules-without-xstate',
    because: 'rules, codes, messages and tables are loaded by pages that pay for no statechart',
    find: (repository) =>
      coreFiles(repository).flatMap((file) =>
        WITHOUT_XSTATE.includes(roleOf(file.path))
          ? file.imports.flatMap((edge) =>
              edge.external === 'xstate' || (!edge.isType && isChart(edge.path))
                ? [{ file: file.path, found: `imports ${edge.specifier}` }]
                : [],
            )
          : [],
      ),
  },
  {
    rule: 'view-without-xstate',
    because: 'a list of thousands asks a view, which reads the table; of a chart it knows the type',
    find: (repository) =>
      coreFiles(repository).flatMap((file) =>
        roleOf(file.path) === 'view'
          ? file.imports.flatMap((edge) =>
              !edge.isType && (edge.external === 'xstate' || isChart(edge.path))
                ? [{ file: file.path, found: `imports ${edge.specifier}` }]
                : [],
            )
          : [],
      ),
  },
  {
    rule: 'chart-stands-alone',
    because: 'visualisers load a chart file by itself: of values it imports xstate only',
    find: (repository) =>
      coreFiles(repository).flatMap((file) =>
        roleOf(file.path) === 'chart'
          ? file.imports.flatMap((edge) =>
              edge.isType || edge.external === 'xstate'
                ? []
                : [{ file: file.path, found: `imports ${edge.specifier}` }],
            )
          : [],
      ),
  },
  {
    rule: 'optimizer-stands-alone',
    because:
      'the solver is a package in all but its manifest: it knows the textbook, not the market (decision 066)',
    find: (repository) =>
      repository.files
        .filter(({ path }) => path.startsWith(OPTIMIZER))
        .flatMap((file) => [
          ...file.imports
            .filter(({ path }) => path === null || !path.startsWith(OPTIMIZER))
            .map(({ specifier }) => ({ file: file.path, found: `imports ${specifier}` })),
          ...wordsOfMarket(file).map((found) => ({ file: file.path, found })),
        ]),
  },
  {
    rule: 'core-is-pure',
    because:
      'time, ids and facts arrive in the event; the core reads no clock, chance, net or page',
    find: (repository) => coreFiles(repository).flatMap(findImpurities),
  },
]

function isChart(path: string | null): boolean {
  return path?.endsWith('.chart.ts') === true
}

function findImpurities(file: SourceFile): Finding[] {
  const found: string[] = []
  const notReferences = new Set<number>()
  new Visitor({
    MemberExpression(node) {
      if (!node.computed) notReferences.add(node.property.start)
      const name = node.property.type === 'Identifier' ? node.property.name : ''
      const owner = node.object.type === 'Identifier' ? node.object.name : ''
      if (OUTSIDE_MEMBERS.has(`${owner}.${name}`)) found.push(`${owner}.${name}`)
      if (LOCAL_TIME.test(name)) found.push(`${name} reads the time zone of the machine`)
    },
    Property(node) {
      if (!node.computed && !node.shorthand) notReferences.add(node.key.start)
    },
    TSPropertySignature(node) {
      notReferences.add(node.key.start)
    },
    NewExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return
      if (node.arguments.length === 0) found.push('new Date()')
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') found.push('Date()')
    },
    ImportExpression() {
      found.push('import()')
    },
    Identifier(node) {
      if (OUTSIDE_NAMES.has(node.name) && !notReferences.has(node.start)) found.push(node.name)
    },
  }).visit(file.program)
  return [...new Set(found)].map((name) => ({ file: file.path, found: name }))
}
