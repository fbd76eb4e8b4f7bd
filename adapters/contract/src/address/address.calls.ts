import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId } from '../wire/wire.schemas.ts'
import { address, addressChange, addressInput } from './address.schemas.ts'

const addressId = z.object({ id: opaqueId })

/** Saves an address; the first one becomes the default. At most 20 a member. */
const create = call({ who: 'member', isIdempotent: true })
  .route({ method: 'POST', path: '/buyers/addresses', summary: '배송지 추가', tags: ['address'] })
  .input(addressInput)
  .errors(refusals('ADDRESS_COUNT_EXCEEDED'))
  .output(address)

/** The member's addresses, the default one first. */
const list = call({ who: 'member' })
  .route({ method: 'GET', path: '/buyers/addresses/me', summary: '배송지 목록', tags: ['address'] })
  .output(z.object({ content: z.array(address) }))

/** Counts the member's saved addresses, with the most there may be. */
const count = call({ who: 'member' })
  .route({
    method: 'GET',
    path: '/buyers/addresses/me-address-count',
    summary: '배송지 개수',
    tags: ['address'],
  })
  .output(z.object({ count: z.int(), maxCount: z.int() }))

const detail = call({ who: 'member' })
  .route({
    method: 'GET',
    path: '/buyers/addresses/{id}',
    summary: '배송지 보기',
    tags: ['address'],
  })
  .input(addressId)
  .errors(refusals('ADDRESS_DELETED'))
  .output(address)

/** Replaces an address; making it the default takes the mark from the former one. */
const change = call({ who: 'member' })
  .route({
    method: 'PUT',
    path: '/buyers/addresses/{id}',
    summary: '배송지 수정',
    tags: ['address'],
  })
  .input(addressChange)
  .errors(refusals('ADDRESS_DELETED'))
  .output(address)

/** Deletes an address; repeating it is refused as deleted. */
const remove = call({ who: 'member' })
  .route({
    method: 'DELETE',
    path: '/buyers/addresses/{id}',
    summary: '배송지 삭제',
    tags: ['address'],
  })
  .input(addressId)
  .errors(refusals('ADDRESS_DELETED'))
  .output(done)

export const addressCalls = { create, list, count, detail, change, remove }
