import { Visitor } from 'oxc-parser'
import type { ParseResult, Program, StringLiteral } from 'oxc-parser'

export type ModuleEdge = {
  readonly specifier: string
  /** Nothing of it is left at run time. */
  readonly isType: boolean
}

/** Static, dynamic and type-position imports, and the sources of re-exports. */
export function importsOf(parsed: ParseResult): ModuleEdge[] {
  const statics = parsed.program.body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .map(({ source, importKind }) => ({ specifier: source.value, isType: importKind === 'type' }))
  return [...statics, ...expressionImportsOf(parsed), ...reExportsOf(parsed)]
}

/** `export … from`, and the same in two statements: importing a name and exporting it. */
export function reExportsOf(parsed: ParseResult): ModuleEdge[] {
  const imported = new Map(
    parsed.module.staticImports.flatMap((statement) =>
      statement.entries.map((entry) => [entry.localName.value, statement.moduleRequest.value]),
    ),
  )
  return parsed.module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) => {
      const source = entry.moduleRequest?.value ?? imported.get(entry.localName.name ?? '')
      return source === undefined ? [] : [{ specifier: source, isType: entry.isType }]
    }),
  )
}

function expressionImportsOf(parsed: ParseResult): ModuleEdge[] {
  const found: ModuleEdge[] = []
  new Visitor({
    ImportExpression(node) {
      if (isText(node.source)) found.push({ specifier: node.source.value, isType: false })
    },
    TSImportType(node) {
      found.push({ specifier: node.source.value, isType: true })
    },
  }).visit(parsed.program)
  return found
}

function isText(node: { readonly type: string }): node is StringLiteral {
  return node.type === 'Literal' && 'value' in node && typeof node.value === 'string'
}

/** `export default …` and `export { name as default }`. */
export function hasDefaultExport(program: Program): boolean {
  return program.body.some(
    (statement) =>
      statement.type === 'ExportDefaultDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' &&
        statement.specifiers.some(
          ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
        )),
  )
}
