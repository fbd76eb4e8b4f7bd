import { Visitor } from 'oxc-parser'
import type { CallExpression, Expression, VariableDeclarator } from 'oxc-parser'
import { findIn } from './finding.ts'
import type { Border } from './finding.ts'
import type { Repository, SourceFile } from './repository.ts'

const ROUTER = /^adapters\/server\/src\/app\/router\/[\w-]+\.ts$/
const STEPS = /^adapters\/(?:server|payment)\/src\//
const ANSWERS = new Set(['answer', 'answerStreamed'])

export const STEP_BORDERS: readonly Border[] = [
  {
    rule: 'step-writes-its-type',
    because: 'an error of a shared step shows in the step, not in every use case that takes it',
    find: (repository) => {
      const useCases = listUseCases(repository)
      return findIn(repository, (file) =>
        STEPS.test(file.path)
          ? exportedConstants(file)
              .filter(isUntypedStep)
              .map(nameOf)
              .filter((name) => !useCases.has(name))
          : [],
      )
    },
  },
]

/** Names of what the routers answer calls with; the contract types them. */
function listUseCases({ files }: Repository): ReadonlySet<string> {
  const names = new Set<string>()
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [useCase] }) {
      if (callee.type !== 'Identifier' || !ANSWERS.has(callee.name)) return
      const named = useCase?.type === 'CallExpression' ? useCase.callee : useCase
      if (named?.type === 'Identifier') names.add(named.name)
    },
  })
  for (const { path, program } of files) if (ROUTER.test(path)) visitor.visit(program)
  return names
}

function exportedConstants({ program }: SourceFile): VariableDeclarator[] {
  return program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' &&
    statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  )
}

function nameOf({ id }: VariableDeclarator): string {
  return id.type === 'Identifier' ? id.name : ''
}

function isUntypedStep({ id, init }: VariableDeclarator): boolean {
  if (init === null || (id.type === 'Identifier' && id.typeAnnotation !== null)) return false
  if (init.type === 'ArrowFunctionExpression') {
    return init.returnType === null && isStep(init.body)
  }
  return init.type === 'CallExpression' && isStep(init) && !hasReturnType(init)
}

/** True for a call of Effect, and for a transaction. */
function isStep(node: Expression | { readonly type: 'FunctionBody' | 'BlockStatement' }): boolean {
  if (node.type !== 'CallExpression') return false
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name === 'transaction'
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Effect'
  )
}

function hasReturnType({ arguments: given }: CallExpression): boolean {
  return given.some((argument) => argument.type === 'FunctionExpression' && argument.returnType)
}
