import type { applicationDetail } from '@jangteo/contract/seller/application.schemas'
import type { Db } from '@jangteo/postgres/database/db'
import {
  type ApplicationRow,
  listApplicationFiles,
  listApplicationHistory,
} from '@jangteo/postgres/seller/application.store'
import { listRootFees } from '@jangteo/postgres/seller/application-page.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { toFileAnswer } from '../upload/file-answer.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { numberOf } from './own-application.ts'

export type ApplicationAnswer = z.input<typeof applicationDetail>

type Root = { readonly id: number; readonly name: string }

function companyAnswer(row: ApplicationRow, roots: readonly Root[]): ApplicationAnswer['company'] {
  const { company_name, representative_name, business_address, phone, category_ids } = row
  if (company_name === null || representative_name === null || category_ids === null) return null
  return {
    companyName: company_name,
    representativeName: representative_name,
    mailOrderNumber: row.mail_order_number,
    businessAddress: business_address ?? '',
    phone: phone ?? '',
    categoryList: roots
      .filter(({ id }) => category_ids.includes(id))
      .map(({ id, name }) => ({ categoryId: id, categoryName: name })),
  }
}

/** Maps an application with its documents and its steps. */
export const toApplicationAnswer = Effect.fnUntraced(function* (
  row: ApplicationRow,
): Effect.fn.Return<ApplicationAnswer, never, Db | WireIds> {
  const wireIds = yield* WireIds
  const files = yield* listApplicationFiles(row.id)
  const history = yield* listApplicationHistory(row.id)
  return {
    applicationNumber: numberOf(row),
    stateEnum: row.state,
    memo: row.memo,
    appliedAt: row.applied_at.toISOString(),
    businessNumber: row.business_number,
    loginId: row.login_id,
    email: row.email,
    storeName: row.store_name,
    storeUrl: row.store_url,
    company: companyAnswer(row, yield* listRootFees()),
    filesList: files.map((file) => toFileAnswer(wireIds, file)),
    historyList: history.map(({ to_state: stateEnum, memo, at }) => ({
      stateEnum,
      memo,
      at: at.toISOString(),
    })),
  }
})
