import type { Finding } from './finding.ts'

const ROW = /^\| ([^|]+) \| [^|]+ \|$/gm
const HEADING = '## Words of the code'
const DOCSTRING = /\/\*\*\s+(?:\* )?((?:What|Whether|How|Who|Whose|Why|Where)\b[^.\n]{0,40})/g

/** Text of a source file or a document, by its path from the root. */
type Text = { readonly path: string; readonly text: string }

/** Words that the glossary rules out, as patterns: of texts split into words, and of names as they are. */
type WordList = { readonly words: readonly RegExp[]; readonly names: readonly RegExp[] }

/** Reads the table of words from the glossary. Throws where the table is missing: an empty list would find nothing. */
export function readWordList(glossary: string): WordList {
  const [, section = ''] = glossary.split(HEADING)
  const cells = [...section.matchAll(ROW)].flatMap(([, cell = '']) => cell.split(', '))
  const entries = cells.filter((cell) => cell !== 'never' && !cell.startsWith('---'))
  if (entries.length === 0) throw new Error(`docs/glossary.md: no words below "${HEADING}"`)
  const isName = (entry: string): boolean => entry.startsWith('`')
  return {
    words: entries.filter((it) => !isName(it)).map((word) => new RegExp(`\\b${word}\\b`, 'g')),
    names: entries
      .filter(isName)
      .map((name) => new RegExp(`\\b${name.replaceAll('`', '')}\\b`, 'g')),
  }
}

/** Splits names at their humps, underscores and hyphens, in small letters. */
function spelledOut(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
}

function countIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Names each word of the list that a text or its path contains, with how often it does. */
export function findWords(list: WordList, { path, text }: Text): Finding[] {
  const raw = `${path}\n${text}`
  const spelled = spelledOut(raw)
  return [
    ...list.words.map((pattern) => ({ pattern, count: countIn(spelled, pattern) })),
    ...list.names.map((pattern) => ({ pattern, count: countIn(raw, pattern) })),
  ]
    .filter(({ count }) => count > 0)
    .map(({ pattern, count }) => ({
      file: path,
      found: `${pattern.source.replaceAll('\\b', '')} × ${count}`,
    }))
}

/** Names each docstring that begins with a clause instead of a statement. */
export function findClauses({ path, text }: Text): Finding[] {
  return [...text.matchAll(DOCSTRING)].map(([, beginning = '']) => ({
    file: path,
    found: beginning.trim(),
  }))
}
