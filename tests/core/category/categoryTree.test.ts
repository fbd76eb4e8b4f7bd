import {
  categoryLevels,
  categoryPath,
  buildCategoryTree,
} from '@jangteo/core/category/categoryTree.rules'
import type { CategoryEntry } from '@jangteo/core/category/categoryTree.rules'
import { describe, expect, test } from 'vitest'

function anEntry(id: number, parentId: number | null, depth: CategoryEntry['depth']) {
  return { id, parentId, depth, name: `이름 ${id}`, picture: depth === 3 ? null : `picture-${id}` }
}

const TREE = buildCategoryTree(
  [
    anEntry(1, null, 1),
    anEntry(2, null, 1),
    anEntry(11, 1, 2),
    anEntry(12, 1, 2),
    anEntry(21, 2, 2),
    anEntry(112, 11, 3),
    anEntry(111, 11, 3),
    anEntry(121, 12, 3),
    anEntry(211, 21, 3),
  ],
  new Map([
    [111, 5],
    [112, 2],
    [121, 1],
    [211, 9],
  ]),
)

describe('카테고리 나무', () => {
  test('위아래로 이어지고, 순서는 주어진 대로다', () => {
    expect(
      TREE.roots.map(({ id, children }) => [
        id,
        children.map((middle) => [middle.id, middle.children.map((leaf) => leaf.id)]),
      ]),
    ).toEqual([
      [
        1,
        [
          [11, [112, 111]],
          [12, [121]],
        ],
      ],
      [2, [[21, [211]]]],
    ])
  })

  test('상품 수는 아래에 있는 것을 모두 더한다', () => {
    expect([1, 2, 11, 12, 111].map((id) => TREE.nodes.get(id)?.goodsCount)).toEqual([8, 9, 7, 1, 5])
  })

  test('상품이 없는 카테고리는 0개다', () => {
    const { roots } = buildCategoryTree([anEntry(1, null, 1)], new Map())
    expect(roots).toEqual([{ ...anEntry(1, null, 1), children: [], goodsCount: 0 }])
  })
})

describe('카테고리로 가는 길', () => {
  test.each([
    [111, [1, 11, 111]],
    [21, [2, 21]],
    [2, [2]],
    [404, []],
  ])('%i', (id, path) => {
    expect(categoryPath(TREE, id).map((node) => node.id)).toEqual(path)
  })

  test('단계마다 갈아탈 수 있는 카테고리를, 자기까지 함께 보인다', () => {
    expect(
      categoryLevels(TREE, 111).map(({ current, siblings }) => [
        current.id,
        siblings.map(({ id }) => id),
      ]),
    ).toEqual([
      [1, [1, 2]],
      [11, [11, 12]],
      [111, [112, 111]],
    ])
  })
})
