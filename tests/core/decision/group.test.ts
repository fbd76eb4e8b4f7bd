import { groupBy } from '@jangteo/core/decision/group.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('groups as Map.groupBy does', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 5 }), (items, divisor) => {
      const keyOf = (item: number) => item % divisor
      expect([...groupBy(items, keyOf)]).toEqual([...Map.groupBy(items, keyOf)])
    }),
  )
})
