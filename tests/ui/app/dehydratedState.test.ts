import { readDehydrated } from '@jangteo/ui/app/dehydratedState'
import { expect, test } from 'vitest'

test('페이지와 함께 온 조회 결과를 읽는다', () => {
  expect(readDehydrated('{"mutations":[],"queries":[{"queryKey":["home"]}]}')).toEqual({
    mutations: [],
    queries: [{ queryKey: ['home'] }],
  })
})

test.each(['', '<!doctype html>', 'null', '7', '[]', '{}', '{"queries":"home"}', '{"queries":[}'])(
  '조회 결과가 아닌 %j는 없는 것과 같다',
  (text) => {
    expect(readDehydrated(text)).toEqual(null)
  },
)
