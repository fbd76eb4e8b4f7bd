import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { moment, plainIdText } from '../wire/wire.schemas.ts'
import { mainGroup, mainGroupContent } from './mainGroup.schemas.ts'

const tags = ['display']
const base = '/displays/mains'
const groupId = z.object({ mainGroupId: plainIdText })

/** A sub main: its title and its groups, the first ones with content. The same for every caller. */
const subMainList = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/pages/sub-main-list', summary: '서브 메인', tags })
  .input(z.object({ gnbTypeEnum: z.enum(['SUB_MAIN_A', 'SUB_MAIN_B']) }))
  .output(z.object({ title: z.string(), mainGroupList: z.array(mainGroup) }))

/** The groups of a composed page without their content. The same for every caller. */
const mains = call({ who: 'anybody' })
  .route({ method: 'GET', path: base, summary: '전시 코너 목록', tags })
  .input(z.object({ gnbTypeEnum: z.enum(['HOME', 'SUB_MAIN_A', 'SUB_MAIN_B']).default('HOME') }))
  .output(z.object({ mainGroupList: z.array(mainGroup.omit({ content: true })) }))

/** Pictures or texts of a group. */
const banner = call({ who: 'anybody' })
  .route({ method: 'GET', path: `${base}/customs/banner`, summary: '코너: 배너', tags })
  .input(groupId)
  .errors(refusals('MAIN_GROUP_NOT_FOUND'))
  .output(mainGroupContent.banner)

/** Products of a group: the most viewed, the newest, those of categories. */
const goods = call({ who: 'anybody' })
  .route({ method: 'GET', path: `${base}/customs/goods`, summary: '코너: 상품', tags })
  .input(groupId)
  .errors(refusals('MAIN_GROUP_NOT_FOUND'))
  .output(mainGroupContent.goods)

/** Recommendations of a group: products that others favour, put into carts or search for, and stores. */
const recommend = call({ who: 'anybody' })
  .route({ method: 'GET', path: `${base}/customs/recommend`, summary: '코너: 추천', tags })
  .input(groupId)
  .errors(refusals('MAIN_GROUP_NOT_FOUND'))
  .output(mainGroupContent.recommend)

/** Deals of a group, ending first. */
const deal = call({ who: 'anybody' })
  .route({ method: 'GET', path: `${base}/customs/deal`, summary: '코너: 특가', tags })
  .input(groupId)
  .errors(refusals('MAIN_GROUP_NOT_FOUND'))
  .output(mainGroupContent.deal)

/** Videos of a group. */
const video = call({ who: 'anybody' })
  .route({ method: 'GET', path: `${base}/customs/video`, summary: '코너: 동영상', tags })
  .input(groupId)
  .errors(refusals('MAIN_GROUP_NOT_FOUND'))
  .output(mainGroupContent.video)

/** Groups that a draft would show, all of them with content, while its preview lasts. */
const preview = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/previews/{previewToken}',
    summary: '전시 미리보기',
    tags,
  })
  .input(z.object({ previewToken: z.string().max(60) }))
  .errors(refusals('MAIN_PREVIEW_EXPIRED'))
  .output(z.object({ title: z.string(), endsAt: moment, mainGroupList: z.array(mainGroup) }))

export const mainGroupCalls = { subMainList, mains, banner, goods, recommend, deal, video, preview }
