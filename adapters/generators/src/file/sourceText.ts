import { parseSync } from 'oxc-parser'
import type { Expression, Statement } from 'oxc-parser'

function statementsOf(text: string): readonly Statement[] {
  return parseSync('source.ts', text).program.body
}

function insertAt(text: string, at: number, inserted: string): string {
  return text.slice(0, at) + inserted + text.slice(at)
}

function folderOf(source: string): string {
  return source.slice(0, source.lastIndexOf('/') + 1)
}

/** The names that a module declares or imports. */
export function namesIn(text: string): string[] {
  return statementsOf(text).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({ local }) => local.name)
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'VariableDeclaration') {
      return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
    }
    return []
  })
}

/** The text with a name imported from a module, beside those of its folder; unchanged when it is imported already. */
export function withImport(text: string, name: string, source: string): string {
  if (namesIn(text).includes(name)) return text
  const imports = statementsOf(text).filter((statement) => statement.type === 'ImportDeclaration')
  const same = imports.find(
    (statement) => statement.source.value === source && statement.importKind !== 'type',
  )
  const last = same?.specifiers.at(-1)
  if (last !== undefined) return insertAt(text, last.end, `, ${name}`)
  const isSibling = ({ source: { value } }: { source: { value: string } }) =>
    folderOf(value) === folderOf(source)
  const { end } = imports.findLast(isSibling) ?? imports.at(-1) ?? { end: 0 }
  return insertAt(text, end, `\nimport { ${name} } from '${source}'`)
}

type Collection = {
  /** Place where its statement begins, and where another member goes. */
  readonly start: number
  readonly memberAt: number
  readonly separator: string
}

/** The exported object or list of this name. Throws when a text has none. */
function findCollection(text: string, constant: string): Collection {
  for (const node of statementsOf(text)) {
    if (node.type !== 'ExportNamedDeclaration') continue
    if (node.declaration?.type !== 'VariableDeclaration') continue
    const [declarator] = node.declaration.declarations
    if (declarator?.id.type !== 'Identifier' || declarator.id.name !== constant) continue
    const value = valueOf(declarator.init)
    if (value?.type !== 'ObjectExpression' && value?.type !== 'ArrayExpression') continue
    const last = value.type === 'ObjectExpression' ? value.properties.at(-1) : value.elements.at(-1)
    const memberAt = last?.end ?? value.start + 1
    return { start: node.start, memberAt, separator: last === undefined ? '' : ', ' }
  }
  throw new Error(`no object or list ${constant}`)
}

function valueOf(init: Expression | null): Expression | null {
  return init?.type === 'TSSatisfiesExpression' ? init.expression : init
}

/** The text with a member added to the exported object or list of this name, after all others. */
export function withMember(text: string, constant: string, member: string): string {
  const { memberAt, separator } = findCollection(text, constant)
  return insertAt(text, memberAt, `${separator}${member}`)
}

/** The text with a statement before the exported constant of this name, and an entry added to that object. */
export function withEntry(
  text: string,
  constant: string,
  { statement, entry }: { readonly statement: string; readonly entry: string },
): string {
  const { start } = findCollection(text, constant)
  return insertAt(withMember(text, constant, entry), start, `${statement}\n\n`)
}

/** The text with a line after the last one that a pattern finds. */
export function withLineAfter(text: string, pattern: RegExp, line: string): string {
  const lines = text.split('\n')
  const at = lines.findLastIndex((other) => pattern.test(other))
  if (at < 0) throw new Error(`no line like ${pattern}`)
  return lines.toSpliced(at + 1, 0, line).join('\n')
}
