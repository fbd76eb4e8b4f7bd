import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import { executeShared } from './pipelinedTransaction.ts'
import type { DB } from './schema.gen.ts'

/** A value as it is, or its place in a statement that is compiled once. */
export type Placed<Value> = Value | RawBuilder<Value>

/** Places of the values of a run, by their names. */
export type Places<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/** Stands for a value among the parameters of a compiled statement. */
class Place {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

const placesOf = <Values extends object>() =>
  new Proxy({} as Places<Values>, { get: (_target, name) => sql`${new Place(name)}` })

/**
 * Writes the constants of a statement into its text, and leaves parameters for places alone. A plan that is stored for a text
 * is made without its parameters: of a state that is a parameter the planner does not know that few rows have it, nor that
 * an index of those rows serves.
 */
class ConstantsInText extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Place || isObject(value)) super.appendValue(value)
    else this.appendImmediateValue(value)
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** Builds statements and runs none. */
const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new ConstantsInText(),
  },
})

/** A statement of Kysely's, or one that is written out (`sql`). */
type Built<Row> = { readonly compile: (db: Kysely<DB>) => CompiledQuery<Row> }

type Statement<Row> = {
  readonly compiled: CompiledQuery<Row>
  /** By position: the name of a value, or `null` where the statement has its own. */
  readonly names: readonly (PropertyKey | null)[]
}

function compile<Row>(built: Built<Row>): Statement<Row> {
  const compiled = built.compile(compiler)
  const names = compiled.parameters.map((each) => (each instanceof Place ? each.name : null))
  return { compiled, names }
}

function fill<Row>({ compiled, names }: Statement<Row>, values: object): CompiledQuery<Row> {
  const parameters = names.map((name, at): unknown =>
    name === null ? compiled.parameters[at] : Reflect.get(values, name),
  )
  return { ...compiled, parameters }
}

/**
 * A statement that is built and compiled once, and run with other values each time: for the short reads of hot calls, where
 * building the text takes longer than reading the answer. Outside of a transaction it shares a connection with those of other
 * calls (`shareReads`), so that a statement which may take long is none of these. Source: decision 109, decision 181.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Kysely<DB>, places: Places<Values>) => Built<Row>,
) {
  const run = compileEach((db, places: Places<Values>) => build(db, places))
  return (db: Kysely<DB>, values: Values): Promise<Row[]> => run(db, values, null)
}

/** As `compileOnce`, for the first row of the answer. */
export function compileFirst<Values extends object, Row>(
  build: (db: Kysely<DB>, places: Places<Values>) => Built<Row>,
) {
  const run = compileOnce(build)
  return async (db: Kysely<DB>, values: Values): Promise<Row | undefined> => {
    const [row] = await run(db, values)
    return row
  }
}

/**
 * As `compileOnce`, for each shape of a statement: what changes its text, such as an order or which filters there are. A
 * statement has few shapes, because each is held for good.
 */
export function compileEach<Values extends object, Row, Shape>(
  build: (db: Kysely<DB>, places: Places<Values>, shape: Shape) => Built<Row>,
) {
  const prepared = prepareEach(build)
  return async (db: Kysely<DB>, values: Values, shape: Shape): Promise<Row[]> => {
    const { rows } = await executeShared(db, prepared(values, shape))
    return rows
  }
}

/** As `compileEach`, without running the statement: for `send`. */
export function prepareEach<Values extends object, Row, Shape>(
  build: (db: Kysely<DB>, places: Places<Values>, shape: Shape) => Built<Row>,
) {
  const statements = new Map<string, Statement<Row>>()
  return (values: Values, shape: Shape): CompiledQuery<Row> => {
    const key = JSON.stringify(shape)
    const statement = statements.get(key) ?? compile(build(compiler, placesOf<Values>(), shape))
    statements.set(key, statement)
    return fill(statement, values)
  }
}

/** As `prepareEach`, for a statement of one shape. */
export function prepareOnce<Values extends object, Row>(
  build: (db: Kysely<DB>, places: Places<Values>) => Built<Row>,
) {
  const prepared = prepareEach((db, places: Places<Values>) => build(db, places))
  return (values: Values): CompiledQuery<Row> => prepared(values, null)
}
