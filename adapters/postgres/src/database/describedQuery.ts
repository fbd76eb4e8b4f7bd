import { Query } from 'pg'

/** Parts of the driver's connection that its types leave out. */
type Connection = { readonly describe: (what: unknown) => void }

type Field = { readonly name: string; readonly dataTypeID: number; readonly format: string }

/** A statement's columns and their readers, as the driver works them out from the description of its rows. */
export type Description = {
  readonly fields: readonly Field[]
  readonly _parsers: unknown
  readonly _prebuiltEmptyResultObject: unknown
}

/** Parts of the driver's query that its types leave out. */
declare class DriverQuery {
  constructor(text: string, values: unknown)
  name: string
  readonly _result: Description
  _accumulateRows: boolean
  submit(connection: Connection): Error | null
  handleReadyForQuery(connection: Connection): void
}

function isDriverQuery(query: unknown): query is typeof DriverQuery {
  return typeof query === 'function' && 'handleReadyForQuery' in query.prototype
}

const Driver: unknown = Query
if (!isDriverQuery(Driver)) throw new Error('pg.Query has no handleReadyForQuery: see decision 160')

/** A statement that a connection plans once, under its name. */
export type NamedStatement = {
  readonly name: string
  readonly text: string
  readonly values: unknown
}

function areAlike(some: readonly Field[], others: readonly Field[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ name, dataTypeID, format }, at) => {
      const other = others[at]
      return other?.name === name && other.dataTypeID === dataTypeID && other.format === format
    })
  )
}

/** Descriptions of the rows that the statements of one connection answer, by the statement's name. */
export class Descriptions {
  readonly #known = new Map<string, Description>()
  readonly #shared: Map<string, Description>
  #undescribed: Connection | null = null

  /** Connections of a pool answer alike, as a rule: what is `shared` is in memory once. */
  constructor(shared: Map<string, Description>) {
    this.#shared = shared
  }

  of(name: string): Description | undefined {
    return this.#known.get(name)
  }

  add(name: string, { fields, _parsers, _prebuiltEmptyResultObject }: Description): void {
    const shared = this.#shared.get(name)
    const isShared = shared !== undefined && areAlike(shared.fields, fields)
    const description = isShared ? shared : { fields, _parsers, _prebuiltEmptyResultObject }
    this.#known.set(name, description)
    this.#shared.set(name, description)
  }

  /** The connection as it is, but that nothing asks it for a description. */
  undescribed(connection: Connection): Connection {
    this.#undescribed ??= Object.create(connection, { describe: { value: () => undefined } })
    return this.#undescribed ?? connection
  }
}

/**
 * A statement that asks what its rows are made of the first time that a connection runs it. PostgreSQL refuses a stored
 * plan whose columns have changed since, so what it answered then is true of every later run. Source: decision 160.
 */
export class DescribedQuery extends Driver {
  readonly #descriptions: Descriptions

  constructor(statement: NamedStatement, descriptions: Descriptions) {
    // Of an object the driver copies every property with its descriptor, which takes longer than sending it.
    super(statement.text, statement.values)
    this.name = statement.name
    this.#descriptions = descriptions
  }

  override submit(connection: Connection): Error | null {
    const known = this.#descriptions.of(this.name)
    if (known === undefined) return super.submit(connection)
    Object.assign(this._result, known)
    this._accumulateRows = true
    return super.submit(this.#descriptions.undescribed(connection))
  }

  override handleReadyForQuery(connection: Connection): void {
    if (this.#descriptions.of(this.name) === undefined) {
      this.#descriptions.add(this.name, this._result)
    }
    super.handleReadyForQuery(connection)
  }
}
