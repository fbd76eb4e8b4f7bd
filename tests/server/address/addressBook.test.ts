import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  anAddress,
  bookOf,
  listAddresses,
  saveAddress,
  type SavedAddress,
} from '../../support/addressBook.ts'
import { atOnce } from '../../support/atOnce.ts'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const DELETED = {
  status: 404,
  body: { code: 'ADDRESS_DELETED', message: '삭제된 배송지예요.', status: 404, data: null },
}
const EXCEEDED = {
  status: 409,
  body: {
    code: 'ADDRESS_COUNT_EXCEEDED',
    message: '배송지는 최대 20개까지 등록할 수 있어요.',
    status: 409,
    data: null,
  },
}

const newBuyer = async (): Promise<Buyer> => (await aMember(market)).buyer

const show = (buyer: Buyer, { buyerAddressIdEncrypt: id }: SavedAddress) =>
  buyer.call<object>('GET', `/buyers/addresses/${id}`)

const remove = (buyer: Buyer, { buyerAddressIdEncrypt: id }: SavedAddress) =>
  buyer.call<object>('DELETE', `/buyers/addresses/${id}`)

const change = (
  buyer: Buyer,
  { buyerAddressIdEncrypt: id }: SavedAddress,
  body: Parameters<typeof anAddress>[0],
) => buyer.call<object>('PUT', `/buyers/addresses/${id}`, { body: anAddress(body) })

const count = (buyer: Buyer) => buyer.ask('GET', '/buyers/addresses/me-address-count')

/** As many addresses as reported, `주소 1` the default one. */
async function aBuyerWith(addressCount: number): Promise<Buyer> {
  const buyer = await newBuyer()
  for (let number = 1; number <= addressCount; number += 1) {
    await saveAddress(buyer, { name: `주소 ${number}` })
  }
  return buyer
}

test('저장한 배송지를 보고, 고치고, 지운다', async () => {
  const buyer = await newBuyer()
  const saved = await saveAddress(buyer)
  const shown = await show(buyer, saved)
  const counted = await count(buyer)
  const { buyerAddressIdEncrypt } = saved
  const moved = { name: '새 집', zonecode: '47545', roadAddress: '부산 연제구 중앙대로 1001' }
  const changed = await change(buyer, saved, moved)
  const listed = await listAddresses(buyer)
  const removed = await remove(buyer, saved)
  const after = { ...anAddress(moved), buyerAddressIdEncrypt, defaultYn: 'Y' }
  expect({
    saved,
    shown,
    counted,
    changed,
    listed,
    removed,
    left: await listAddresses(buyer),
  }).toEqual({
    saved: { ...anAddress(), buyerAddressIdEncrypt, defaultYn: 'Y' },
    shown: { status: 200, body: saved },
    counted: { count: 1, maxCount: 20 },
    changed: { status: 200, body: after },
    listed: [after],
    removed: { status: 200, body: { done: true } },
    left: [],
  })
})

test('앞뒤 빈칸을 다듬고 흩어진 글자를 모아 저장한다', async () => {
  const buyer = await newBuyer()
  const twenty = '가나다라마바사아자차가나다라마바사아자차'
  const saved = await saveAddress(buyer, {
    name: ` ${twenty.normalize('NFD')} `,
    receiverName: ' 홍길동\t',
    receiverMobile: ' 01012345678',
    zonecode: '06236 ',
    roadAddress: '\u3000서울 강남구 테헤란로 1 ',
    detailAddress: ' ',
  })
  expect(saved).toEqual({
    buyerAddressIdEncrypt: saved.buyerAddressIdEncrypt,
    name: twenty,
    receiverName: '홍길동',
    receiverMobile: '01012345678',
    zonecode: '06236',
    roadAddress: '서울 강남구 테헤란로 1',
    detailAddress: '',
    defaultYn: 'Y',
  })
})

test('틀린 칸마다 까닭을 알려 주고 저장하지 않는다', async () => {
  const buyer = await newBuyer()
  const body = {
    name: '',
    receiverName: '가'.repeat(11),
    receiverMobile: '0212345678',
    zonecode: '123-456',
    roadAddress: ' ',
    detailAddress: '가'.repeat(101),
    defaultYn: 'Y',
  }
  const answer = await buyer.call('POST', '/buyers/addresses', { body })
  expect([answer, await listAddresses(buyer)]).toEqual([
    {
      status: 400,
      body: {
        code: 'BAD_INPUT',
        message: '입력한 내용을 다시 확인해 주세요.',
        status: 400,
        data: {
          issues: [
            { path: 'name', message: '배송지 이름을 입력해 주세요.' },
            { path: 'receiverName', message: '받는 분 이름은 10자까지 입력할 수 있어요.' },
            { path: 'receiverMobile', message: '휴대폰 번호를 다시 확인해 주세요.' },
            { path: 'zonecode', message: '우편번호를 다시 확인해 주세요.' },
            { path: 'roadAddress', message: '주소를 입력해 주세요.' },
            { path: 'detailAddress', message: '상세주소는 100자까지 입력할 수 있어요.' },
          ],
        },
      },
    },
    [],
  ])
})

