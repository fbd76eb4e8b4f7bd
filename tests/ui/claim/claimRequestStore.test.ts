import { storeForm, readForm } from '@jangteo/ui/screens/claim/request/claimRequestStore'
import type { RequestForm } from '@jangteo/ui/screens/claim/request/claimRequestForm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aForm } from '../../support/claim/claimForm.ts'
import { SEOUL } from '../../support/purchase.ts'

const TARGET = { type: 'EXCHANGE', ordersId: 'o1', groupId: 'g1', itemIds: [] } as const
const KEY = 'jangteo.autoSave.claim.EXCHANGE.g1'
const FILLED: RequestForm = aForm(['i1', 'i2'], {
  picks: { i1: 7 },
  reason: 'DAMAGE_DEFECT',
  detail: '실밥이 풀려 있어요',
  files: [
    {
      filesIdEncrypt: 'f1',
      filesTypeEnum: 'IMAGE',
      name: '사진.jpg',
      bytes: 10,
      url: '/files/f1',
      thumbnailUrl: null,
      width: 100,
      height: 80,
    },
  ],
  pickupPlace: SEOUL,
  pickupText: '문 앞에 둘게요',
  pickupOn: '2026-08-25',
})

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('탭에 둔 신청서를 적은 그대로 다시 읽는다', () => {
  storeForm(TARGET, FILLED)
  expect(readForm(TARGET)).toEqual(FILLED)
})

test.each([
  ['없는 것', null],
  ['JSON이 아닌 것', '{"chosen":'],
  ['예전 판의 것', JSON.stringify({ shape: 1, form: FILLED })],
  ['칸이 빠진 것', JSON.stringify({ ...FILLED, files: undefined })],
  ['모르는 이유를 담은 것', JSON.stringify({ ...FILLED, reason: 'LOST_INTEREST' })],
  ['배열이 아닌 상품을 담은 것', JSON.stringify({ ...FILLED, chosen: 'i1' })],
  ['남의 것', '"hello"'],
])('%s은 아무것도 두지 않은 것과 같다', (_, text) => {
  if (text !== null) stored.set(KEY, text)
  expect(readForm(TARGET)).toEqual(null)
})
