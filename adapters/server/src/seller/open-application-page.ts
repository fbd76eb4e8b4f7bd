import { allowedSteps } from '@jangteo/core/chart/table.rules'
import { SELLER_DOCUMENTS } from '@jangteo/core/seller/sellerApplication.codes'
import { SELLER_APPLICATION_TABLE } from '@jangteo/core/seller/sellerApplication.table.gen'
import { feeRateOf } from '@jangteo/core/settlement/feeRate.rules'
import { SELLER_TERMS } from '@jangteo/core/terms/agreement.rules'
import type { ApplicationRow } from '@jangteo/postgres/seller/application.store'
import { listRootFees } from '@jangteo/postgres/seller/application-page.store'
import * as Effect from 'effect/Effect'
import { toApplicationAnswer } from './application-answer.ts'
import { toYn } from '../wire/yn.ts'
import { findOwnApplication } from './own-application.ts'

type PageInput = {
  readonly applicationNumber?: string | undefined
  readonly emailProof?: string | undefined
}

/**
 * Opens the page of the application; with a number and a proof the own application with what its applicant may do.
 * Refusals: EMAIL_PROOF_INVALID, SELLER_APPLICATION_NOT_FOUND. Source: market-rules §9.1.
 */
export const openApplicationPage = Effect.fnUntraced(function* ({
  applicationNumber,
  emailProof,
}: PageInput) {
  const own =
    applicationNumber === undefined || emailProof === undefined
      ? null
      : yield* findOwnApplication({ applicationNumber, emailProof })
  const roots = yield* listRootFees()
  const named = roots.map(({ id, name }) => ({ categoryId: id, categoryName: name }))
  return {
    termsList: SELLER_TERMS.map(({ kind, isRequired }) => ({
      termsKind: kind,
      requiredYn: toYn(isRequired),
    })),
    categoryList: named,
    requiredDocs: [...SELLER_DOCUMENTS],
    feeTable: roots.map(({ id, name, fee_rate_bp: categoryRateBp }) => ({
      categoryId: id,
      categoryName: name,
      feeRateBp: feeRateOf({ storeRateBp: null, categoryRateBp }),
    })),
    application: own === null ? null : yield* withActions(own),
  }
})

const withActions = Effect.fnUntraced(function* (row: ApplicationRow) {
  const steps = allowedSteps(SELLER_APPLICATION_TABLE, row.state, { isApprovable: false })
  const may = (event: 'seller.supplement' | 'seller.withdraw') =>
    toYn(steps.some((step) => step.event === event))
  return {
    ...(yield* toApplicationAnswer(row)),
    supplementYn: may('seller.supplement'),
    withdrawYn: may('seller.withdraw'),
  }
})
