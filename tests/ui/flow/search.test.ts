import { describe, expect, test } from 'vitest'
import { flowKeyOf } from '@jangteo/ui/screens/flow/flowKeys'
import type { KeyPlace } from '@jangteo/ui/screens/flow/flowKeys'
import { FLOW_INDEX } from '@jangteo/ui/screens/flow/flowIndex.gen'
import { eventName } from '@jangteo/ui/screens/flow/flowNames'
import { groupFlows } from '@jangteo/ui/screens/flow/list/flowSearch'
import { refusalLine, statelySource } from '@jangteo/ui/screens/flow/play/flowText'

function found(text: string): string[] {
  return groupFlows(FLOW_INDEX, text).flatMap(({ name, flows }) =>
    flows.map(({ entry, met }) => [name, entry.id, ...met].join(' ')),
  )
}

describe('흐름 찾기', () => {
  test('아무것도 적지 않으면 모두 보인다', () => {
    expect(groupFlows(FLOW_INDEX, ' ').flatMap(({ flows }) => flows).length).toBe(FLOW_INDEX.length)
  })

  test('이름과 코드로 찾는다', () => {
    expect(found('환불')).toContain('결제 refund')
    expect(found('ORDERITEM')).toEqual(['주문 orderItem'])
  })

  test('상태와 이벤트로 찾으면 무엇이 맞았는지 보여 준다', () => {
    expect(found('자동 구매확정')).toEqual(['주문 orderItem 자동 구매확정'])
    expect(found('buyer.chooseMethod')).toEqual(['결제 paying buyer.chooseMethod'])
  })

  test('없는 말은 아무것도 찾지 못한다', () => {
    expect(found('없는 말')).toEqual([])
  })
})

test('대답은 말로, 다른 이벤트는 그대로 읽는다', () => {
  expect(
    ['xstate.done.actor.pay', 'xstate.error.actor.pay', 'buyer.confirm'].map(eventName),
  ).toEqual(['pay 답함', 'pay 실패', 'buyer.confirm'])
})

test('거절은 코드와 글로 말하고, 말하지 않는 거절도 말한다', () => {
  expect([
    refusalLine({ code: 'A', text: '안 돼요.' }),
    refusalLine({ code: 'A', text: null }),
    refusalLine({ code: null, text: null }),
  ]).toEqual(['A · 안 돼요.', 'A', '아무 일도 일어나지 않아요.'])
})

test('Stately 코드는 함수 없는 설정 그대로다', async () => {
  const [entry] = FLOW_INDEX
  const module = await entry?.load()
  if (module === undefined) throw new Error('no chart')
  const source = statelySource(module)
  const start = source.indexOf('createMachine(') + 'createMachine('.length
  expect(JSON.parse(source.slice(start, source.lastIndexOf(')')))).toEqual(module.CONFIG)
})

describe('키', () => {
  const press = (key: string, place: KeyPlace = 'page') =>
    flowKeyOf({ key, place, isShortcut: false })

  test('한글 자판에서도 같은 자리의 키가 같은 일을 한다', () => {
    expect(['j', 'ㅓ', 'k', 'ㅏ'].map((key) => press(key))).toEqual([
      'next',
      'next',
      'previous',
      'previous',
    ])
  })

  test('브라우저의 단축키와 다른 키는 건드리지 않는다', () => {
    const reload = flowKeyOf({ key: 'k', place: 'page', isShortcut: true })
    expect([reload, press('q')]).toEqual([null, null])
  })

  test('글을 쓰는 동안에는 아무것도 하지 않는다', () => {
    expect(['j', '/', 'Backspace'].map((key) => press(key, 'text'))).toEqual([null, null, null])
  })

  test('화살표는 이벤트 목록에서는 옮겨 가고, 그림에서는 그림을 움직인다', () => {
    const keys = ['ArrowDown', 'ArrowLeft']
    expect(keys.map((key) => press(key, 'events'))).toEqual(['next', 'back'])
    expect(keys.map((key) => press(key, 'drawing'))).toEqual([null, null])
    expect(keys.map((key) => press(key))).toEqual([null, 'back'])
  })
})
