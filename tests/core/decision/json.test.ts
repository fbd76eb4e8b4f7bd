import { parseJson } from '@jangteo/core/decision/json.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('JSON으로 적은 것은 그대로 읽힌다', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      expect(JSON.stringify(parseJson(JSON.stringify(value)))).toEqual(JSON.stringify(value))
    }),
  )
})

test('JSON이 아닌 글은 없는 값이 되고, 던지지 않는다', () => {
  const texts = ['', ' ', '{', '{"a":1', 'undefined', "{'a':1}", '[1,]', '<html></html>', '\u0000']
  expect(texts.map(parseJson)).toEqual(texts.map(() => undefined))
})