test('고칠 때에도 틀린 칸은 까닭을 알려 주고 그대로 둔다', async () => {
  const buyer = await newBuyer()
  const saved = await saveAddress(buyer)
  const answer = await change(buyer, saved, { name: '가'.repeat(21) })
  expect([answer, await listAddresses(buyer)]).toEqual([
    {
      status: 400,
      body: {
        code: 'BAD_INPUT',
        message: '입력한 내용을 다시 확인해 주세요.',
        status: 400,
        data: { issues: [{ path: 'name', message: '배송지 이름은 20자까지 입력할 수 있어요.' }] },
      },
    },
    [saved],
  ])
})

test('처음 저장한 배송지는 청하지 않아도 기본 배송지다', async () => {
  const buyer = await aBuyerWith(3)
  expect(await bookOf(buyer)).toEqual(['★주소 1', '주소 3', '주소 2'])
})

test('기본으로 저장하거나 고치면 먼저 기본이던 배송지는 기본이 아니게 된다', async () => {
  const buyer = await aBuyerWith(2)
  await saveAddress(buyer, { name: '회사', defaultYn: 'Y' })
  const saved = await bookOf(buyer)
  const [, , oldest] = await listAddresses(buyer)
  if (oldest === undefined) throw new Error('three addresses were saved')
  await change(buyer, oldest, { name: '주소 1', defaultYn: 'Y' })
  expect([saved, await bookOf(buyer)]).toEqual([
    ['★회사', '주소 2', '주소 1'],
    ['★주소 1', '회사', '주소 2'],
  ])
})

test('기본 배송지는 다른 배송지가 기본이 되기 전에는 기본으로 남는다', async () => {
  const buyer = await aBuyerWith(2)
  const [first] = await listAddresses(buyer)
  if (first === undefined) throw new Error('two addresses were saved')
  await change(buyer, first, { name: '이름만', defaultYn: 'N' })
  expect(await bookOf(buyer)).toEqual(['★이름만', '주소 2'])
})

test('기본 배송지를 지우면 가장 새 배송지가 기본이 되고, 다른 것을 지우면 그대로다', async () => {
  const buyer = await aBuyerWith(4)
  const [first, , third] = await listAddresses(buyer)
  if (first === undefined || third === undefined) throw new Error('four addresses were saved')
  await remove(buyer, third)
  const others = await bookOf(buyer)
  await remove(buyer, first)
  expect([others, await bookOf(buyer)]).toEqual([
    ['★주소 1', '주소 4', '주소 2'],
    ['★주소 4', '주소 2'],
  ])
})

test('배송지는 스무 개까지만 저장하고, 하나를 지우면 다시 저장한다', async () => {
  const buyer = await aBuyerWith(20)
  const full = await buyer.call('POST', '/buyers/addresses', { body: anAddress() })
  const fullCount = await count(buyer)
  const [first] = await listAddresses(buyer)
  if (first === undefined) throw new Error('twenty addresses were saved')
  await remove(buyer, first)
  await saveAddress(buyer)
  expect([full, fullCount, await count(buyer)]).toEqual([
    EXCEEDED,
    { count: 20, maxCount: 20 },
    { count: 20, maxCount: 20 },
  ])
})

test('열아홉 개에서 한꺼번에 여덟을 저장해도 하나만 들어간다', async () => {
  const buyer = await aBuyerWith(19)
  const save = () => buyer.call<object>('POST', '/buyers/addresses', { body: anAddress() })
  const answers = await atOnce(
    market,
    'addresses',
    Array.from({ length: 8 }, () => save),
  )
  expect({
    refused: answers.filter(({ status }) => status !== 200),
    count: await count(buyer),
  }).toEqual({
    refused: Array.from({ length: 7 }, () => EXCEEDED),
    count: { count: 20, maxCount: 20 },
  })
})

test('빈 주소록에 한꺼번에 저장해도 기본 배송지는 하나다', async () => {
  const buyer = await newBuyer()
  const save = () => saveAddress(buyer)
  await atOnce(
    market,
    'addresses',
    Array.from({ length: 4 }, () => save),
  )
  expect(await bookOf(buyer)).toEqual(['★우리 집', '우리 집', '우리 집', '우리 집'])
})

test('한꺼번에 지워도 한 번만 지워지고, 나머지는 이미 지워졌다고 한다', async () => {
  const buyer = await aBuyerWith(2)
  const [first] = await listAddresses(buyer)
  if (first === undefined) throw new Error('two addresses were saved')
  const removeFirst = () => remove(buyer, first)
  const answers = await atOnce(market, 'addresses', [removeFirst, removeFirst])
  expect([
    answers.toSorted((a, b) => a.status - b.status),
    await remove(buyer, first),
    await show(buyer, first),
    await change(buyer, first, {}),
    await bookOf(buyer),
  ]).toEqual([
    [{ status: 200, body: { done: true } }, DELETED],
    DELETED,
    DELETED,
    DELETED,
    ['★주소 2'],
  ])
})

test('남의 배송지는 지워진 배송지와 같다', async () => {
  const owner = await aBuyerWith(1)
  const [theirs] = await listAddresses(owner)
  if (theirs === undefined) throw new Error('an address was saved')
  const stranger = await newBuyer()
  expect([
    await show(stranger, theirs),
    await change(stranger, theirs, { name: '내 것' }),
    await remove(stranger, theirs),
    await listAddresses(owner),
  ]).toEqual([DELETED, DELETED, DELETED, [theirs]])
})
