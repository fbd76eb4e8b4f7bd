import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './finding.ts'

const GLOSSARY = 'docs/glossary.md'
const HEADING = '## Words of the code'
const ROW = /^\| ([^|]+) \| [^|]+ \|$/gm
const READ = /\.(?:ts|tsx|mjs|sql|css|md)$/
/** Generated files repeat their sources; demo data and change logs are about other things than the code of today. */
const NOT_READ =
  /\.gen\.|\.data\.ts$|CHANGELOG\.md$|^docs\/(?:flows|core)\/|^docs\/glossary\.md$|^adapters\/postgres\/migrations\//
const DOCSTRING = /\/\*\*\s+(?:\* )?([A-Z][^.\n]{0,60})/g
/** A clause in the place of a statement, and a noun of no content in the place of the field's. */
const CLAUSE =
  /^(?:(?:What|Whether|How|Who|Whose|Why|Where|Whoever)\b|(?:Data|Content|Things?|Input|Party|Information|Notice|Record|Total) that\b|Number of (?:times\b|[a-z ]+ (?:are|is|may|has|have|holds)\b)|(?:Kind|Progress|Size): )/

/** Words that mean the thing itself where the pictures of things are made. */
const LITERAL = { folder: 'adapters/packshots/', words: /^(?:p(?:apers?|lant)|l(?:egs?)) × / }

/** Text of a source file or a document, by its path from the root. */
type Text = { readonly path: string; readonly text: string }

/** Words that the glossary rules out, as patterns: of texts split into words, and of types by their names. */
export type WordList = { readonly words: readonly RegExp[]; readonly types: readonly RegExp[] }

/** Reads the table of words from the glossary. Throws where the table is missing: an empty list would find nothing. */
export function readWordList(glossary: string): WordList {
  const [, section = ''] = glossary.split(HEADING)
  const cells = [...section.matchAll(ROW)].flatMap(([, cell = '']) => cell.split(', '))
  const entries = cells.filter((cell) => cell !== 'never' && !cell.startsWith('---'))
  if (entries.length === 0) throw new Error(`${GLOSSARY}: no words below "${HEADING}"`)
  const isType = (entry: string): boolean => entry.startsWith('`')
  return {
    words: entries.filter((it) => !isType(it)).map((word) => new RegExp(`\\b${word}\\b`, 'g')),
    types: entries
      .filter(isType)
      .map((name) => new RegExp(`\\btype ${name.replaceAll('`', '')}\\b`, 'g')),
  }
}

/** Splits names at their humps, underscores and hyphens, in small letters. */
function spelledOut(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
}

function findAll(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => {
    const count = text.match(pattern)?.length ?? 0
    return count === 0 ? [] : [`${pattern.source.replaceAll('\\b', '')} × ${count}`]
  })
}

/** Names each word of the list that a text or its path contains, with how often it does. */
export function findWords(list: WordList, { path, text }: Text): Finding[] {
  const raw = `${path}\n${text}`
  const found = [...findAll(spelledOut(raw), list.words), ...findAll(raw, list.types)]
  const isLiteral = (each: string): boolean =>
    path.startsWith(LITERAL.folder) && LITERAL.words.test(each)
  return found.filter((each) => !isLiteral(each)).map((each) => ({ file: path, found: each }))
}

/** Names each docstring that begins with a clause or an empty noun instead of a statement. */
export function findClauses({ path, text }: Text): Finding[] {
  return [...text.matchAll(DOCSTRING)].flatMap(([, beginning = '']) =>
    CLAUSE.test(beginning) ? [{ file: path, found: beginning.trim() }] : [],
  )
}

/** Reads every source file and document of the repository, as git lists them, for words and docstrings. */
export function inspectWords(root: string): { fileCount: number; findings: Finding[] } {
  const list = readWordList(readFileSync(join(root, GLOSSARY), 'utf8'))
  const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const texts = paths
    .filter((path) => READ.test(path) && !NOT_READ.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const findings = texts.flatMap((text) => [...findWords(list, text), ...findClauses(text)])
  return { fileCount: texts.length, findings }
}
