import { parseSync } from 'oxc-parser'
import type { ArrayExpression, Expression, ObjectExpression, Statement } from 'oxc-parser'

function statementsOf(text: string): readonly Statement[] {
  return parseSync('source.ts', text).program.body
}

function insertAt(text: string, at: number, inserted: string): string {
  return text.slice(0, at) + inserted + text.slice(at)
}

function folderOf(source: string): string {
  return source.slice(0, source.lastIndexOf('/') + 1)
}

/** Lists the names that a module declares or imports. */
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

/** Adds an import of a name from a module, beside those of its folder; unchanged when it is imported already. */
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

type Collection = ObjectExpression | ArrayExpression

function isCollection(value: Expression | null | undefined): value is Collection {
  return value?.type === 'ObjectExpression' || value?.type === 'ArrayExpression'
}

/**
 * Finds the object or list that a module declares under this name, and the start of its statement. Throws when there is
 * none.
 */
function findCollection(
  text: string,
  constant: string,
): { readonly start: number; readonly value: Collection } {
  for (const node of statementsOf(text)) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declared?.type !== 'VariableDeclaration') continue
    const [declarator] = declared.declarations
    if (declarator?.id.type !== 'Identifier' || declarator.id.name !== constant) continue
    const value = valueOf(declarator.init)
    if (isCollection(value)) return { start: node.start, value }
  }
  throw new Error(`no object or list ${constant}`)
}

function valueOf(init: Expression | null): Expression | null {
  return init?.type === 'TSSatisfiesExpression' ? init.expression : init
}

function withLast(text: string, collection: Collection, member: string): string {
  const members =
    collection.type === 'ObjectExpression' ? collection.properties : collection.elements
  const last = members.at(-1)
  return last === undefined || last === null
    ? insertAt(text, collection.start + 1, member)
    : insertAt(text, last.end, `, ${member}`)
}

/** Adds a member to the object or list of this name, after all others. */
export function withMember(text: string, constant: string, member: string): string {
  return withLast(text, findCollection(text, constant).value, member)
}

type ListPlace = { readonly constant: string; readonly key: string }

function isKey(property: ObjectExpression['properties'][number], key: string): boolean {
  if (property.type !== 'Property') return false
  const { key: name } = property
  return name.type === 'Identifier' ? name.name === key : 'value' in name && name.value === key
}

/** Adds an item to the list of an object under a key. Throws when it has no such list. */
export function withListItem(text: string, { constant, key }: ListPlace, item: string): string {
  const { value } = findCollection(text, constant)
  const properties = value.type === 'ObjectExpression' ? value.properties : []
  const found = properties.find((property) => isKey(property, key))
  const list = found?.type === 'Property' ? found.value : null
  if (!isCollection(list)) throw new Error(`${constant} has no list ${key}`)
  return withLast(text, list, item)
}

/** Adds a statement before the exported constant of this name, and an entry to that object. */
export function withEntry(
  text: string,
  constant: string,
  { statement, entry }: { readonly statement: string; readonly entry: string },
): string {
  const { start } = findCollection(text, constant)
  return insertAt(withMember(text, constant, entry), start, `${statement}\n\n`)
}

/** Adds a line after the last one that matches a pattern. */
export function withLineAfter(text: string, pattern: RegExp, line: string): string {
  const lines = text.split('\n')
  const at = lines.findLastIndex((other) => pattern.test(other))
  if (at < 0) throw new Error(`no line like ${pattern}`)
  return lines.toSpliced(at + 1, 0, line).join('\n')
}
