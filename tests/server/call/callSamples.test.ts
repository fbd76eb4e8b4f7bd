import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { NAMED_VALUES, inputOf } from '../../support/call/callSamples.ts'
import { CONTRACT_CALLS } from '../../support/call/contractCalls.ts'
import { sampleInput } from '../../support/call/sampleInput.ts'

const CALLS_WITH_INPUT = CONTRACT_CALLS.flatMap((call) =>
  call.input === null ? [] : [{ ...call, input: call.input }],
)

describe.each(CALLS_WITH_INPUT)('$name', (call) => {
  test('its schema accepts the sample', () => {
    expect(z.safeParse(call.input, inputOf(call)).error?.issues ?? []).toEqual([])
  })
})

test('what is named by hand belongs to a field of a call', () => {
  const unknown = Object.entries(NAMED_VALUES).flatMap(([name, fields]) => {
    const call = CONTRACT_CALLS.find((other) => other.name === name)
    return Object.keys(fields).filter((field) => call?.fields.includes(field) !== true)
  })
  expect(unknown).toEqual([])
})

test('a sample has every field that is required, none that may be left out, and an item in each list', () => {
  const schema = z.object({
    level: z.int().min(1),
    unit: z.enum(['KG', 'G']),
    note: z.string().optional(),
    size: z.int().default(20),
    until: z.iso.date(),
    lines: z.array(z.object({ goodsId: z.coerce.number().pipe(z.int().min(1)) })),
    choice: z.union([z.null(), z.literal('A')]),
  })
  expect(sampleInput(schema)).toEqual({
    level: 1,
    unit: 'KG',
    until: '2025-01-31',
    lines: [{ goodsId: 1 }],
    choice: null,
  })
})

test('a form that no text has is named, not guessed', () => {
  expect(() => sampleInput(z.object({ plate: z.string().regex(/^\d{2}가 \d{4}$/) }))).toThrow(
    /^no sample for plate: its schema accepts none of \[.*\]$/,
  )
})
