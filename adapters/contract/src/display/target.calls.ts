import { TARGET_KINDS } from '@jangteo/core/display/target.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { plainId } from '../wire/wire.schemas.ts'

const tags = ['display']
const keyword = z.string().trim().max(50).default('')

const target = z.object({
  targetId: plainId,
  name: z.string(),
  /** Its place, which differs from that of others of the same name. */
  note: z.string(),
  /** `null` where it has none. */
  picture: z.string().nullable(),
  /** Page that shoppers see of it; `null` for what has none. */
  url: z.string().nullable(),
})
const targets = z.object({ targetList: z.array(target) })

/** Up to twenty products, stores, categories, exhibitions, events or coupons by a part of the name. */
const market = call({ who: 'operator', permission: null })
  .route({ method: 'GET', path: '/operators/targets', summary: '연결할 대상 찾기', tags })
  .input(z.object({ kindEnum: z.enum(TARGET_KINDS), keyword }))
  .output(targets)

/** Up to twenty products of the own store by a part of the name. */
const own = call({ who: 'seller', permission: null })
  .route({ method: 'GET', path: '/sellers/targets', summary: '내 상품 찾기', tags })
  .input(z.object({ keyword }))
  .output(targets)

export const operatorTargetCalls = { search: market }
export const sellerTargetCalls = { search: own }
