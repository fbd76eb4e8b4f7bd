import { forgetDrafts } from '@jangteo/ui/lib/drafts'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

/** A tab's storage: like a browser's, its keys are its own properties. */
function aStorage(stored: Readonly<Record<string, string>>) {
  const storage = { ...stored }
  const removeItem = (key: string) => Reflect.deleteProperty(storage, key)
  return { storage, api: Object.assign(Object.create({ removeItem }), storage) as object }
}

test('로그아웃하면 쓰다 만 신청만 지우고, 기기에 남길 것은 남긴다', () => {
  const stored = {
    'jangteo.autoSave.claim.RETURN.a': '{}',
    'jangteo.autoSave.claim.CANCEL.b': '{}',
    'jangteo.autoSaved': 'not a draft',
    'jangteo.recentKeywordList': '[]',
    'react-router-scroll-positions': '{}',
  }
  const { storage, api } = aStorage(stored)
  vi.stubGlobal('sessionStorage', api)
  forgetDrafts()
  expect(storage).toEqual({
    'jangteo.autoSaved': 'not a draft',
    'jangteo.recentKeywordList': '[]',
    'react-router-scroll-positions': '{}',
  })
})

test('저장소를 사용할 수 없는 브라우저에서도 로그아웃은 된다', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(forgetDrafts()).toEqual(undefined)
})
