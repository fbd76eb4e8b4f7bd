import { GNB_SUBTITLE_TYPES, GNB_TYPES } from '@jangteo/core/display/gnb.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { categoryLink } from '../category/category.schemas.ts'
import { me } from '../session/session.schemas.ts'

/** Checks whether the service can do its work; refused while the database does not answer. */
const healthCheck = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/systems/status/health-check',
    summary: '상태 확인',
    tags: ['system'],
  })
  .output(z.object({ status: z.literal('UP'), version: z.string() }))

/** Shows the part of every page that all callers share. */
const layout = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/systems/layouts/layout',
    summary: '화면 틀',
    tags: ['system'],
  })
  .output(
    z.object({
      gnbList: z.array(
        z.object({
          gnbTypeEnum: z.enum(GNB_TYPES),
          title: z.string(),
          url: z.string(),
          gnbSubtitleTypeEnum: z.enum(GNB_SUBTITLE_TYPES),
          /** The text beside an entry of subtitle type `TEXT`, `null` for the others. */
          subtitle: z.string().nullable(),
        }),
      ),
      /** The categories of the first level. */
      categoryList: z.array(categoryLink),
      /** Facts of the market's operator that the law requires. */
      operatorFactList: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  )

/** Shows the caller's own part of every page. */
const buyer = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/systems/layouts/buyer',
    summary: '화면 틀의 내 정보',
    tags: ['system'],
  })
  .output(
    me.omit({
      isPasswordChangeDue: true,
      hasPassword: true,
      sessionEndEnum: true,
      unreadCount: true,
      guestOrderIdEncrypt: true,
    }),
  )

export const systemCalls = { healthCheck, layout, buyer }
