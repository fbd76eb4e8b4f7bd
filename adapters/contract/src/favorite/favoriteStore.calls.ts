import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { storeCard } from '../store/store.schemas.ts'
import { done, opaqueId, pageOf, pageQuery, ynFlag } from '../wire/wire.schemas.ts'

const tags = ['favorite']
const path = '/favorites/stores'

/** Most favourites of one removal. Source: market-rules §3. */
const TOGETHER_COUNT_MAX = 100

const storeUrl = z.string().min(1).max(50)
const ofStore = z.object({ id: storeUrl })

/** Adds a store to the caller's favourites; a second time answers the same. Source: market-rules §3. */
const addStore = call({ who: 'member' })
  .route({ method: 'POST', path, summary: '스토어 찜하기', tags })
  .input(z.object({ storeUrl }))
  .output(z.object({ favoriteStoreIdEncrypt: opaqueId }))
  .errors(refusals('STORE_NOT_FOUND', 'STORE_FEATURE_DENIED', 'FAVORITE_STORE_FULL'))

/** Removes favourites with their alerts; others' and missing ones are left as they are. */
const removeStores = call({ who: 'member' })
  .route({ method: 'DELETE', path, summary: '스토어 찜 해제', tags })
  .input(z.object({ favoriteStoreIdEncryptList: z.array(opaqueId).min(1).max(TOGETHER_COUNT_MAX) }))
  .output(done)

/** The caller's favourite stores, the newest first, without suspended and closed ones; `newGoodsCount` counts seven days. */
const storesMe = call({ who: 'member' })
  .route({ method: 'GET', path: `${path}/me`, summary: '찜한 스토어', tags })
  .input(z.object(pageQuery))
  .output(
    pageOf(
      storeCard.extend({
        favoriteStoreIdEncrypt: opaqueId,
        alertYn: ynFlag,
        /** A paused store sells nothing for a while. */
        pausedYn: ynFlag,
      }),
    ),
  )

/** If a store is a favourite of the caller, and how many members like it. */
const store = call({ who: 'member' })
  .route({ method: 'GET', path: `${path}/{id}`, summary: '찜한 스토어인지 보기', tags })
  .input(ofStore)
  .output(
    z.object({
      isFavorite: z.boolean(),
      alertYn: ynFlag,
      /** `null` when the store is no favourite. */
      favoriteStoreIdEncrypt: opaqueId.nullable(),
      favoriteCount: z.int(),
    }),
  )
  .errors(refusals('STORE_NOT_FOUND'))

/** Turns the alert of a favourite store on; a second time changes nothing. */
const alertOn = call({ who: 'member' })
  .route({ method: 'POST', path: `${path}/{id}/alert`, summary: '스토어 소식 받기', tags })
  .input(ofStore)
  .output(done)
  .errors(refusals('STORE_NOT_FOUND', 'FAVORITE_STORE_REQUIRED'))

/** Turns the alert of a store off, whatever became of the store; where there is none, nothing changes. */
const alertOff = call({ who: 'member' })
  .route({ method: 'DELETE', path: `${path}/alerts/{id}`, summary: '스토어 소식 끄기', tags })
  .input(ofStore)
  .output(done)

export const favoriteStoreCalls = { addStore, removeStores, storesMe, store, alertOn, alertOff }
