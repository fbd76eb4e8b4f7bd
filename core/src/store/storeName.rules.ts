import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { decideSellerField, isReservedStoreUrl } from '../seller/sellerApplication.rules.ts'

/** Name of a store, and the part of its pages' paths that is its own. */
export type StoreName = { readonly storeName: string; readonly storeUrl: string }

export type StoreNameRefusal =
  | 'STORE_NAME_INVALID'
  | 'STORE_URL_INVALID'
  | 'STORE_NAME_TAKEN'
  | 'STORE_URL_TAKEN'

/** Fields of a store's name that another store or application has. */
export type TakenName = { readonly isNameTaken: boolean; readonly isUrlTaken: boolean }

/**
 * Decides how a typed name and URL are stored: what an application may ask for, and no path of the market. Refusals:
 * STORE_NAME_INVALID, STORE_URL_INVALID, STORE_URL_TAKEN. Source: market-rules §6, §9.3.
 */
export function decideStoreName(typed: StoreName): Decision<StoreNameRefusal, StoreName> {
  const name = decideSellerField('storeName', typed.storeName)
  if (!name.ok) return refuse('STORE_NAME_INVALID')
  const url = decideSellerField('storeUrl', typed.storeUrl)
  if (!url.ok) return refuse('STORE_URL_INVALID')
  if (isReservedStoreUrl(url.value)) return refuse('STORE_URL_TAKEN')
  return allow({ storeName: name.value, storeUrl: url.value })
}

/** Decides whether a store gets a name. Refusals: STORE_NAME_TAKEN, STORE_URL_TAKEN. */
export function decideNameFree(taken: TakenName): Decision<StoreNameRefusal> {
  if (taken.isNameTaken) return refuse('STORE_NAME_TAKEN')
  return taken.isUrlTaken ? refuse('STORE_URL_TAKEN') : allow()
}
