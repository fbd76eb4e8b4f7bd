import { Refusal } from '@jangteo/generators/file/refusal'
import { planScreen } from '@jangteo/generators/screen/newScreen'
import { readScreenWords } from '@jangteo/generators/screen/screenWords'
import type { TypedScreen } from '@jangteo/generators/screen/screenWords'
import { expect, test } from 'vitest'

const TYPED: TypedScreen = {
  name: 'address.notice',
  call: 'address.list',
  title: '공지사항',
}

function refusalOf(change: Partial<TypedScreen>): unknown {
  try {
    return planScreen(readScreenWords({ ...TYPED, ...change }))
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

test.each<[string, Partial<TypedScreen>]>([
  ['NAME_MALFORMED', { name: 'notice' }],
  ['NAME_MALFORMED', { name: 'address.../../notice' }],
  ['DOMAIN_UNKNOWN', { name: 'adress.notice' }],
  ['PAGE_UNKNOWN', { name: 'address.notices' }],
  ['PAGE_EXISTS', { name: 'address.manageAddress' }],
  ['PAGE_EXISTS', { name: 'session.login' }],
  ['PAGE_WITH_PARAMETERS', { name: 'favorite.favoriteGroup' }],
  ['CALL_UNKNOWN', { call: '' }],
  ['CALL_UNKNOWN', { call: 'address.lists' }],
  ['CALL_UNFIT', { call: 'address.create' }],
  ['CALL_UNFIT', { call: 'address.detail' }],
  ['CALL_UNFIT', { call: 'store.list' }],
  ['TITLE_MALFORMED', { title: '' }],
  ['TITLE_MALFORMED', { title: '<b>' }],
  ['TITLE_MALFORMED', { title: '가'.repeat(31) }],
])('%s is refused for %j', (code, change) => {
  expect(refusalOf(change)).toEqual(code)
})
