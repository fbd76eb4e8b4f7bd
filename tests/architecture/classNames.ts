import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORTS = /import (\w+) from '(\.[^']+\.module\.css)'/g
const CLASSES = /(?<![\w.])\.([a-zA-Z][\w-]*)(?=[\s,{:[&)])/g

type Use = { readonly file: string; readonly sheet: string; readonly name: string }

/** Classes of the style modules below `root` that a component names and no module has, or that no component names. */
export function findClassNames(root: string): string[] {
  const sheets = globSync('**/*.module.css', { cwd: root })
  const known = new Map(sheets.map((sheet) => [join(root, sheet), classesOf(join(root, sheet))]))
  const uses = globSync('**/*.tsx', { cwd: root }).flatMap((file) => usesOf(join(root, file)))
  const missing = uses
    .filter(({ sheet, name }) => known.get(sheet)?.has(name) !== true)
    .map(({ file, name }) => `${file.slice(root.length + 1)} names .${name}, which is not there`)
  const unused = [...known].flatMap(([sheet, classes]) =>
    [...classes]
      .filter((name) => !uses.some((use) => use.sheet === sheet && use.name === name))
      .map((name) => `${sheet.slice(root.length + 1)} has .${name}, which nobody names`),
  )
  return [...missing, ...unused].toSorted()
}

function classesOf(sheet: string): ReadonlySet<string> {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return new Set([...css.matchAll(CLASSES)].map(([, name = '']) => name))
}

/** A name in brackets (`styles[layout]`) may be any class of its module. */
function usesOf(file: string): Use[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(IMPORTS)].flatMap(([, local = '', path = '']) => {
    const sheet = join(dirname(file), path)
    const named = [...source.matchAll(new RegExp(String.raw`\b${local}\.(\w+)`, 'g'))]
    const names = source.includes(`${local}[`)
      ? [...classesOf(sheet)]
      : named.map(([, name = '']) => name)
    return names.map((name) => ({ file, sheet, name }))
  })
}
