import { join } from 'node:path'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { loadUiRenderer } from '@jangteo/server/http/rendered-pages'
import { expect } from '@playwright/test'
import { ROOT } from '../../support/root.ts'
import { test } from '../shop.ts'

const UI = join(ROOT, 'ui/dist')
const CHIP = /내일도착<\/button>/
const GOODS_PATH = /\/displays\/categories\/goods$/

/** Calls of this market, whose products may or may not arrive tomorrow, whatever day it is. */
function callsWith(tomorrowYn: 'Y' | 'N') {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(url, init)
    if (!GOODS_PATH.test(new URL(url).pathname)) return answer
    return Response.json({ ...((await answer.json()) as object), tomorrowYn })
  }
}

test('서버가 그린 목록의 빠른 필터는 브라우저가 처음 그리는 것과 같다', async ({ baseURL }) => {
  const { render } = await loadUiRenderer(UI)
  const chips = await Promise.all(
    (['Y', 'N'] as const).map(async (tomorrowYn) => {
      const { html, isPrerendered } = await render(
        new Request(`${baseURL}${routes.categoryDetail(1)}`),
        {
          fetch: callsWith(tomorrowYn),
          nowMs: Date.now(),
          appKind: 'web',
          searchesAddresses: false,
        },
      )
      return [isPrerendered, CHIP.test(html)]
    }),
  )
  expect(chips).toEqual([
    [true, true],
    [true, false],
  ])
})
