import {
  MAIN_PAGES,
  MAIN_REVISION_STATES,
  MAIN_TITLE_LENGTH_MAX,
} from '@jangteo/core/display/mainGroup.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, moment, namedTarget, plainId, plainIdText } from '../wire/wire.schemas.ts'
import { composedGroup, gnbEntry } from './composition.schemas.ts'

const tags = ['display']
const path = '/operators/mains'
const page = z.enum(MAIN_PAGES)
const revisionId = z.object({ id: plainIdText })
const displayCall = call({ who: 'operator', permission: 'DISPLAY' })

/** The revisions of a composed page, the newest first. */
const revisions = displayCall
  .route({ method: 'GET', path, summary: '전시 목록', tags })
  .input(z.object({ page }))
  .output(
    z.object({
      publishedRevisionId: plainId.nullable(),
      revisionList: z.array(
        z.object({
          revisionId: plainId,
          title: z.string(),
          stateEnum: z.enum(MAIN_REVISION_STATES),
          groupCount: z.int(),
          createdAt: moment,
          publishedAt: moment.nullable(),
        }),
      ),
    }),
  )

/** Groups of a revision, to begin another one with, and the names of what they name by id. */
const revision = displayCall
  .route({ method: 'GET', path: `${path}/revisions/{id}`, summary: '전시 내용', tags })
  .input(revisionId)
  .errors(refusals('MAIN_REVISION_NOT_FOUND'))
  .output(
    z.object({
      title: z.string(),
      groupList: z.array(composedGroup),
      goodsList: z.array(namedTarget),
      storeList: z.array(namedTarget),
      categoryList: z.array(namedTarget),
    }),
  )

/**
 * Saves a draft, begun from the revision that the page shows (`parentId`, `null` for none). A draft is never changed:
 * another one takes its place.
 */
const save = displayCall
  .route({ method: 'POST', path: `${path}/revisions`, summary: '전시 초안 저장', tags })
  .input(
    z.object({
      page,
      parentId: plainId.nullable(),
      title: z.string().trim().min(1).max(MAIN_TITLE_LENGTH_MAX),
      groupList: z.array(composedGroup).max(100),
    }),
  )
  .errors(refusals('MAIN_COMPOSITION_INVALID'))
  .output(z.object({ revisionId: plainId }))

/** Makes a link that shows a draft for half an hour. */
const preview = displayCall
  .route({ method: 'POST', path: `${path}/revisions/{id}/preview`, summary: '전시 미리보기', tags })
  .input(revisionId)
  .errors(refusals('MAIN_REVISION_NOT_FOUND', 'MAIN_REVISION_NOT_DRAFT'))
  .output(z.object({ previewUrl: z.string(), endsAt: moment }))

/** Makes a draft what everybody sees, as a whole. */
const publish = displayCall
  .route({ method: 'POST', path: `${path}/revisions/{id}/publish`, summary: '전시 게시', tags })
  .input(revisionId)
  .errors(refusals('MAIN_REVISION_NOT_FOUND', 'MAIN_REVISION_NOT_DRAFT', 'MAIN_REVISION_OUTDATED'))
  .output(z.object({ revisionId: plainId }))

/** Publishes a copy of what a page showed before, while the page still shows `publishedRevisionId`. */
const restore = displayCall
  .route({ method: 'POST', path: `${path}/revisions/{id}/restore`, summary: '전시 되돌리기', tags })
  .input(revisionId.extend({ publishedRevisionId: plainId.nullable() }))
  .errors(refusals('MAIN_REVISION_NOT_FOUND', 'MAIN_REVISION_NOT_FORMER', 'MAIN_REVISION_OUTDATED'))
  .output(z.object({ revisionId: plainId }))

/** The navigation at the top as it was written. */
const gnb = displayCall
  .route({ method: 'GET', path: '/operators/gnb', summary: '메뉴', tags })
  .output(z.object({ entryList: z.array(gnbEntry) }))

/** Replaces the navigation at the top. */
const saveGnb = displayCall
  .route({ method: 'PUT', path: '/operators/gnb', summary: '메뉴 저장', tags })
  .input(z.object({ entryList: z.array(gnbEntry).max(100) }))
  .errors(refusals('GNB_INVALID'))
  .output(done)

export const operatorMainCalls = {
  revisions,
  revision,
  save,
  preview,
  publish,
  restore,
  gnb,
  saveGnb,
}
