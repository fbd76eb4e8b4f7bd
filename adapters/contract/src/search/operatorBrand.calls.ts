import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, pageOf, pageQuery, plainId, plainIdText } from '../wire/wire.schemas.ts'

const tags = ['search']
const path = '/operators/brands'
const forSellers = { who: 'operator', permission: 'SELLERS' } as const
const ofBrand = z.object({ id: plainIdText })

const names = z.object({
  name: z.string().max(200),
  /** `null` without one. */
  nameEn: z.string().max(200).nullable().default(null),
  /** Further names that buyers look for it by. */
  aliasList: z.array(z.string().max(200)).max(50).default([]),
})

const brand = names.extend({
  brandId: plainId,
  goodsCount: z.int(),
  /** Brand that it was merged into; `null` for a whole one. */
  mergedInto: z.object({ brandId: plainId, name: z.string() }).nullable(),
})

/** Brands by name, merged ones too. */
const list = call(forSellers)
  .route({ method: 'GET', path, summary: '브랜드 목록', tags })
  .input(
    z.object({
      /** Part of any of its names. */
      keyword: z.string().trim().max(50).default(''),
      ...pageQuery,
    }),
  )
  .output(pageOf(brand))

/** Adds a brand; sellers choose it for their products from now on. */
const create = call({ ...forSellers, isIdempotent: true })
  .route({ method: 'POST', path, summary: '브랜드 추가', tags })
  .input(names)
  .errors(refusals('BRAND_NAME_INVALID', 'BRAND_ALIASES_INVALID', 'BRAND_NAME_TAKEN'))
  .output(z.object({ brandId: plainId }))

/** Changes the names of a brand; its products are found by the new ones. */
const change = call(forSellers)
  .route({ method: 'PUT', path: `${path}/{id}`, summary: '브랜드 수정', tags })
  .input(names.extend(ofBrand.shape))
  .errors(
    refusals('BRAND_NOT_FOUND', 'BRAND_NAME_INVALID', 'BRAND_ALIASES_INVALID', 'BRAND_NAME_TAKEN'),
  )
  .output(done)

/** Merges a brand into another: its products count as the other's, its names find them. */
const merge = call(forSellers)
  .route({ method: 'POST', path: `${path}/{id}/merge`, summary: '브랜드 합치기', tags })
  .input(ofBrand.extend({ intoBrandId: plainId }))
  .errors(refusals('BRAND_NOT_FOUND', 'BRAND_NOT_MERGEABLE'))
  .output(done)

/** Deletes a brand that nothing uses. */
const remove = call(forSellers)
  .route({ method: 'DELETE', path: `${path}/{id}`, summary: '브랜드 삭제', tags })
  .input(ofBrand)
  .errors(refusals('BRAND_NOT_FOUND', 'BRAND_IN_USE'))
  .output(done)

export const operatorBrandCalls = { list, create, change, merge, remove }
