import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './finding.ts'

const GLOSSARY = 'docs/glossary.md'
const HEADING = '## Words of the shop'
const ROW = /^\| ([^|]+) \| [^|]+ \|$/gm
const COMMENT = /\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm
/** Texts that market-rules §4.1 and §5.1 give literally, which outweigh the list. */
const LITERAL =
  /상품마다 5개까지 쓸 수 있어요\.|90일이 지나 리뷰를 쓸 수 없어요\.|삭제하면 다시 쓸 수 없어요\./g
/** Labels of charts and pages of developers speak about the code. */
const NOT_READ = /\.gen\.|\.chart\.ts$|^ui\/src\/screens\/(?:flow|gallery)\//

/** Reads the Korean words that no text of the shop uses. Throws where the table is missing. */
export function readVoice(glossary: string): string[] {
  const [, rest = ''] = glossary.split(HEADING)
  const [section = ''] = rest.split('\n## ')
  const cells = [...section.matchAll(ROW)].flatMap(([, cell = '']) => cell.split(', '))
  const words = cells.filter((cell) => /\p{Script=Hangul}/u.test(cell))
  if (words.length === 0) throw new Error(`${GLOSSARY}: no words below "${HEADING}"`)
  return words
}

/** Names each word of the list that stands in a source outside of its comments, with how often it does. */
export function findVoice(
  words: readonly string[],
  { path, text }: { readonly path: string; readonly text: string },
): Finding[] {
  const code = text.replaceAll(COMMENT, '').replaceAll(LITERAL, '')
  return words.flatMap((word) => {
    const count = code.split(word).length - 1
    return count === 0 ? [] : [{ file: path, found: `${word} × ${count}` }]
  })
}

/** Reads what core and ui say to a shopper for words that the glossary rules out. */
export function inspectVoice(root: string): { fileCount: number; findings: Finding[] } {
  const words = readVoice(readFileSync(join(root, GLOSSARY), 'utf8'))
  const paths = globSync('{core,ui}/src/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT_READ.test(path))
  const findings = paths.flatMap((path) =>
    findVoice(words, { path, text: readFileSync(join(root, path), 'utf8') }),
  )
  return { fileCount: paths.length, findings }
}
