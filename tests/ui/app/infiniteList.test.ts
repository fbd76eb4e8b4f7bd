import { expect, test } from 'vitest'
import { moreOf, uniqBy } from '@jangteo/ui/lib/infiniteList'

const keyOf = ({ id }: { readonly id: number }) => id

test('두 쪽에 걸친 것은 한 번만, 나중 것으로 보인다', () => {
  const pages = [
    {
      content: [
        { id: 1, at: 0 },
        { id: 2, at: 0 },
      ],
    },
    {
      content: [
        { id: 2, at: 1 },
        { id: 3, at: 1 },
      ],
    },
  ]
  expect(uniqBy(pages, keyOf)).toEqual([
    { id: 1, at: 0 },
    { id: 2, at: 1 },
    { id: 3, at: 1 },
  ])
})

test('마지막 쪽 뒤에는 아무것도 없다', () => {
  const list = {
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: async () => undefined,
  }
  expect(moreOf(list)).toBe(null)
})

test('두 번 불러도 이미 오고 있는 쪽을 버리지 않는다', () => {
  const asked: unknown[] = []
  const more = moreOf({
    hasNextPage: true,
    isFetchingNextPage: true,
    isFetchNextPageError: false,
    fetchNextPage: async (options) => asked.push(options),
  })
  more?.load()
  expect([more?.isLoading, more?.hasFailed, asked]).toEqual([
    true,
    false,
    [{ cancelRefetch: false }],
  ])
})
