import { Visitor } from 'oxc-parser'
import type { CallExpression, Expression, Node, VariableDeclarator } from 'oxc-parser'
import { findIn } from './finding.ts'
import type { Border } from './finding.ts'
import type { Repository, SourceFile } from './repository.ts'

const ROUTER = /^adapters\/server\/src\/app\/router\/[\w-]+\.ts$/
const ADAPTERS = /^adapters\/[\w-]+\/src\//
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
  {
    rule: 'generator-made-once',
    because:
      'V8 holds what a generator function made for one call saw until its next full collection: it is made when its module loads, or by a factory that returns it',
    find: (repository) =>
      findIn(repository, (file) => (ADAPTERS.test(file.path) ? findGeneratorsOfCalls(file) : [])),
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

/** Generator functions inside of others; one that an `Effect.fnUntraced` wraps may be returned, alone or in an object. */
function findGeneratorsOfCalls({ program }: SourceFile): string[] {
  const found: string[] = []
  const returned = new Set<Node>()
  let depth = 0
  const enter = () => {
    depth += 1
  }
  const exit = () => {
    depth -= 1
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': exit,
    FunctionExpression: enter,
    'FunctionExpression:exit': exit,
    ArrowFunctionExpression({ body }) {
      enter()
      returned.add(body)
    },
    'ArrowFunctionExpression:exit': exit,
    ReturnStatement: ({ argument }) => argument !== null && returned.add(argument),
    Property: ({ value }) => returned.add(value),
    CallExpression(call) {
      const name = stepMakerOf(call)
      if (depth === 0 || name === null) return
      if (name !== 'fnUntraced' || !returned.has(call)) found.push(`Effect.${name}`)
    },
  }).visit(program)
  return found
}

/** Name of the function of Effect that a call gives a generator function. */
function stepMakerOf({ callee, arguments: given }: CallExpression): string | null {
  const isGiven = given.some(
    (argument) => argument.type === 'FunctionExpression' && argument.generator,
  )
  if (!isGiven || callee.type !== 'MemberExpression') return null
  return callee.property.type === 'Identifier' ? callee.property.name : null
}
