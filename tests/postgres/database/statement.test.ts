import { statement } from '@jangteo/postgres/database/statement'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('every value is a parameter at its place, whatever it holds', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (first, second) => {
      const { sql, parameters } = statement`SELECT ${first} WHERE ${second} = 1`
      expect([sql, parameters]).toEqual(['SELECT $1 WHERE $2 = 1', [first, second]])
    }),
  )
})

test('the text is the same one each time', () => {
  const build = (id: number) => statement`SELECT ${id}`
  const [one, two] = [build(1), build(2)]
  expect([one.sql === two.sql, one.parameters, two.parameters]).toEqual([true, [1], [2]])
})
