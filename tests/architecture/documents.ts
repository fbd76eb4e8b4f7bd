import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Finding } from './finding.ts'

const manifestShape = z.object({ scripts: z.record(z.string(), z.string()) })

const DOCUMENTS = [
  'README*.md',
  'adapters/*/README.md',
  'CHANGELOG.md',
  'docs/*.md',
  'docs/{guides,decisions,core}/*.md',
]
const SOURCES = '{core,adapters,ui,tests}/**/*.{ts,tsx,mjs,sql,css}'
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', '.data'])

const DECISION_LINES_MAX = 60
const DECISION_PARTS = ['Context', 'Options', 'Decision', 'When to revisit']
/** Patterns that a docstring may name as its source; `docs/architecture.md` explains them. */
const SOURCE_KINDS = /^(?:spec |domain-rules (?:§|A\d)|(?:market|life)-rules §|decision \d{3})/

const NPM = /npm (?:run ([a-z][a-z0-9:]*)|(start|test)\b)/g
const CODE_SPAN = /`([^`\n]+)`/g
const OWN_PATH = /^(?:core|adapters|ui|tests|docs|\.ci)\/[^\s…<>]*$/
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)|<img [^>]*src="([^"]+)"/g
const CITED = /decision (\d{3})/g
const SOURCE = /\bSource: (.{0,40})/g

type Text = { readonly path: string; readonly text: string }

export type Library = {
  readonly root: string
  /** Documents that people write for people. */
  readonly documents: readonly Text[]
  readonly sources: readonly Text[]
  readonly scripts: ReadonlySet<string>
}

type DocumentRule = { readonly rule: string; readonly find: (library: Library) => Finding[] }

function matchesIn({ text }: Text, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, first, second]) => first ?? second ?? [])
}

function findWrong(
  texts: readonly Text[],
  pattern: RegExp,
  isRight: (match: string, path: string) => boolean,
): Finding[] {
  return texts.flatMap((text) =>
    matchesIn(text, pattern)
      .filter((match) => !isRight(match, text.path))
      .map((match) => ({ file: text.path, found: match })),
  )
}

function isThere(root: string, path: string): boolean {
  return path.includes('*')
    ? globSync(path, { cwd: root }).length > 0
    : existsSync(join(root, path))
}

function decisionsOf({ documents }: Library): readonly Text[] {
  return documents.filter(({ path }) => path.startsWith('docs/decisions/'))
}

function numberOf({ path }: Text): string {
  return /\/(\d{3})-[a-z-]+\.md$/.exec(path)?.[1] ?? ''
}

function findMisshapen(decision: Text): Finding[] {
  const { path, text } = decision
  const number = numberOf(decision)
  const missing = DECISION_PARTS.filter(
    (part) => !new RegExp(`^(?:## |\\*\\*)${part}`, 'm').test(text),
  )
  const wrong = [
    ...(number !== '' && text.startsWith(`# ${number} `) ? [] : ['number and title']),
    ...missing.map((part) => `no ${part}`),
    ...(text.trimEnd().split('\n').length > DECISION_LINES_MAX ? ['too long'] : []),
  ]
  return wrong.map((found) => ({ file: path, found }))
}

export const DOCUMENT_RULES: readonly DocumentRule[] = [
  {
    rule: 'command-exists',
    find: ({ documents, scripts }) => findWrong(documents, NPM, (name) => scripts.has(name)),
  },
  {
    rule: 'path-exists',
    find: ({ documents, root }) =>
      findWrong(documents, CODE_SPAN, (span) => !OWN_PATH.test(span) || isThere(root, span)),
  },
  {
    rule: 'link-leads-somewhere',
    find: ({ documents, root }) =>
      findWrong(
        documents,
        LINK,
        (target, path) => target.includes('://') || existsSync(join(root, dirname(path), target)),
      ),
  },
  {
    rule: 'cited-decision-exists',
    find: (library) => {
      const numbers = new Set(decisionsOf(library).map(numberOf))
      return findWrong([...library.documents, ...library.sources], CITED, (it) => numbers.has(it))
    },
  },
  {
    rule: 'source-is-explained',
    find: ({ sources }) =>
      findWrong(
        sources.filter(({ path }) => !path.startsWith('tests/')),
        SOURCE,
        (source) => SOURCE_KINDS.test(source),
      ),
  },
  { rule: 'decision-shape', find: (library) => decisionsOf(library).flatMap(findMisshapen) },
  {
    rule: 'decision-number-once',
    find: (library) => {
      const decisions = decisionsOf(library)
      const numbers = decisions.map(numberOf)
      return decisions
        .filter((decision, index) => numbers.indexOf(numberOf(decision)) !== index)
        .map((decision) => ({ file: decision.path, found: numberOf(decision) }))
    },
  },
]

function readTexts(root: string, patterns: string | readonly string[]): Text[] {
  return globSync(patterns, { cwd: root, exclude: isNotSource })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: flat(readFileSync(join(root, path), 'utf8')) }))
}

/** A docstring that goes on in the next line is one text. */
function flat(text: string): string {
  return text.replaceAll(/\n\s*(?:\*|\/\/|--) /g, ' ')
}

function isNotSource(path: string): boolean {
  return path.split(/[/\\]/).some((part) => NOT_SOURCES.has(part))
}

/** Reads the documents and the sources below the root. */
export function readLibrary(root: string): Library {
  const { scripts } = manifestShape.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  )
  return {
    root,
    documents: readTexts(root, DOCUMENTS),
    sources: readTexts(root, SOURCES),
    scripts: new Set(Object.keys(scripts)),
  }
}

/** Everything that the documents say and the tree does not have, as `rule: file: what`. */
export function inspectDocuments(library: Library): string[] {
  return DOCUMENT_RULES.flatMap(({ rule, find }) =>
    find(library).map(({ file, found }) => `${rule}: ${file}: ${found}`),
  )
}

/** The commands that a document names, with their words, each once. */
export function commandsIn(text: string): string[] {
  const spans = [...text.matchAll(/npm (?:start|test|run [a-z0-9:]+)(?: -- [a-z]+)?/g)]
  return [...new Set(spans.map(([command]) => command))].toSorted()
}

export type DocumentedAccount = {
  readonly loginId: string
  readonly password: string
  readonly kind: string
}

/** The accounts in a document's table: rows that begin with an id, a password and a kind in code. */
export function accountsIn(text: string): DocumentedAccount[] {
  const rows = text.matchAll(/^\| `([a-z0-9]+)` \| `([^`]+)` \| `([A-Z_]+)` \|/gm)
  return [...rows].map(([, loginId = '', password = '', kind = '']) => ({
    loginId,
    password,
    kind,
  }))
}
