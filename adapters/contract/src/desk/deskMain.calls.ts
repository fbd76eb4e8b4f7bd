import { GNB_SUBTITLE_TYPES, GNB_TYPES } from '@jangteo/core/display/gnb.codes'
import {
  MAIN_PAGES,
  MAIN_REVISION_STATES,
  MAIN_TITLE_LENGTH_MAX,
} from '@jangteo/core/display/mainGroup.codes'
import { z } from 'zod'
import { deskCall } from '../call/call.ts'
import { composedGroup } from '../display/composition.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, moment, plainId, plainIdText } from '../wire/wire.schemas.ts'

const tags = ['desk']
const page = z.enum(MAIN_PAGES)
const revisionId = z.object({ id: plainIdText })

/** Development only: the revisions of a composed page, the newest first. */
const mainRevisions = deskCall
  .route({ method: 'GET', path: '/dev/desk/mains', summary: '전시 데스크', tags })
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

/** Development only: what a revision is composed of, to begin another one with. */
const mainRevision = deskCall
  .route({ method: 'GET', path: '/dev/desk/mains/revisions/{id}', summary: '전시 내용', tags })
  .input(revisionId)
  .errors(refusals('MAIN_REVISION_NOT_FOUND'))
  .output(z.object({ title: z.string(), groupList: z.array(composedGroup) }))

/**
 * Development only: saves a draft, begun from the revision that the page shows (`parentId`, `null` for none). A draft is
 * never changed: another one takes its place.
 */
const saveMain = deskCall
  .route({ method: 'POST', path: '/dev/desk/mains/revisions', summary: '전시 초안 저장', tags })
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

/** Development only: makes a link that shows a draft for half an hour. */
const previewMain = deskCall
  .route({
    method: 'POST',
    path: '/dev/desk/mains/revisions/{id}/preview',
    summary: '전시 미리보기',
    tags,
  })
  .input(revisionId)
  .errors(refusals('MAIN_REVISION_NOT_FOUND', 'MAIN_REVISION_NOT_DRAFT'))
  .output(z.object({ previewUrl: z.string(), endsAt: moment }))

/** Development only: makes a draft what everybody sees, as a whole. */
const publishMain = deskCall
  .route({
    method: 'POST',
    path: '/dev/desk/mains/revisions/{id}/publish',
    summary: '전시 게시',
    tags,
  })
  .input(revisionId)
  .errors(refusals('MAIN_REVISION_NOT_FOUND', 'MAIN_REVISION_NOT_DRAFT', 'MAIN_REVISION_OUTDATED'))
  .output(z.object({ revisionId: plainId }))

const gnbEntry = z.object({
  gnbTypeEnum: z.enum(GNB_TYPES),
  title: z.string().max(200),
  gnbSubtitleTypeEnum: z.enum(GNB_SUBTITLE_TYPES).default('NONE'),
  subtitle: z.string().max(200).nullable().default(null),
  startsAt: moment.nullable().default(null),
  endsAt: moment.nullable().default(null),
  exhibitionId: plainId.nullable().default(null),
  linkUrl: z.string().max(500).nullable().default(null),
})

/** Development only: the navigation at the top as it was written. */
const gnb = deskCall
  .route({ method: 'GET', path: '/dev/desk/gnb', summary: '메뉴 데스크', tags })
  .output(z.object({ entryList: z.array(gnbEntry) }))

/** Development only: replaces the navigation at the top. */
const saveGnb = deskCall
  .route({ method: 'PUT', path: '/dev/desk/gnb', summary: '메뉴 저장', tags })
  .input(z.object({ entryList: z.array(gnbEntry).max(100) }))
  .errors(refusals('GNB_INVALID'))
  .output(done)

export const deskMainCalls = {
  mainRevisions,
  mainRevision,
  saveMain,
  previewMain,
  publishMain,
  gnb,
  saveGnb,
}
