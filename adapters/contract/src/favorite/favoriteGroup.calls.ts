import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf, pageQuery, queryList } from '../wire/wire.schemas.ts'
import { favoriteCard } from './favorite.calls.ts'

const tags = ['favorite']
const path = '/favorites/goods-group'
const placesPath = '/favorites/my-goods/favorite-goods-group'

/** Most favourites of one change. Source: market-rules §3. */
const TOGETHER_COUNT_MAX = 100

const favoriteIds = z.array(opaqueId).min(1).max(TOGETHER_COUNT_MAX)
const groupName = z.string().max(200)

const group = z.object({
  favoriteGoodsGroupIdEncrypt: opaqueId,
  name: z.string(),
  goodsCount: z.int(),
  /** Pictures of what came last, four at most. */
  pictures: z.array(z.string()),
})

/** The caller's groups, the newest first. */
const groups = call({ who: 'member' })
  .route({ method: 'GET', path, summary: '찜 그룹', tags })
  .output(z.object({ groupList: z.array(group) }))

/** A group with a page of its favourites, the last one added first. */
const groupDetail = call({ who: 'member' })
  .route({ method: 'GET', path: `${path}/{id}`, summary: '찜 그룹의 상품', tags })
  .input(z.object({ id: opaqueId, ...pageQuery }))
  .output(group.extend({ page: pageOf(favoriteCard) }))
  .errors(refusals('FAVORITE_GROUP_NOT_FOUND'))

/** Creates a group. */
const createGroup = call({ who: 'member', isIdempotent: true })
  .route({ method: 'POST', path, summary: '찜 그룹 만들기', tags })
  .input(z.object({ name: groupName }))
  .output(z.object({ favoriteGoodsGroupIdEncrypt: opaqueId }))
  .errors(
    refusals(
      'FAVORITE_GROUP_COUNT_EXCEEDED',
      'FAVORITE_GROUP_NAME_REQUIRED',
      'FAVORITE_GROUP_NAME_TOO_LONG',
      'FAVORITE_GROUP_NAME_TAKEN',
    ),
  )

/** Renames a group. */
const renameGroup = call({ who: 'member' })
  .route({ method: 'PUT', path, summary: '찜 그룹 이름 바꾸기', tags })
  .input(z.object({ favoriteGoodsGroupIdEncrypt: opaqueId, name: groupName }))
  .output(done)
  .errors(
    refusals(
      'FAVORITE_GROUP_NOT_FOUND',
      'FAVORITE_GROUP_NAME_REQUIRED',
      'FAVORITE_GROUP_NAME_TOO_LONG',
      'FAVORITE_GROUP_NAME_TAKEN',
    ),
  )

/** Deletes groups; their favourites stay, and others' and missing groups are left as they are. */
const removeGroups = call({ who: 'member' })
  .route({ method: 'DELETE', path, summary: '찜 그룹 삭제', tags })
  .input(
    z.object({ favoriteGoodsGroupIdEncryptList: z.array(opaqueId).min(1).max(TOGETHER_COUNT_MAX) }),
  )
  .output(done)

/** Groups of each of some favourites; others' and missing ones are left out. */
const groupsOfGoods = call({ who: 'member' })
  .route({ method: 'GET', path: placesPath, summary: '찜한 상품의 그룹', tags })
  .input(z.object({ favoriteGoodsIdEncryptList: queryList(opaqueId) }))
  .output(
    z.array(
      z.object({
        favoriteGoodsIdEncrypt: opaqueId,
        favoriteGoodsGroupIdEncryptList: z.array(opaqueId),
      }),
    ),
  )

/** Puts favourites into a group, and takes them out of another one where it is named: all of them or none. */
const addToGroup = call({ who: 'member' })
  .route({ method: 'POST', path: placesPath, summary: '찜 그룹에 담기', tags })
  .input(
    z.object({
      favoriteGoodsGroupIdEncrypt: opaqueId,
      favoriteGoodsIdEncryptList: favoriteIds,
      fromGroupIdEncrypt: opaqueId.optional(),
    }),
  )
  .output(done)
  .errors(refusals('FAVORITE_GROUP_NOT_FOUND', 'FAVORITE_GROUP_FULL'))

/** Takes favourites out of a group; they stay favourites. */
const takeFromGroup = call({ who: 'member' })
  .route({ method: 'DELETE', path: placesPath, summary: '찜 그룹에서 빼기', tags })
  .input(
    z.object({ favoriteGoodsGroupIdEncrypt: opaqueId, favoriteGoodsIdEncryptList: favoriteIds }),
  )
  .output(done)
  .errors(refusals('FAVORITE_GROUP_NOT_FOUND'))

export const favoriteGroupCalls = {
  groups,
  groupDetail,
  createGroup,
  renameGroup,
  removeGroups,
  groupsOfGoods,
  addToGroup,
  takeFromGroup,
}
