import { z } from 'zod'
import { ORDERER, SEOUL } from '../purchase.ts'

/** An id that could be one: of the right length, but sealed by nobody. */
export const AN_OPAQUE_ID = 'A'.repeat(22)

/** A proof that could be one: of the right length, but given by nobody. */
const A_PROOF = 'A'.repeat(43)

/** Values of every form that a call takes; a schema gets the first that it accepts. */
const VALUES = [
  AN_OPAQUE_ID,
  A_PROOF,
  '1',
  '/',
  '06236',
  '180752',
  '2025-01-31',
  '2025-01-31T00:00:00.000Z',
  1,
  0,
  true,
  null,
]

/** Values of fields that rules of core judge, which a schema only calls: an address, a person, a bank account. */
const JUDGED_FIELDS = { ...SEOUL, ...ORDERER, bankCode: '88', accountNumber: '110123456789' }

type Schema = z.core.$ZodType
export type Fields = Readonly<Record<string, unknown>>
/** The field that a schema is of, and what fields hold by name. */
type Place = { readonly field: string; readonly known: Fields }

function isTaken(schema: Schema, value: unknown): boolean {
  return z.safeParse(schema, value).success
}

function firstTaken(schema: Schema, values: readonly unknown[], { field }: Place): unknown {
  const taken = values.find((value) => isTaken(schema, value))
  if (taken === undefined) {
    throw new Error(`no sample for ${field}: its schema accepts none of ${JSON.stringify(values)}`)
  }
  return taken
}

function sampleField(field: string, schema: Schema, known: Fields): unknown {
  const value = known[field]
  const isKnown = value !== undefined && isTaken(schema, value)
  return isKnown ? value : sampleAt(schema, { field, known })
}

function sampleShape(shape: Readonly<Record<string, Schema>>, known: Fields): Fields {
  const required = Object.entries(shape).filter(([, schema]) => !isTaken(schema, undefined))
  return Object.fromEntries(
    required.map(([field, schema]) => [field, sampleField(field, schema, known)]),
  )
}

function sampleAt(schema: Schema, place: Place): unknown {
  const inner = (part: Schema): unknown => sampleAt(part, place)
  if (schema instanceof z.ZodObject) return sampleShape(schema.shape, place.known)
  if (schema instanceof z.ZodArray) return [inner(schema.element)]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return inner(schema.unwrap())
  }
  if (schema instanceof z.ZodUnion) return firstTaken(schema, schema.options.map(inner), place)
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodPipe) {
    return inner(schema.in instanceof z.ZodString ? schema.in : schema.out)
  }
  return firstTaken(schema, VALUES, place)
}

/**
 * Returns an input that a schema accepts, with every field that it requires and an item in each list. `known` names fields by hand.
 * Throws for a field of a form that it has no text for.
 */
export function sampleInput(schema: Schema, known: Fields = {}): unknown {
  return sampleAt(schema, { field: 'the input', known: { ...JUDGED_FIELDS, ...known } })
}
