import type { OperatorPermission, SellerPermission } from '@jangteo/core/staff/staff.codes'
import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { DEMO_PASSWORD } from '../../support/buyer.ts'
import { newOperator, newSeller } from '../../support/staff.ts'
import { codeMailedTo } from '../member/outbox.ts'
import { post } from '../request.ts'
import { openStock } from '../stock.ts'

type Step = { readonly ticket: string; readonly authenticatorSecret: string | null }

/** A new user of a store, the owner unless permissions are given. */
export async function aSeller(storeUrl?: string, permissions?: readonly SellerPermission[]) {
  const stock = openStock()
  const rights = permissions === undefined ? {} : { permissions }
  const seller = await newSeller({ ...stock, now: Date.now }, storeUrl, rights)
  await stock.close()
  return seller
}

/** A new operator, an admin unless permissions are given. */
export async function anOperator(permissions?: readonly OperatorPermission[]) {
  const stock = openStock()
  const operator = await newOperator({ ...stock, now: Date.now }, permissions)
  await stock.close()
  return operator
}

/** The code that an authenticator app shows now. */
export function authenticatorCode(secret: string): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })
}

/** Logs a new user of a store in, without the pages of the login. */
export async function logInSeller(
  page: Page,
  storeUrl?: string,
  permissions?: readonly SellerPermission[],
) {
  const seller = await aSeller(storeUrl, permissions)
  const { loginId, email } = seller
  const { ticket } = await post<Step>(page, '/sellers/session', {
    loginId,
    password: DEMO_PASSWORD,
  })
  const code = await codeMailedTo(page, email)
  await post(page, '/sellers/session/code', { ticket, code })
  return seller
}

/** Logs a new operator in, without the pages of the login. */
export async function logInOperator(page: Page, permissions?: readonly OperatorPermission[]) {
  const operator = await anOperator(permissions)
  const { loginId } = operator
  const step = await post<Step>(page, '/operators/session', { loginId, password: DEMO_PASSWORD })
  const code = authenticatorCode(step.authenticatorSecret ?? '')
  await post(page, '/operators/session/code', { ticket: step.ticket, code })
  return operator
}
