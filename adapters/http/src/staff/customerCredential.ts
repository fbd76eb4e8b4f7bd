import { CUSTOMER_COOKIE_NAME } from '@jangteo/core/seller/customerCredential.codes'
import { GUEST_CREDENTIAL } from '../session/credential.ts'

/**
 * The fixed credential of the calls of customers, from the page's cookies; that of guests where none is set. Source: spec §7.
 * @example customerCredentialOf('customer_credential=c2hvcDp4') // 'Basic c2hvcDp4'
 */
export function customerCredentialOf(cookies: string): string {
  const prefix = `${CUSTOMER_COOKIE_NAME}=`
  const found = cookies.split('; ').find((pair) => pair.startsWith(prefix))
  if (found === undefined) return GUEST_CREDENTIAL
  return `Basic ${decodeURIComponent(found.slice(prefix.length))}`
}
