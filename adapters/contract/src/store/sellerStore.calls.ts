import { STORE_STATES } from '@jangteo/core/store/store.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done } from '../wire/wire.schemas.ts'
import { ownStore, storeProfile } from './storeDesk.schemas.ts'

const begin = () => call({ who: 'seller', permission: 'STORE' })
const state = z.object({ stateEnum: z.enum(STORE_STATES) })

/** Shows the caller's store: its state, what it lacks to open, its profile. */
const detail = begin()
  .route({ method: 'GET', path: '/sellers/store', summary: '내 스토어', tags: ['store'] })
  .output(ownStore)

/** Writes the profile of the caller's store; name, URL and company are the operator's. */
const change = begin()
  .route({ method: 'PUT', path: '/sellers/store', summary: '내 스토어 수정', tags: ['store'] })
  .input(storeProfile)
  .errors(refusals('STORE_PROFILE_INVALID'))
  .output(done)

/** Opens a store that prepared itself: its products are sold from now on. */
const open = begin()
  .route({ method: 'POST', path: '/sellers/store/open', summary: '스토어 개점', tags: ['store'] })
  .errors(refusals('STORE_NOT_READY', 'STORE_STATE_CHANGED'))
  .output(state)

/** Pauses the store: nothing of it is sold until it goes on; what was ordered is still shipped. */
const pause = begin()
  .route({
    method: 'POST',
    path: '/sellers/store/pause',
    summary: '스토어 잠시 쉬기',
    tags: ['store'],
  })
  .errors(refusals('STORE_STATE_CHANGED'))
  .output(state)

/** Ends the pause of the store. */
const resume = begin()
  .route({
    method: 'POST',
    path: '/sellers/store/resume',
    summary: '스토어 다시 열기',
    tags: ['store'],
  })
  .errors(refusals('STORE_STATE_CHANGED'))
  .output(state)

export const sellerStoreCalls = { detail, change, open, pause, resume }
