import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import {
  ownAnnouncement,
  ownNotice,
  ownStoreGroup,
  writtenAnnouncement,
  writtenNotice,
  writtenStoreGroup,
} from './storeNotice.schemas.ts'
import { storeCategory } from './store.schemas.ts'

const tags = ['store']
const namedId = z.object({ id: opaqueId })
const storeCall = call({ who: 'seller', permission: 'STORE' })
const createCall = call({ who: 'seller', permission: 'STORE', isIdempotent: true })

/** Notices of the own store, pinned ones first. */
const notices = storeCall
  .route({ method: 'GET', path: '/sellers/notices', summary: '내 스토어 공지 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(ownNotice))

/** Publishes a notice. */
const createNotice = createCall
  .route({ method: 'POST', path: '/sellers/notices', summary: '공지 쓰기', tags })
  .input(writtenNotice)
  .errors(refusals('NOTICE_INVALID', 'NOTICE_PINNED_TOO_MANY'))
  .output(z.object({ noticeIdEncrypt: opaqueId }))

/** Changes a notice; the day on which it was written stays. */
const changeNotice = storeCall
  .route({ method: 'PUT', path: '/sellers/notices/{id}', summary: '공지 수정', tags })
  .input(writtenNotice.extend(namedId.shape))
  .errors(refusals('NOTICE_NOT_FOUND', 'NOTICE_INVALID', 'NOTICE_PINNED_TOO_MANY'))
  .output(done)

/** Deletes a notice. */
const removeNotice = storeCall
  .route({ method: 'DELETE', path: '/sellers/notices/{id}', summary: '공지 삭제', tags })
  .input(namedId)
  .errors(refusals('NOTICE_NOT_FOUND'))
  .output(done)

/** Announcements on the product pages of the own store, the newest first. */
const announcements = storeCall
  .route({ method: 'GET', path: '/sellers/announcements', summary: '상품 안내 목록', tags })
  .output(z.object({ announcementList: z.array(ownAnnouncement) }))

/** Publishes an announcement on all product pages of the own store. */
const createAnnouncement = createCall
  .route({ method: 'POST', path: '/sellers/announcements', summary: '상품 안내 쓰기', tags })
  .input(writtenAnnouncement)
  .errors(refusals('ANNOUNCEMENT_INVALID'))
  .output(z.object({ announcementIdEncrypt: opaqueId }))

/** Changes an announcement. */
const changeAnnouncement = storeCall
  .route({ method: 'PUT', path: '/sellers/announcements/{id}', summary: '상품 안내 수정', tags })
  .input(writtenAnnouncement.extend(namedId.shape))
  .errors(refusals('ANNOUNCEMENT_NOT_FOUND', 'ANNOUNCEMENT_INVALID'))
  .output(done)

/** Deletes an announcement. */
const removeAnnouncement = storeCall
  .route({
    method: 'DELETE',
    path: '/sellers/announcements/{id}',
    summary: '상품 안내 삭제',
    tags,
  })
  .input(namedId)
  .errors(refusals('ANNOUNCEMENT_NOT_FOUND'))
  .output(done)

/** Groups of the own store's first page, and the categories that it sells in. */
const groups = storeCall
  .route({ method: 'GET', path: '/sellers/main-groups', summary: '스토어 코너', tags })
  .output(z.object({ groupList: z.array(ownStoreGroup), categoryList: z.array(storeCategory) }))

/** Replaces the groups of the own store's first page; without any the market picks them. */
const saveGroups = storeCall
  .route({ method: 'PUT', path: '/sellers/main-groups', summary: '스토어 코너 저장', tags })
  .input(z.object({ groupList: z.array(writtenStoreGroup).max(100) }))
  .errors(refusals('STORE_GROUPS_INVALID'))
  .output(done)

export const sellerStorePageCalls = {
  notices,
  createNotice,
  changeNotice,
  removeNotice,
  announcements,
  createAnnouncement,
  changeAnnouncement,
  removeAnnouncement,
  groups,
  saveGroups,
}
